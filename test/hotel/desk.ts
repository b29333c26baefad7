// The operations of the front desk, used by its page, by its JSON calls, and in process by tests.
import * as v from 'valibot'
import { calls, routes } from '../../src/contract/index.ts'
import { orderStatuses } from '../../src/contract/shopPushes.ts'
import { changeProperty, currentProperty, PropertyChange } from './currentProperty.ts'
import { favouritesOf } from './db/broadcast.ts'
import { changeShop } from './db/deskChanges.ts'
import { codesOf, openingsOf, recordRing } from './db/doors.ts'
import { purchasesOf, resumeTimesOf, unusedVouchers } from './db/films.ts'
import { insertMessage, messagesOn } from './db/messages.ts'
import { insertStep, orderById, ordersOn, type StoredOrder } from './db/orders.ts'
import type { Page } from './db/page.ts'
import { type CallFilter, logsOn, mailsOn, recordedCalls } from './db/records.ts'
import { devicesOf, moveTv, tvsOf } from './db/rooms.ts'
import { eventsOn } from './db/statistics.ts'
import { allStays, checkIn, checkOut, type Stay, saveEmail, stayIn } from './db/stays.ts'
import { sleepTimerOf, streamOf, wakeUpsOf } from './db/wakeUps.ts'
import { visitorPicture } from './domains/cameras.ts'
import { checkoutOf } from './domains/checkin.ts'
import { controlStates } from './domains/controlStates.ts'
import { playsNow } from './domains/liveTv.ts'
import { isAfter, lineInEnglish, totalOf } from './domains/order.ts'
import { isOpenAt, shopAsItStands } from './domains/retail.ts'
import { Fault } from './faults.ts'
import { creditOrder } from './folio.ts'
import { NotFoundError, NotPossibleError } from './frontDesk/errors.ts'
import { pickupRequests, servicesOf } from './frontDesk/services.ts'
import { orderStatusPayload } from './orderPush.ts'
import { isDemoRoom, roomName } from './seed/demoRooms.ts'
import { manyMessagesAt } from './seed/manyMessages.ts'
import { type PropertyId, properties } from './seed/properties.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import type { HotelServices } from './services.ts'

/** `18:00` is read as `18:00:00`. */
const clockTime = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'not HH:MM:SS'),
    v.transform((time) => time.padEnd(8, ':00')),
  ),
)
/** Neither spaces nor signs of no width are a text. */
const someText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'nothing to read'),
  v.maxLength(2000),
)
const room = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())

/** Schemas of the requests to the desk's calls; the in-process desk takes their parsed output. */
export const DeskAsk = {
  push: v.strictObject({ room, function: v.pipe(v.string(), v.nonEmpty()), payload: v.unknown() }),
  ring: v.strictObject({ room, seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
  message: v.strictObject({ room, text: someText }),
  shop: v.strictObject({
    id: v.number(),
    property: v.optional(v.picklist(['1', '2'])),
    isOpen: v.optional(v.boolean()),
    opening_time: clockTime,
    closing_time: clockTime,
  }),
  room: v.strictObject({ room }),
  email: v.strictObject({ room, email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200)) }),
  order: v.strictObject({
    id: v.number(),
    status: v.picklist(orderStatuses),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  television: v.strictObject({ id: v.number(), ip: v.pipe(v.string(), v.ip()) }),
  clock: v.strictObject({
    now: v.nullable(
      v.pipe(
        v.string(),
        v.check((text) => !Number.isNaN(Date.parse(text)), 'not a moment'),
      ),
    ),
  }),
  fault: Fault,
  property: PropertyChange,
}

/** Price format of the desk: the same as the app's, from the property's configuration. */
const currencyOf = (values: Record<string, string>) => ({
  symbol: values.currency_short ?? 'EUR',
  decimals: Number(values.price_decimal_precision ?? 2),
  isInFront: values.currency_position !== 'back',
  isSpaced: values.price_symbol_spacing !== 'false',
})

/** Names the rooms as guests know them: the demo has one at every property. */
const withRoomNames = <Row extends { room: string | null }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, room: roomName(row.room) }))

export type Desk = ReturnType<typeof createDesk>

/** `clockSet` is called after the desk has set the clock. */
export function createDesk(services: HotelServices, clockSet: () => void = () => {}) {
  const { db, clock, channels, faults, deskEvents, catalogue, signInLimits } = services

  function stayOf(number: string): Stay {
    const stay = stayIn(db, number)
    if (!stay) throw new NotFoundError(`There is no room ${number}.`)
    return stay
  }

  function roomAsItStands(stay: Stay) {
    return {
      room: stay.room,
      property: stay.property,
      demo: isDemoRoom(stay.room),
      hotel: properties[stay.property].name,
      reservation_nr: stay.reservation,
      email: stay.email,
      arrival: stay.arrival,
      departure: checkoutOf(stay, properties[stay.property], clock),
      checked_in: stay.checkedIn,
      language: stay.language,
      guests: stay.residents.map(({ id, name, lastName, permanent }) => ({
        id,
        name,
        last_name: lastName,
        permanent,
      })),
      controls: controlStates(db, stay.room, clock.local(properties[stay.property].zone).date),
      tvs: tvsOf(db, stay.room).map((tv) => ({
        ...tv,
        sleeps_at: sleepTimerOf(db, tv.id),
        streams: streamOf(db, tv.id),
        plays: playsNow(services, tv),
      })),
      wake_ups: wakeUpsOf(db, stay.room),
      purchases: purchasesOf(db, stay.reservation),
      vouchers: unusedVouchers(db, stay.reservation).map(({ code }) => code),
      resume_times: [...resumeTimesOf(db, stay.reservation)].map(([movie_id, seconds]) => ({
        movie_id,
        seconds,
      })),
      favourite_stations: favouritesOf(db, stay.reservation),
      devices: devicesOf(db, stay.room),
      door_openings: openingsOf(db, stay.room),
      key_codes: codesOf(db, stay.room),
    }
  }

  const shopNow = (property: PropertyId, id: number) => {
    const hours = shopAsItStands(services, property, id)
    return { ...hours, is_open_now: isOpenAt(hours, clock.local(properties[property].zone).time) }
  }

  const shopTitle = ({ property, shop_id }: StoredOrder) =>
    catalogue.shop(property, shop_id)?.words('en').title ?? ''

  /** Returns an order as the desk shows it: with its shop, its total and its status. */
  function orderAsItStands({ steps, ...order }: StoredOrder) {
    const last = steps.at(-1)
    return {
      ...order,
      shop: shopTitle({ steps, ...order }),
      lines: order.cart.map((line) => lineInEnglish(line, catalogue.shop(order.property, order.shop_id))),
      hotel: properties[order.property].name,
      total: totalOf(order),
      status: last?.status ?? ('sent' as const),
      steps,
    }
  }

  return {
    calls: ({ room, ...filter }: CallFilter & { room?: string | undefined } = {}) =>
      withRoomNames(recordedCalls(db, filter)).filter((call) => !room || call.room === room),
    orders: (page?: Page) => withRoomNames(ordersOn(db, page).map(orderAsItStands)),
    messages: (page?: Page) => withRoomNames(messagesOn(db, page)),
    mails: (page?: Page) => withRoomNames(mailsOn(db, page)),
    requests: (page?: Page) => withRoomNames(pickupRequests(db, page)),
    ...servicesOf(services),
    statistics: (page?: Page) => withRoomNames(eventsOn(db, page)),
    logs: (page?: Page) => withRoomNames(logsOn(db, page)),
    /** The current listeners of the web radio, each with the station. */
    streams: () => services.broadcast.listeners(),
    channels: () => withRoomNames(channels.list()),
    room: (number: string) => roomAsItStands(stayOf(number)),
    rooms: () => allStays(db).map(roomAsItStands),
    shops: () =>
      catalogue.shops.map(({ seed }) => ({
        property: seed.property,
        hotel: properties[seed.property].name,
        title: seed.title.en,
        ...shopNow(seed.property, seed.id),
      })),
    state: () => ({
      now: clock.iso(),
      faults: faults.list(),
      channels: channels.list(),
      hotels: Object.values(properties).map(({ id, name, zone }) => ({
        ...{ id, name, zone },
        currency: currencyOf(currentProperty(services, id).systemValues),
      })),
    }),
    /** Possible targets of a fault: calls as `MODULE.function`, and HTTP paths. */
    callnames: () => [
      ...Object.values(calls).map((call) => `${call.module}.${call.function}`),
      ...new Set(Object.values(routes).map(({ path }) => path.replace(/:.*/, '*'))),
    ],

    /** Pushes any event, unchanged, to all devices of the room; returns the number of devices that received it. */
    push: (ask: v.InferOutput<typeof DeskAsk.push>) => {
      if (ask.room !== 'walkin') stayOf(ask.room)
      return { devices: channels.push(ask.room, ask.function, ask.payload) }
    },
    ring: ({ room, seconds }: v.InferOutput<typeof DeskAsk.ring>) => {
      stayOf(room)
      recordRing(db, room, clock.iso())
      const cameraInfo = [{ image_base64: visitorPicture(), ...(seconds && { seconds }) }]
      return { devices: channels.push(room, 'getPopUpCamera', { status: 'OK', root: { cameraInfo } }) }
    },
    message: ({ room, text }: v.InferOutput<typeof DeskAsk.message>) => {
      stayOf(room)
      const message_id = insertMessage(
        db,
        { room, text, viewed: false, created: clock.iso() },
        manyMessagesAt(services.scale),
      )
      deskEvents.emit('messages')
      const tvmessages = [{ message: text, message_id }]
      return {
        message_id,
        devices: channels.push(room, 'getPopUpMessages', { status: 'OK', tvmessages }),
      }
    },
    /** Moves an order to a later status, credits a cancelled one, and pushes the status to the guest's devices at once. */
    order: ({ id, status, reason = '' }: v.InferInput<typeof DeskAsk.order>) => {
      const order = orderById(db, id)
      if (!order) throw new NotFoundError(`There is no order ${id}.`)
      const last = order.steps.at(-1)?.status
      if (last === status) return { ...orderAsItStands(order), devices: 0 }
      if (last && isAfter(last, status))
        throw new NotPossibleError(`Order ${id} is ${last.replaceAll('_', ' ')} already.`)
      const step = { status, reason, at: clock.iso() }
      db.transaction(() => {
        insertStep(db, id, step)
        if (status === 'cancelled') creditOrder(services, order)
      })
      deskEvents.emit('orders')
      const devices = channels.push(order.room, 'orderStatus', orderStatusPayload(order, step))
      return { ...orderAsItStands(orderById(db, id) ?? order), devices }
    },
    shop: ({ id, property = '1', ...change }: v.InferOutput<typeof DeskAsk.shop>) => {
      if (!catalogue.shop(property, id)) throw new NotFoundError(`There is no shop ${id}.`)
      changeShop(db, property, id, change)
      deskEvents.emit('shops')
      return shopNow(property, id)
    },
    checkin: ({ room }: v.InferOutput<typeof DeskAsk.room>) => {
      const { checkedIn, property, arrival } = stayOf(room)
      if (!checkedIn) {
        // Whoever knows the name of a guest that is expected is this guest; else they may be the one who has left.
        if (arrival !== null) channels.endStay(room)
        checkIn(db, room, { today: clock.local(properties[property].zone).date, at: clock.iso() })
      }
      deskEvents.emit('rooms')
      return roomAsItStands(stayOf(room))
    },
    checkout: ({ room }: v.InferOutput<typeof DeskAsk.room>) => {
      stayOf(room)
      checkOut(db, room)
      channels.endStay(room)
      deskEvents.emit('rooms')
      return roomAsItStands(stayOf(room))
    },
    /** Saves the reservation's mail address, as the guest gave it at the desk: codes are mailed to it alone. */
    email: ({ room, email }: v.InferOutput<typeof DeskAsk.email>) => {
      saveEmail(db, stayOf(room).room, email)
      deskEvents.emit('rooms')
      return roomAsItStands(stayOf(room))
    },
    /** Sets the IP address of a TV: a device is recognised as that TV only at this address. */
    television: ({ id, ip }: v.InferOutput<typeof DeskAsk.television>) => {
      if (!moveTv(db, id, ip)) throw new NotFoundError(`There is no TV ${id}.`)
      deskEvents.emit('rooms')
      return { id, ip }
    },
    clock: ({ now }: v.InferOutput<typeof DeskAsk.clock>) => {
      clock.set(now)
      clockSet()
      for (const topic of ['state', 'rooms', 'shops'] as const) deskEvents.emit(topic)
      return { now: clock.iso() }
    },
    fault: (fault: Fault) => {
      if ('drop' in fault) channels.dropAll()
      else if ('refuse' in fault) faults.refuse(fault.refuse)
      else if ('frame' in fault) channels.sendToAll(fault.frame)
      else faults.add(fault)
      deskEvents.emit('state')
      return { faults: faults.list() }
    },
    clearFaults: () => {
      faults.clear()
      deskEvents.emit('state')
      return { faults: faults.list() }
    },
    /** Changes theme, settings, configuration and switches of a property; null removes an entry. */
    property: (change: PropertyChange) => {
      changeProperty(services, change)
      deskEvents.emit('state')
      return { id: change.id }
    },
    /** Resets the hotel to the seed, at the real time and without faults. Open channels stay open. */
    reset: () => {
      db.empty()
      clock.set(null)
      faults.clear()
      signInLimits.clear()
      services.rates.clear()
      seedDatabase(db, clock, services.scale)
      for (const topic of [
        'calls',
        'orders',
        'messages',
        'statistics',
        'logs',
        'mails',
        'bookings',
        'rooms',
        'shops',
        'state',
        'mails',
        'bills',
        'bookings',
        'flights',
        'quickCalls',
      ] as const)
        deskEvents.emit(topic)
      return { now: clock.iso() }
    },
  }
}
