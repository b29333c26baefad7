import { put, select } from 'typed-redux-saga'
import { getUtcTime } from '../../contract/config.ts'
import { request, service } from '../../core/services.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin, selectIsDemo } from '../session/slice.ts'
import { expiryOf, isExpired } from './rules.ts'
import { validityLoaded } from './slice.ts'

/** A guest is waiting at the door: after this the device's clock is used (KEY-09). */
const timeRequestTimeoutMs = 3000

/** The hotel's time, or the device's where the hotel does not answer. */
function* hotelNow() {
  const now = yield* service('now')
  // The demo sends no request (KEY-25).
  if (yield* select(selectIsDemo)) return now()
  const outcome = yield* request(getUtcTime, { timeout: timeRequestTimeoutMs })
  return outcome.kind === 'ok' ? Date.parse(outcome.answer.utc) : now()
}

/** Until when the key is valid, and whether it has expired, by a new request for the hotel's time (KEY-06 to KEY-09). */
export function* loadValidity() {
  const now = yield* hotelNow()
  const checkin = yield* select(selectCheckin)
  const timezone = yield* select(selectTimezone)
  const expireAt = expiryOf(checkin?.checkout ?? null, now, timezone)
  const validity = { expireAt, isExpired: isExpired(expireAt, now) }
  yield* put(validityLoaded(validity))
  return validity
}
