import { put, select, take, takeEvery } from 'typed-redux-saga'
import { pathOf } from '../addresses.ts'
import { selectSettings, selectSettingsStatus, settingsFailed, settingsLoaded } from '../property/slice.ts'
import {
  doorWished,
  doorWishHeard,
  registered,
  selectDoorWish,
  selectHasDoor,
  selectIsRegistered,
  selectMode,
  selectPropertyId,
  selectRoom,
  stayBegan,
} from '../session/slice.ts'
import { go, log, world } from '../world.ts'
import { offersKey } from './rules.ts'
import { wishGranted } from './slice.ts'

/** Who asked at the door and signs in much later does not stand there any more. */
const patience = 2 * 60_000

/** An address asked for the door: once the session is registered it opens, once, and only the own one (KEY-21). */
export function* watchWish() {
  yield* takeEvery([stayBegan, registered, doorWished], hear)
}

function* hear() {
  const wish = yield* select(selectDoorWish)
  if (!wish || !(yield* select(selectIsRegistered))) return
  yield* put(doorWishHeard())
  const refusal = yield* reasonAgainst(wish)
  if (refusal) return yield* log('warn', 'mobileKey', `opendoor is ignored: ${refusal}`)
  yield* go(pathOf('mobileKey'), { replace: true })
  yield* put(wishGranted())
}

function* reasonAgainst({ room, at }: { room: string; at: number }) {
  const now = yield* world('now')
  if (now() - at > patience) return 'it came too long ago'
  if (!(yield* select(selectHasDoor))) return 'the guest has no room'
  if (room !== (yield* select(selectRoom))) return 'it names another room'
  const id = yield* select(selectPropertyId)
  if (!id) return 'there is no property'
  while (['unknown', 'fetching'].includes(yield* select(selectSettingsStatus, id)))
    yield* take([settingsLoaded, settingsFailed])
  const { onekey } = yield* select(selectSettings)
  return offersKey(yield* select(selectMode), true, onekey) ? null : 'there is no mobile key here'
}
