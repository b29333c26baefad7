import { call, put, select } from 'typed-redux-saga'
import { maxOrderLines } from '../../../contract/shop.ts'
import { isScreenOpen } from '../../../core/routing/screenVisit.ts'
import { isOpen } from '../../../core/sending/sendOnce.saga.ts'
import { repetitionWithheld } from '../../../core/sending/slice.ts'
import { log } from '../../../core/services.ts'
import { hotelNow } from '../../../core/time/hotelNow.saga.ts'
import { noticeRaised } from '../../notices/slice.ts'
import { selectTimezone } from '../../property/slice.ts'
import {
  selectGuestName,
  selectIsCheckedIn,
  selectIsRegistered,
  selectIsWalkin,
} from '../../session/slice.ts'
import { orderable } from '../cart/orderable.ts'
import { selectCartByShop } from '../cart/slice.ts'
import { shopPaths } from '../paths.ts'
import { hasPassed } from './orderData.ts'
import { blockedBy, intentOf } from './orderState.ts'
import { sendOrder } from './sendOrder.saga.ts'
import {
  orderBlocked,
  orderFailed,
  orderingEnded,
  orderingStarted,
  orderLeftOpen,
  orderPlaced,
  selectForm,
  selectOrder,
} from './slice.ts'

/** Why nothing can be ordered now, or null. */
function* findBlocker() {
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

/** Sends the cart: one order per shop, one after the other (ORD-23). */
export function* placeOrders({ payload }: ReturnType<typeof orderPlaced>) {
  const isSure = payload?.isSure === true
  const blocker = yield* call(findBlocker)
  if (blocker) return yield* put(orderBlocked(blocker))
  const shops = yield* select(selectCartByShop)
  const shopIds = shops.filter(({ lines }) => orderable(lines).length > 0).map(({ id }) => id)
  if (shopIds.length === 0) return
  // Asked before the first order is sent, whichever of them is in doubt.
  for (const shopId of shopIds)
    if (yield* isOpen({ intent: intentOf(shopId), isSure, isInDoubt: true }))
      return yield* ask({ isSure: true })
  yield* put(orderingStarted(shopIds))
  let isAnyOpen = false
  let isUnkept = false
  let isInDoubt = false
  for (const shopId of shopIds) {
    const outcome = yield* call(sendOrder, shopId, isSure)
    isAnyOpen ||= outcome === 'open'
    isUnkept ||= outcome === 'unkept'
    isInDoubt ||= outcome === 'doubtful'
    if (outcome === 'left') return
    if (outcome === 'open' || outcome === 'unkept' || outcome === 'doubtful' || outcome === null)
      yield* put(orderLeftOpen(shopId))
    else if (outcome !== 'accepted') {
      yield* log('error', 'shop', `the order of shop ${shopId} failed: ${outcome}`)
      yield* put(orderFailed({ shopId, error: outcome }))
    }
  }
  yield* put(orderingEnded({ isInDoubt }))
  if (isAnyOpen) yield* ask({ isSure: true })
  else if (isUnkept) yield* ask({ isSure, isUnkept })
  else if (!(yield* isScreenOpen(shopPaths.shopCart))) yield* call(notify, isInDoubt)
}

/** Tells a guest who has left the cart how it ended (SENT-03). */
function* notify(isInDoubt: boolean) {
  const { errors, receipts } = yield* select(selectOrder)
  const [error] = Object.values(errors)
  if (isInDoubt) yield* put(noticeRaised({ text: 'order.errors.unexpected', isFailure: true }))
  else if (error) yield* put(noticeRaised({ text: `order.errors.${error}`, isFailure: true }))
  else if (receipts.length > 0) yield* put(noticeRaised({ text: 'order.thanks' }))
}

/** Asks before an order is sent: the hotel may have received the previous one (ORD-15), or the browser keeps nothing. */
const ask = ({ isUnkept = false, isSure }: { isUnkept?: boolean; isSure: boolean }) =>
  put(repetitionWithheld({ intent: 'order', subject: 'order', isUnkept, event: orderPlaced({ isSure }) }))
