import { put, select } from 'typed-redux-saga'
import { getUtcTime } from '../../contract/config.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin, selectIsDemo } from '../session/slice.ts'
import { request, world } from '../world.ts'
import { expiryOf, isExpired } from './rules.ts'
import { validityLearned } from './slice.ts'

/** A guest is standing at the door: after this the device's own clock has to do (KEY-09). */
const patience = 3000

/** The hotel's time, else the device's. */
function* hotelNow() {
  const now = yield* world('now')
  // The demo is acted out without a request (KEY-25).
  if (yield* select(selectIsDemo)) return now()
  const outcome = yield* request(getUtcTime, { timeout: patience })
  return outcome.kind === 'ok' ? Date.parse(outcome.answer.utc) : now()
}

/** Until when the key is valid, and whether that is over; asked of the hotel anew each time (KEY-06 to KEY-09). */
export function* learnValidity() {
  const now = yield* hotelNow()
  const checkin = yield* select(selectCheckin)
  const timezone = yield* select(selectTimezone)
  const expireAt = expiryOf(checkin?.checkout ?? null, now, timezone)
  const validity = { expireAt, isExpired: isExpired(expireAt, now) }
  yield* put(validityLearned(validity))
  return validity
}
