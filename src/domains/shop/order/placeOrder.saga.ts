import { call, put, select } from 'typed-redux-saga'
import { waitForTurn } from '../../../browser/tabs.ts'
import { createUuid } from '../../../browser/uuid.ts'
import { transmitOrder } from '../../../contract/shop.ts'
import { callHotel, log, service } from '../../../core/services.ts'
import { storedElsewhere } from '../../../core/storedElsewhere.ts'
import { hotelTime } from '../../../core/time/clock.ts'
import { type CallOutcome, mayHaveArrived } from '../../../realtime/client.ts'
import { selectCurrency } from '../../config/slice.ts'
import { dialogRaised } from '../../dialogs/slice.ts'
import { orderAdded } from '../../orders/slice.ts'
import { selectSettings, selectTimezone } from '../../property/slice.ts'
import {
  selectGuestName,
  selectIsCheckedIn,
  selectIsRegistered,
  selectIsWalkin,
  selectLocation,
  selectRoom,
} from '../../session/slice.ts'
import { linesOrdered, messageAnswered, selectCart, selectCartByShop } from '../cart/slice.ts'
import { isOpenAt } from '../hours.ts'
import { refreshInfo } from '../info/saga.ts'
import { attemptsKey, cartStorage } from '../kept.ts'
import { showClosedDialog } from '../opening.saga.ts'
import { hasPassed, soonestDelivery } from './delivery.ts'
import { messageIdOf } from './messageId.ts'
import { isRepeat, locationText, orderOf, paymentOf, placeOf } from './orderData.ts'
import type { Attempt, OrderError } from './orderState.ts'
import { placedOrder } from './placedOrder.ts'
import { blockedBy } from './rules.ts'
import {
  orderAccepted,
  orderBlocked,
  orderFailed,
  orderingEnded,
  orderingStarted,
  orderPlaced,
  orderQueued,
  orderSent,
  selectAttempts,
  selectForm,
  turnAwaited,
} from './slice.ts'

/** Time-out of a shop's order, from the request of its info to the response to the order (ORD-12). */
const orderTimeoutMs = 30_000
/** The part of it that the request whether the shop is still open may take. */
const infoTimeoutMs = 10_000

/** How long a tab waits for another one that is sending. */
const turnTimeoutMs = 60_000

/** Sends the cart: one order per shop, one after the other (ORD-23), and one tab after the other. */
export function* placeOrders({ payload }: ReturnType<typeof orderPlaced>) {
  const blocker = yield* call(findBlocker)
  if (blocker) return yield* put(orderBlocked(blocker))
  if ((yield* select(selectCartByShop)).length === 0) return
  yield* put(turnAwaited())
  const end = yield* call(waitForTurn, 'shop-order', turnTimeoutMs)
  try {
    // Between two pages of one process this tab's turn may come before the storage event of the other page.
    for (const key of [attemptsKey, cartStorage.lines]) yield* put(storedElsewhere(key))
    yield* call(placeAll, payload?.isSure === true)
  } finally {
    end()
  }
}

function* placeAll(isSure: boolean) {
  const shops = (yield* select(selectCartByShop)).map(({ id }) => id)
  const open = yield* select(selectAttempts)
  if (!isSure && shops.some((shopId) => isUnanswered(open, shopId))) {
    yield* put(orderingEnded())
    return yield* call(confirmRepeat)
  }
  yield* put(orderingStarted())
  for (const shopId of shops) yield* put(orderQueued(shopId))
  for (const shopId of shops) yield* call(placeOrder, shopId, isSure)
  yield* put(orderingEnded())
}

const isUnanswered = (attempts: readonly Attempt[], shopId: number) =>
  attempts.some((attempt) => attempt.shopId === shopId)

/** Asks before an order is sent again, because the hotel may have received the previous one (ORD-15). */
function* confirmRepeat() {
  yield* put(
    dialogRaised({
      id: 'order-again',
      title: 'order.doubtful.title',
      text: 'order.doubtful.text',
      choices: [
        { label: 'order.doubtful.send', event: orderPlaced({ isSure: true }) },
        { label: 'order.doubtful.wait' },
      ],
    }),
  )
}

function* findBlocker() {
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
  const now = yield* service('now')
  return time !== null && hasPassed(time, now(), yield* select(selectTimezone))
}

function* placeOrder(shopId: number, isSure: boolean) {
  const now = yield* service('now')
  const started = now()
  const info = yield* call(refreshInfo, shopId, { timeout: infoTimeoutMs })
  if (!info) return yield* fail(shopId, 'unsent', 'its shop did not load')
  const timezone = yield* select(selectTimezone)
  if (!isOpenAt(info, now(), timezone)) {
    yield* call(showClosedDialog, shopId)
    return yield* fail(shopId, 'closed', 'the shop has closed')
  }
  // In the meantime another tab may have sent the order, or tried to.
  const shop = (yield* select(selectCartByShop)).find(({ id }) => id === shopId)
  if (!shop) return
  if (!isSure && isUnanswered(yield* select(selectAttempts), shopId))
    return yield* fail(shopId, 'unexpected', 'another tab has sent it')

  const form = yield* call(payableForm)
  const room = yield* select(selectRoom)
  const location = yield* select(selectLocation)
  const place = placeOf(form, room, location)
  const current = orderOf({
    guestName: yield* select(selectGuestName),
    shopId,
    deliveryTime: form.time ?? hotelTime(soonestDelivery(now(), info.delivery_minutes), timezone),
    location: locationText(place, room, location),
    form,
    lines: shop.lines,
  })
  const before = (yield* select(selectAttempts)).find((attempt) => attempt.shopId === shopId)
  const isAgain = before !== undefined && isRepeat(before.order, current)
  // A repeated order keeps the time of delivery of the first attempt, unless that time has passed.
  const order = isAgain && !hasPassed(before.order.delivery_time, now(), timezone) ? before.order : current
  const { seed } = yield* select(selectCart)
  const messageId = isAgain ? before.messageId : seed ? messageIdOf(seed, order) : createUuid()
  yield* put(orderSent({ shopId, messageId, order }))
  const timeout = Math.max(1000, orderTimeoutMs - (now() - started))
  const outcome = yield* callHotel(transmitOrder, order, { timeout, resend: false, messageId })

  if (outcome.kind === 'ok') {
    const where = place === 'location' ? location : room
    const receipt = { shopId, title: shop.title, deliveryTime: order.delivery_time, place, where }
    const lines = shop.lines.map(({ cartId: _, ...line }) => line)
    yield* put(orderAccepted({ receipt, lines, at: now() }))
    const { fractionCount } = yield* select(selectCurrency)
    const orderId = outcome.answer?.order_id ?? null
    yield* put(orderAdded({ orderId, sentAt: now(), ...placedOrder(receipt, shop.lines, fractionCount) }))
    yield* put(linesOrdered(shop.lines.map(({ cartId, quantity }) => ({ cartId, quantity }))))
  } else yield* fail(shopId, errorOf(outcome, isAgain), outcome.kind)
  if (outcome.kind === 'ok' || outcome.kind === 'refused') yield* put(messageAnswered(messageId))
}

/** The form with a payment that the property offers. */
function* payableForm() {
  const form = yield* select(selectForm)
  const { payment } = yield* select(selectSettings)
  return { ...form, payment: paymentOf(form, payment?.room === true) }
}

type Failure = Exclude<CallOutcome<unknown>, { kind: 'ok' }>

/**
 * Returns why an order was not accepted: refused, never sent, or perhaps sent and not answered (ORD-13 to ORD-15). A
 * repeated order that was never sent says nothing about the first attempt.
 */
function errorOf(outcome: Failure, isAgain: boolean): OrderError {
  // The reception may have checked the guest out in the meantime; the hotel's message then contains these words
  // (ORD-11).
  if (outcome.kind === 'refused') return /not checked in/i.test(outcome.message) ? 'notCheckedIn' : 'refused'
  return mayHaveArrived(outcome) || isAgain ? 'unexpected' : 'unsent'
}

function* fail(shopId: number, error: OrderError, why: string) {
  yield* log('error', 'shop', `the order of shop ${shopId} failed: ${why}`)
  yield* put(orderFailed({ shopId, error }))
}
