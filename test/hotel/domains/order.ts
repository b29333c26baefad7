// Validates orders: known items, at the prices of the menu, not for a past time, not to another guest's room.
import type { Order } from '../../../src/contract/shop.ts'
import { type OrderStatusName, orderStatuses } from '../../../src/contract/shopPushes.ts'
import type { Shop } from '../catalogue.ts'
import type { Guest } from '../channel/session.ts'
import { addDays, localTime, momentOf, momentsOf } from '../clock.ts'
import type { SeedChoice, SeedItem } from '../content/types.ts'
import type { Stay } from '../db/stays.ts'
import { isOwnName } from './ownName.ts'

const minuteMs = 60_000

type Line = Order['cart'][number]['main_item']

interface Terms {
  shop: Shop
  /** The guest who orders, and the guest's own room. */
  guest: Pick<Guest, 'room' | 'stay' | 'resident'>
  /** The last moment of the stay, as {@link endOfStay} says it. */
  until: number
  /** The hotel's time in milliseconds since the Unix epoch. */
  now: number
  /** The property's time zone. */
  zone: string
  /** Whether the property offers to charge orders to the room. */
  mayChargeRoom: boolean
}

const cents = (amount: number) => Math.round(amount * 100)
const samePrice = (a: number, b: number) => cents(a) === cents(b) && Math.abs(a - b) < 0.001

const priceOf = (choice: SeedChoice) => choice.price + (choice.diff ?? 0)

/** The moments at which the hotel's clock shows the text: none if it never does, two in the hour that clocks repeat. */
function momentsOfText(text: string, zone: string): number[] {
  const [date = '', time = ''] = text.split(' ')
  return Number.isNaN(Date.parse(`${date}T${time}Z`)) ? [] : momentsOf(date, time, zone)
}

function wrongChoices(item: SeedItem, line: Line): string | null {
  const ids = line.sub_items.map(({ item_id }) => item_id)
  if (new Set(ids).size < ids.length) return `${item.title.en}: a choice stands twice`
  let known = 0
  for (const flow of item.flow ?? []) {
    const chosen = flow.choices.filter(({ id }) => ids.includes(String(id)))
    known += chosen.length
    // A group requires and allows one choice unless its `min` and `max` differ from that (SHOP-25, SHOP-26).
    if (chosen.length < (flow.min ?? 1)) return `${item.title.en}: ${flow.title.en} is missing`
    if (chosen.length > (flow.max ?? 1)) return `${item.title.en}: too many of ${flow.title.en}`
    for (const choice of chosen) {
      const sent = line.sub_items.find(({ item_id }) => item_id === String(choice.id))
      if (sent && !samePrice(sent.price, priceOf(choice))) return `${choice.title.en}: wrong price`
      if (sent?.amount !== line.amount) return `${choice.title.en}: wrong amount`
    }
  }
  return known < ids.length ? `${item.title.en}: unknown choice` : null
}

function wrongLine(line: Line, shop: Shop): string | null {
  const item = shop.item(line.item_id)
  if (!item) return 'unknown item'
  if (!samePrice(line.price, item.price)) return `${item.title.en}: wrong price`
  return wrongChoices(item, line)
}

/** Amount times price, in cents; rounds the price to millionths first, so that floating-point errors have no effect. */
const entryCents = (amount: number, price: number) => Math.round((amount * Math.round(price * 1e6)) / 1e4)

/** Returns the total that the guest pays: each entry is rounded to cents, so that the sum needs no rounding. */
export const totalOf = ({ cart }: Pick<Order, 'cart'>): number =>
  cart
    .flatMap(({ main_item: { sub_items, ...item } }) => [item, ...sub_items])
    .reduce((sum, { amount, price }) => sum + entryCents(amount, price), 0) / 100

/** Returns a line in English for the staff, whatever language the guest ordered in. */
export function lineInEnglish({ main_item: { sub_items, ...line } }: Order['cart'][number], shop?: Shop) {
  const item = shop?.item(line.item_id)
  const choices = (item?.flow ?? []).flatMap((flow) => flow.choices)
  return {
    ...line,
    name: item?.title.en ?? line.name,
    sub_items: sub_items.map((sub) => ({
      ...sub,
      name: choices.find(({ id }) => String(id) === sub.item_id)?.title.en ?? sub.name,
    })),
  }
}

/** True if an order cannot go from status `one` to `other`: `other` is not later, or `one` is final. */
export const isAfter = (one: OrderStatusName, other: OrderStatusName): boolean =>
  orderStatuses.indexOf(one) >= orderStatuses.indexOf(other) || one === 'delivered'

/** The payment is the first line of the text (ORD-19); what follows is the guest's own. */
export const isChargedToRoom = ({ additional_text }: Pick<Order, 'additional_text'>): boolean =>
  additional_text.split('\n')[0] === 'Payment: charge to the room'

/** A place that names a room, in whatever way it is written: `Room 102`, `room #102`, `ROOM: 102`. */
const roomInPlace = /^\s*(?:hotel\s*)?(?:room|rm|suite)\b[\s.,:;#№-]*(?:(?:no|nr|number)\b[\s.:]*)?([\w-]+)/i

/** Guests order to their own room, or to a place of the house such as a table. */
function isOthersRoom(location: string, room: string): boolean {
  const [, named] = roomInPlace.exec(location) ?? []
  return named !== undefined && /\d/.test(named) && named.toLowerCase() !== room.toLowerCase()
}

/** How far ahead a guest who is still in the house may order on the evening of the departure. */
const atOnceMs = 3 * 60 * minuteMs

/** The last moment at which something may be brought or booked: the end of the day of departure. */
export function endOfStay({ nightsLeft }: Stay, now: number, zone: string): number {
  const dayAfter = addDays(localTime(now, zone).date, nightsLeft + 1)
  return Math.max(momentOf(dayAfter, '00:00:00', zone), now + atOnceMs)
}

/** Returns what is wrong with the order, or null. */
export function checkOrder(
  order: Order,
  { shop, guest, now, until, zone, mayChargeRoom }: Terms,
): string | null {
  if (!isOwnName(order.guestName, guest.stay, guest.resident)) return 'not your name'
  const delivery = momentsOfText(order.delivery_time, zone).at(-1)
  if (delivery === undefined) return 'no such delivery time'
  if (delivery > until) return 'delivery after your stay'
  // Compares to the minute: an order for immediate delivery is a few seconds old when it arrives.
  if (Math.floor(delivery / minuteMs) < Math.floor(now / minuteMs)) return 'delivery time expired'
  if (isOthersRoom(order.location, guest.room)) return 'not your room'
  if (isChargedToRoom(order) && !mayChargeRoom) return 'no charge to the room'
  for (const { main_item } of order.cart) {
    const wrong = wrongLine(main_item, shop)
    if (wrong) return wrong
  }
  return null
}
