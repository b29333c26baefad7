import { put, select, take, takeEvery } from 'typed-redux-saga'
import { guestDomainsLoaded } from '../../core/domains/slice.ts'
import { go, log, service } from '../../core/services.ts'
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
} from '../session/slice.ts'
import { mobileKeyPath } from './paths.ts'
import { offersKey } from './rules.ts'
import { doorOpenAllowed } from './slice.ts'

/** A guest who signs in later than this is no longer at the door. */
const maxRequestAgeMs = 2 * 60_000

/** Opens the door that an address requested, once the session is registered, and only the guest's own one (KEY-21). */
export function* watchDoorOpenRequests() {
  yield* takeEvery([guestDomainsLoaded, registered, doorOpenRequested], handleRequest)
}

function* handleRequest() {
  const request = yield* select(selectDoorOpenRequest)
  if (!request || !(yield* select(selectIsRegistered))) return
  yield* put(doorOpenRequestHandled())
  const refusal = yield* refusalOf(request)
  if (refusal) return yield* log('warn', 'mobileKey', `opendoor is ignored: ${refusal}`)
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
  while (['unknown', 'fetching'].includes(yield* select(selectSettingsStatus, id)))
    yield* take([settingsLoaded, settingsFailed])
  const { onekey } = yield* select(selectSettings)
  return offersKey(yield* select(selectMode), true, onekey) ? null : 'there is no mobile key here'
}
