import { call, put, type SagaGenerator, select } from 'typed-redux-saga'
import { createUuid } from '../../../browser/uuid.ts'
import type { Id } from '../../../contract/looseId.ts'
import { type Order, transmitOrder } from '../../../contract/shop.ts'
import { toDecimal } from '../../../core/money.ts'
import { type Attempt, hashOf } from '../../../core/sending/attempt.ts'
import { sendOnce } from '../../../core/sending/sendOnce.saga.ts'
import { callHotel, service } from '../../../core/services.ts'
import { fnv1a } from '../../../core/text/fnv1a.ts'
import { hotelTime } from '../../../core/time/clock.ts'
import { hotelNow } from '../../../core/time/hotelNow.saga.ts'
import { selectCurrency } from '../../config/slice.ts'
import type { PlacedOrder } from '../../orders/placedOrder.types.ts'
import { orderAdded } from '../../orders/slice.ts'
import { selectSettings, selectTimezone } from '../../property/slice.ts'
import { selectGuestName, selectLocation, selectRoom } from '../../session/slice.ts'
import { type CartLine, totalMinor } from '../cart/cart.ts'
import { orderable } from '../cart/orderable.ts'
import { readCartAgain } from '../cart/saga.ts'
import { linesOrdered, messageAnswered, selectCart, selectCartByShop } from '../cart/slice.ts'
import { isOpenAt, refreshInfo } from '../infos.ts'

import type { CartShop } from '../parts/CartLines.tsx'
import { shopPaths } from '../paths.ts'
import { reloadContent, showClosedDialog } from '../visit.saga.ts'
import {
  hasPassed,
  locationText,
  meaningOf,
  orderOf,
  paymentOf,
  placeOf,
  soonestDelivery,
} from './orderData.ts'
import { intentOf, type OrderError } from './orderState.ts'
import { orderAccepted, selectForm } from './slice.ts'

const hashLength = 8

/**
 * Returns the message id of an order. It is the same for the same cart and order, whichever tab sends it, so that the
 * hotel recognizes a duplicate.
 * @param seed a UUID; all but its last 8 digits stay
 */
export function messageIdOf(seed: string, order: Order): string {
  const text = seed + meaningOf(order)
  return seed.slice(0, -hashLength) + fnv1a(text).toString(16).padStart(hashLength, '0')
}

const ordered = ({ shop_item_title, quantity, sub_items }: CartLine) => ({
  title: shop_item_title,
  quantity,
  choices: sub_items.map(({ sub_item_title }) => sub_item_title),
})

/** What the guest is shown of an order that the hotel has accepted, and what is kept of it. */
const placedOrder = (
  { shop_id: shopId, delivery_time: deliveryTime }: Order,
  { title: shopTitle, lines }: Pick<CartShop, 'title' | 'lines'>,
  told: Pick<PlacedOrder, 'orderId' | 'place' | 'where' | 'sentAt'>,
  fractionCount: number,
): PlacedOrder => ({
  ...told,
  shopId,
  shopTitle,
  deliveryTime,
  lines: lines.map(ordered),
  total: toDecimal(totalMinor(lines, fractionCount), fractionCount),
})

/** Time-out of a shop's order, from the request of its info to the response to the order (ORD-12). */
const orderTimeoutMs = 30_000
/** The part of it that the request whether the shop is still open may take. */
const infoTimeoutMs = 10_000

/**
 * Sends the order of one shop, once. `doubtful`: it may have arrived; `open`: an earlier one may have, and nothing was
 * sent; `unkept`: the browser keeps nothing, and nothing was sent; null: another tab has sent it; `left`: the guest is gone.
 */
export function* sendOrder(
  shopId: number,
  isSure: boolean,
): SagaGenerator<'accepted' | 'doubtful' | 'open' | 'unkept' | 'left' | OrderError | null> {
  const now = yield* service('now')
  const started = now()
  let shop: CartShop | undefined
  let prevented: OrderError | null = null
  const { seed } = yield* select(selectCart)
  const title = (yield* select(selectCartByShop)).find(({ id }) => id === shopId)?.title ?? ''

  function* content(before: Attempt | null): SagaGenerator<Order | null> {
    const info = yield* call(refreshInfo, shopId, { timeout: infoTimeoutMs })
    if (!info) prevented = 'unsent'
    else if (!isOpenAt(info, yield* hotelNow(), yield* select(selectTimezone))) {
      yield* call(showClosedDialog, shopId)
      prevented = 'closed'
    }
    // In the meantime another tab may have sent the order.
    yield* call(readCartAgain)
    const found = (yield* select(selectCartByShop)).find(({ id }) => id === shopId)
    shop = found && { ...found, lines: orderable(found.lines) }
    if (!info || prevented || !shop || shop.lines.length === 0) return null
    return yield* call(orderFrom, shop, info.delivery_minutes, before)
  }

  const sent = yield* sendOnce({
    intent: intentOf(shopId),
    subject: 'order',
    title: title || { key: 'shop.title' },
    path: shopPaths.shopCart,
    isSure,
    meaningOf,
    repeatedOf: (order) => order.delivery_time,
    idOf: (order) => (seed ? messageIdOf(seed, order) : createUuid()),
    content,
    send: (order, messageId) => {
      // The device's clock may have been set meanwhile.
      const left = orderTimeoutMs - (now() - started)
      const timeout = Math.min(Math.max(1000, left), orderTimeoutMs)
      return callHotel(transmitOrder, order, { timeout, messageId })
    },
  })
  if (sent.kind === 'nothing') return prevented
  if (sent.kind === 'open') return sent.isUnkept ? 'unkept' : 'open'
  if (sent.kind === 'left') return 'left'
  if (sent.kind === 'done') {
    if (shop) yield* call(accept, shop, sent.content, sent.answer?.order_id ?? null)
    yield* put(messageAnswered(sent.messageId))
    return 'accepted'
  }
  if (sent.why === 'refused') yield* put(messageAnswered(sent.messageId))
  if (sent.isInDoubt) return 'doubtful'
  const { outcome } = sent
  if (outcome.kind !== 'refused') return 'unsent'
  // The reception may have checked the guest out in the meantime; the hotel's message then contains these words
  // (ORD-11).
  if (/not checked in/i.test(outcome.message)) return 'notCheckedIn'
  // A dish, a choice or a price may be gone since the menu was loaded: the lines then say so.
  yield* call(reloadContent, shopId)
  return 'refused'
}

/** The order as it is now. A repetition keeps the time of delivery of the first attempt, unless that has passed. */
function* orderFrom(shop: CartShop, deliveryMinutes: number | null, before: Attempt | null) {
  const now = yield* hotelNow()
  const timezone = yield* select(selectTimezone)
  const form = yield* select(selectForm)
  const { payment } = yield* select(selectSettings)
  const room = yield* select(selectRoom)
  const location = yield* select(selectLocation)
  const order = orderOf({
    guestName: yield* select(selectGuestName),
    shopId: shop.id,
    deliveryTime: form.time ?? hotelTime(soonestDelivery(now, deliveryMinutes), timezone),
    location: locationText(placeOf(form, room, location), room, location),
    payment: paymentOf(form, payment?.room === true),
    note: form.note,
    lines: shop.lines,
  })
  const isAgain = before !== null && before.meaning === hashOf(meaningOf(order))
  const time = isAgain ? before.repeated : undefined
  return time && !hasPassed(time, now, timezone) ? { ...order, delivery_time: time } : order
}

function* accept(shop: CartShop, order: Order, orderId: Id | null) {
  const form = yield* select(selectForm)
  const room = yield* select(selectRoom)
  const location = yield* select(selectLocation)
  const { fractionCount } = yield* select(selectCurrency)
  const place = placeOf(form, room, location)
  const told = { orderId, place, where: place === 'location' ? location : room, sentAt: yield* hotelNow() }
  const placed = placedOrder(order, shop, told, fractionCount)
  yield* put(
    orderAccepted({
      order: placed,
      lines: shop.lines.map(({ cartId: _, priceBefore: __, ...line }) => line),
    }),
  )
  yield* put(orderAdded(placed))
  yield* put(linesOrdered(shop.lines.map(({ cartId, quantity }) => ({ cartId, quantity }))))
}
