import { put, select } from 'typed-redux-saga'
import { getUtcTime } from '../../contract/config.ts'
import { request } from '../../core/services.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin, selectIsDemo } from '../session/slice.ts'
import { expiryOf, isExpired } from './rules.ts'
import { validityLoaded } from './slice.ts'

/** Time-out after which the device's clock is used, because the guest is waiting at the door (KEY-09). */
const timeRequestTimeoutMs = 3000

/** Asks the hotel for its time; what is known of it already is the fallback, at first the device's time. */
function* askedTime() {
  // The demo sends no request (KEY-25).
  if (yield* select(selectIsDemo)) return yield* hotelNow()
  const outcome = yield* request(getUtcTime, { timeout: timeRequestTimeoutMs })
  return outcome.kind === 'ok' ? Date.parse(outcome.answer.utc) : yield* hotelNow()
}

/** Requests the hotel's time, and stores when the key expires and whether it has expired (KEY-06 to KEY-09). */
export function* loadValidity() {
  const now = yield* askedTime()
  const checkin = yield* select(selectCheckin)
  const timezone = yield* select(selectTimezone)
  const expireAt = expiryOf(checkin?.checkout ?? null, now, timezone)
  const validity = { expireAt, isExpired: isExpired(expireAt, now) }
  yield* put(validityLoaded(validity))
  return validity
}
