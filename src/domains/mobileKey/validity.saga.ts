import { put, select } from 'typed-redux-saga'
import { getUtcTime } from '../../contract/config.ts'
import { request, service } from '../../core/services.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin, selectIsDemo } from '../session/slice.ts'
import { expiryOf, isExpired } from './rules.ts'
import { validityLoaded } from './slice.ts'

/** Time-out after which the device's clock is used, because the guest is waiting at the door (KEY-09). */
const timeRequestTimeoutMs = 3000

/** Returns the hotel's time, with the device's time as the fallback. */
function* hotelNow() {
  const now = yield* service('now')
  // The demo sends no request (KEY-25).
  if (yield* select(selectIsDemo)) return now()
  const outcome = yield* request(getUtcTime, { timeout: timeRequestTimeoutMs })
  return outcome.kind === 'ok' ? Date.parse(outcome.answer.utc) : now()
}

/** Requests the hotel's time, and stores when the key expires and whether it has expired (KEY-06 to KEY-09). */
export function* loadValidity() {
  const now = yield* hotelNow()
  const checkin = yield* select(selectCheckin)
  const timezone = yield* select(selectTimezone)
  const expireAt = expiryOf(checkin?.checkout ?? null, now, timezone)
  const validity = { expireAt, isExpired: isExpired(expireAt, now) }
  yield* put(validityLoaded(validity))
  return validity
}
