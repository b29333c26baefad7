import { call, select } from 'typed-redux-saga'
import { maxOrderLines } from '../../../contract/shop.ts'
import { hotelNow } from '../../../core/time/hotelNow.saga.ts'
import { selectTimezone } from '../../property/slice.ts'
import {
  selectGuestName,
  selectIsCheckedIn,
  selectIsRegistered,
  selectIsWalkin,
} from '../../session/slice.ts'
import { orderable } from '../cart/orderable.ts'
import { selectCartByShop } from '../cart/slice.ts'
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
  if (blocker) return blocker
  const shops = yield* select(selectCartByShop)
  if (shops.some(({ lines }) => orderable(lines).length > maxOrderLines)) return 'tooMany'
  return (yield* call(isExpired)) ? 'expired' : null
}

function* isExpired() {
  const { time } = yield* select(selectForm)
  return time !== null && hasPassed(time, yield* hotelNow(), yield* select(selectTimezone))
}
