import { call, select } from 'typed-redux-saga'
import { hotelNow } from '../../../core/time/hotelNow.saga.ts'
import { selectTimezone } from '../../property/slice.ts'
import {
  selectGuestName,
  selectIsCheckedIn,
  selectIsRegistered,
  selectIsWalkin,
} from '../../session/slice.ts'
import { hasPassed } from './delivery.ts'
import { blockedBy } from './rules.ts'
import { selectForm } from './slice.ts'

/** Why nothing can be ordered now, or null. */
export function* findBlocker() {
  const blocker = blockedBy({
    isRegistered: yield* select(selectIsRegistered),
    isWalkin: yield* select(selectIsWalkin),
    isCheckedIn: yield* select(selectIsCheckedIn),
    guestName: yield* select(selectGuestName),
  })
  return blocker ?? ((yield* call(isExpired)) ? 'expired' : null)
}

function* isExpired() {
  const { time } = yield* select(selectForm)
  return time !== null && hasPassed(time, yield* hotelNow(), yield* select(selectTimezone))
}
