import { put, select } from 'typed-redux-saga'
import { authenticate } from '../../contract/session.ts'
import { selectIsAway } from '../../core/answers/selectIsAway.ts'
import { isVerified } from '../../core/routing/decideRoute.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { callHotel, service } from '../../core/services.ts'
import { checkinLost, selectIsRegistered, selectMode, selectUserId } from './slice.ts'

/** Has the guest to be checked in for the screen that is open? A channel that knows no guest yet would say no. */
export function* isCheckinNeeded() {
  if (yield* select(selectIsAway)) return false
  const place = yield* select(selectPlace)
  const domains = yield* service('domains')
  const match = place && domains.match(place.pathname)
  const mode = yield* select(selectMode)
  return match != null && isVerified(match, mode) && (yield* select(selectIsRegistered))
}

/** Asks the hotel. Only an OK answer without check-in ends the session (RULE-05, RULE-07). */
export function* verifyCheckin() {
  const guest = yield* select(selectUserId)
  // Another channel knows the guest only once they are signed in there.
  const outcome = yield* callHotel(authenticate, {}, { resend: false })
  // What the hotel says of a guest who has left meanwhile is not said of the next one.
  const isSameGuest = guest === (yield* select(selectUserId))
  if (isSameGuest && outcome.kind === 'ok' && outcome.answer.checkin.length === 0) yield* put(checkinLost())
}
