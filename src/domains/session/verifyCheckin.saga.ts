import { put, select } from 'typed-redux-saga'
import { authenticate } from '../../contract/session.ts'
import { isVerified } from '../../core/domains/decideRoute.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { callHotel, service } from '../../core/services.ts'
import { checkinLost, selectIsSignedInOnChannel, selectMode, selectUserId } from './slice.ts'

/** Unlike a sign-in, it waits for one. */
const { isOpen: _, ...verification } = authenticate

/**
 * Whether the current screen requires a checked-in guest. A channel on which the guest is not signed in yet would report
 * that there is no check-in.
 */
export function* isCheckinNeeded() {
  if (!(yield* select(selectIsSignedInOnChannel))) return false
  const place = yield* select(selectPlace)
  const domains = yield* service('domains')
  const match = place && domains.match(place.pathname)
  const mode = yield* select(selectMode)
  return match != null && isVerified(match, mode)
}

/**
 * Asks the hotel whether the guest is still checked in. Only an OK response without a check-in ends the session
 * (RULE-05, RULE-07).
 */
export function* verifyCheckin() {
  const guest = yield* select(selectUserId)
  // On another channel, which knows the guest only after a sign-in there, it is not sent again, nor before that sign-in.
  const outcome = yield* callHotel(verification, {}, { resend: false })
  // A response for a guest who has left in the meantime must not be applied to the next one.
  const isSameGuest = guest === (yield* select(selectUserId))
  if (isSameGuest && outcome.kind === 'ok' && outcome.answer.checkin.length === 0) yield* put(checkinLost())
}
