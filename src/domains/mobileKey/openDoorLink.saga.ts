import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import { isPending } from '../../core/load.ts'
import { go, log, service } from '../../core/services.ts'
import { configFailed, configLoaded, selectConfig, selectIsConfigLoading } from '../config/slice.ts'
import { dialogClosed, dialogRaised } from '../dialogs/slice.ts'
import { selectSettings, selectSettingsStatus, settingsFailed, settingsLoaded } from '../property/slice.ts'
import {
  doorOpenRequested,
  doorOpenRequestHandled,
  registered,
  selectDoorOpenRequest,
  selectHasDoor,
  selectIsRegistered,
  selectMode,
  selectPropertyId,
  selectRoom,
  sessionEnds,
} from '../session/slice.ts'
import { offersKey } from './offersKey.ts'
import { mobileKeyPath } from './paths.ts'
import { doorOpenAllowed, doorOpenConfirmed } from './slice.ts'

/** Maximum age of a request: a guest who signs in later is no longer at the door. */
const maxRequestAgeMs = 2 * 60_000

const dialogId = 'openDoor'

/** Handles the URL's request to open a door, once the session is registered, and only the guest's own door (KEY-21). */
export function* watchDoorOpenRequests() {
  yield* takeEvery([registered, doorOpenRequested], handleRequest)
  yield* takeEvery(doorOpenConfirmed, openAtKey)
  // The dialog was meant for the guest who has left.
  yield* takeEvery(sessionEnds, function* () {
    yield* put(dialogClosed(dialogId))
  })
  // Handles the request that caused this saga to start.
  yield* fork(handleRequest)
}

/** Asks the guest first, because anybody may have made the link; a hotel with tags of its own may skip this. */
function* handleRequest() {
  const request = yield* select(selectDoorOpenRequest)
  if (!request || !(yield* select(selectIsRegistered))) return
  yield* put(doorOpenRequestHandled())
  const refusal = yield* refusalOf(request)
  if (refusal) return yield* log('warn', 'mobileKey', `opendoor is ignored: ${refusal}`)
  while (yield* select(selectIsConfigLoading)) yield* take([configLoaded, configFailed])
  const { opendoor_confirm } = yield* select(selectConfig)
  if (!opendoor_confirm) return yield* call(openAtKey)
  yield* put(
    dialogRaised({
      id: dialogId,
      title: 'key.confirm.title',
      values: { room: request.room },
      choices: [{ label: 'key.confirm.open', event: doorOpenConfirmed() }, { label: 'app.cancel' }],
      isUrgent: true,
    }),
  )
}

/** Opens the screen of the key, where the guest sees the stage of the opening. */
function* openAtKey() {
  yield* go(mobileKeyPath, { replace: true })
  yield* put(doorOpenAllowed())
}

function* refusalOf({ room, at }: { room: string; at: number }) {
  const now = yield* service('now')
  if (now() - at > maxRequestAgeMs) return 'it came too long ago'
  if (!(yield* select(selectHasDoor))) return 'the guest has no room'
  if (room !== (yield* select(selectRoom))) return 'it names another room'
  const id = yield* select(selectPropertyId)
  if (!id) return 'there is no property'
  while (isPending(yield* select(selectSettingsStatus, id))) yield* take([settingsLoaded, settingsFailed])
  const { onekey } = yield* select(selectSettings)
  return offersKey(yield* select(selectMode), true, onekey) ? null : 'there is no mobile key here'
}
