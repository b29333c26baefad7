import type { Order } from '../../../contract/shop.ts'
import { type CalendarMinute, wallClockOf } from '../../../core/time/dates.ts'
import { lastMomentOf, momentsOf } from '../../../core/time/hotelClock.ts'
import type { CartLine } from '../cart/cart.ts'

export const payments = ['card', 'cash', 'room'] as const
export type Payment = (typeof payments)[number]
export const deliveryPlaces = ['location', 'room', 'reception'] as const
export type DeliveryPlace = (typeof deliveryPlaces)[number]

/** The guest's choices for an order. `null` and the empty text stand for the default. */
export interface OrderForm {
  /** Wall-clock time, `YYYY-MM-DD HH:MM:SS`; null for as soon as possible. */
  time: string | null
  place: DeliveryPlace | null
  /** The scanned or linked location at which `place` was chosen. A new location is preselected again. */
  placeAt: string
  payment: Payment | null
  note: string
}

/** The payments of a property, the preselected one first: most guests charge the room, where that is offered. */
export const paymentsFor = (mayChargeRoom: boolean): Payment[] => [
  ...(mayChargeRoom ? (['room'] as const) : []),
  'cash',
  'card',
]

/** The effective payment: the guest's choice while the property offers it, else the first payment. */
export function paymentOf({ payment }: OrderForm, mayChargeRoom: boolean): Payment {
  const offered = paymentsFor(mayChargeRoom)
  return payment && offered.includes(payment) ? payment : (offered[0] ?? 'cash')
}

export const emptyForm: OrderForm = { time: null, place: null, placeAt: '', payment: null, note: '' }

/** The places that an order can go to, the preselected one first (ORD-18). */
export function placesFor(room: string, location: string): DeliveryPlace[] {
  return [
    ...(location ? (['location'] as const) : []),
    ...(room ? (['room'] as const) : []),
    'reception' as const,
  ]
}

/** The effective place: the guest's choice while it is available, else the first place. */
export function placeOf(form: OrderForm, room: string, location: string): DeliveryPlace {
  const places = placesFor(room, location)
  const isStale = form.placeAt !== location
  return !isStale && form.place && places.includes(form.place) ? form.place : (places[0] ?? 'reception')
}

/** The place as text of the order, which the hotel's staff read: never translated. */
export function locationText(place: DeliveryPlace, room: string, location: string): string {
  if (place === 'location') return location
  return place === 'room' ? `Room ${room}` : 'Reception'
}

const paymentWords: Record<Payment, string> = {
  card: 'credit card',
  cash: 'cash',
  room: 'charge to the room',
}

/** The payment goes into the first line, because the request has no field for it (ORD-19, ORD-20). */
export function additionalText({ payment, note }: { payment: Payment; note: string }): string {
  const paid = `Payment: ${paymentWords[payment]}`
  return note.trim() ? `${paid}\n${note.trim()}` : paid
}

interface OrderFacts {
  guestName: string
  shopId: number
  deliveryTime: string
  location: string
  payment: Payment
  note: string
  lines: readonly CartLine[]
}

/** The hotel's own prices are sent back to it unchanged. */
const asPrice = (price: number | null): number => price ?? 0

/** The order of one shop as it goes over the wire (ORD-02 to ORD-06). */
export function orderOf(facts: OrderFacts): Order {
  return {
    guestName: facts.guestName,
    shop_id: facts.shopId,
    delivery_time: facts.deliveryTime,
    additional_text: additionalText(facts),
    location: facts.location,
    cart: facts.lines.map(({ quantity, item_id, shop_item_title, price, sub_items }) => ({
      main_item: {
        amount: quantity,
        item_id,
        name: shop_item_title,
        price: asPrice(price),
        sub_items: sub_items.map((sub) => ({
          amount: quantity,
          item_id: sub.sub_item_id,
          name: sub.sub_item_title,
          price: asPrice(sub.price),
        })),
      },
    })),
  }
}

/**
 * What the guest means by an order: neither its time of delivery, because that of "as soon as possible" changes, nor names
 * and prices, which the hotel may write differently the next time, such as in another language.
 */
export const meaningOf = ({ shop_id, location, additional_text, cart }: Order): string =>
  JSON.stringify([
    shop_id,
    location,
    additional_text,
    cart.map(({ main_item: { item_id, amount, sub_items } }) => [
      item_id,
      amount,
      sub_items.map((sub) => [sub.item_id, sub.amount]),
    ]),
  ])

const stepMinutes = 5
const stepMs = stepMinutes * 60_000

/**
 * The time that "as soon as possible" stands for: now plus the shop's estimate, rounded up to five minutes (ORD-17).
 */
export const soonestDelivery = (now: number, estimateMinutes: number | null): number =>
  Math.ceil((now + Math.max(0, estimateMinutes ?? 0) * 60_000) / stepMs) * stepMs

/**
 * Whether a chosen time has passed. A time that comes twice, because the clocks go back, has passed with the second.
 * @param chosen `YYYY-MM-DD HH:MM:SS` by the hotel's clock
 */
export const hasPassed = (chosen: string, now: number, timezone: string | null): boolean =>
  lastMomentOf(chosen, timezone) < Math.floor(now / 1000) * 1000

/** The earliest time that may be chosen, in ms since 1970, and the zone of the hotel's clock. */
export interface Earliest {
  at: number
  timezone: string | null
}

/** Whether a time may be chosen: it exists on that day, and is not too early. */
export const isOffered = (time: CalendarMinute, { at, timezone }: Earliest): boolean =>
  momentsOf(wallClockOf(time), timezone).some((moment) => moment >= at)

const range = (count: number, factor = 1) => Array.from({ length: count }, (_, at) => at * factor)

/** The hours of a day that contain a time which may be chosen. */
export const hoursOf = (date: string, earliest: Earliest): number[] =>
  range(24).filter((hour) => minutesOf(date, hour, earliest).length > 0)

export const minutesOf = (date: string, hour: number, earliest: Earliest): number[] =>
  range(60 / stepMinutes, stepMinutes).filter((minute) => isOffered({ date, hour, minute }, earliest))

/** The chosen time if it may be chosen, else the nearest later one of that day. */
export function notBefore(chosen: CalendarMinute, earliest: Earliest): CalendarMinute {
  const { date } = chosen
  const hours = hoursOf(date, earliest)
  const hour = hours.find((one) => one >= chosen.hour) ?? hours[0] ?? chosen.hour
  const minutes = minutesOf(date, hour, earliest)
  const minute = minutes.includes(chosen.minute) ? chosen.minute : (minutes[0] ?? chosen.minute)
  return { date, hour, minute }
}
