import { call, delay, select } from 'typed-redux-saga'
import { authenticate } from '../../contract/session.ts'
import { screenOf } from '../addresses.ts'
import { selectConfig } from '../config/slice.ts'
import { isDemoMode } from '../mode.ts'
import { selectPlace } from '../navigation/slice.ts'
import { callHotel, world } from '../world.ts'
import { writeLoginData } from './keep.ts'
import { isVerified } from './rules.ts'
import { selectIsRegistered, selectMode } from './slice.ts'
import { noLoginData } from './types.ts'

/** Every ten minutes, while the page is seen, the stay is verified; one that is over ends here (SES-32 to SES-34). */
export function* checkPeriodically() {
  const page = yield* world('page')
  while (true) {
    const { checkin_validity_interval } = yield* select(selectConfig)
    yield* delay(checkin_validity_interval)
    yield* call(() => page.whenVisible())
    if (yield* isDue()) yield* call(check)
  }
}

function* isDue() {
  const mode = yield* select(selectMode)
  const place = yield* select(selectPlace)
  const screen = place && screenOf(place.pathname)
  const isRegistered = yield* select(selectIsRegistered)
  return isRegistered && screen !== null && isVerified(screen.name, mode) && !isDemoMode(mode)
}

function* check() {
  const outcome = yield* callHotel(authenticate, {})
  if (outcome.kind !== 'ok' || outcome.answer.checkin.length > 0) return
  writeLoginData({ storage: yield* world('storage') }, noLoginData)
  const page = yield* world('page')
  page.reload()
}
