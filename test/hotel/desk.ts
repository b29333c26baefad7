// What the front desk can see and do: behind its page, its JSON calls, and in process for tests.
import * as v from 'valibot'
import { forgetControls } from './db/controls.ts'
import { codesOf, openingsOf, recordRing } from './db/doors.ts'
import { changeShop } from './db/houses.ts'
import { allMessages, insertMessage } from './db/messages.ts'
import { allOrders } from './db/orders.ts'
import { allLogs, type CallFilter, notesOf, recordedCalls } from './db/records.ts'
import { devicesOf, purchasesOf, tvsOf } from './db/rooms.ts'
import { allEvents } from './db/statistics.ts'
import { allStays, checkIn, checkOut, type Stay, stayIn } from './db/stays.ts'
import { sleepTimerOf, streamOf, wakeUpsOf } from './db/wakeUps.ts'
import { visitorPicture } from './domains/cameras.ts'
import { controlStates } from './domains/controlStates.ts'
import { shopAsItStands } from './domains/retail.ts'
import { Fault } from './faults.ts'
import { changeHouse, PropertyChange } from './houses.ts'
import { plant } from './seed/plant.ts'
import { properties } from './seed/properties.ts'
import type { World } from './world.ts'

/** `18:00` is read as `18:00:00`. */
const clockTime = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'not HH:MM:SS'),
    v.transform((time) => time.padEnd(8, ':00')),
  ),
)
const someText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000))
const room = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())

/** What the desk's calls take; the in-process desk takes what comes out of them. */
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

/** Something that the desk named does not exist. */
export class NotHere extends Error {}

export type Desk = ReturnType<typeof createDesk>

/** `clockSet` is told when the desk has set the clock. */
export function createDesk(world: World, clockSet: () => void = () => {}) {
  const { db, clock, channels, faults, news, catalogue } = world

  function stayOf(number: string): Stay {
    const stay = stayIn(db, number)
    if (!stay) throw new NotHere(`There is no room ${number}.`)
    return stay
  }

  function roomAsItStands(stay: Stay) {
    return {
      room: stay.room,
      property: stay.property,
      hotel: properties[stay.property].name,
      reservation_nr: stay.reservation,
      arrival: stay.arrival,
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
      })),
      wake_ups: wakeUpsOf(db, stay.room),
      purchases: purchasesOf(db, stay.room),
      devices: devicesOf(db, stay.room),
      door_openings: openingsOf(db, stay.room),
      key_codes: codesOf(db, stay.room),
    }
  }

  return {
    calls: (filter: CallFilter = {}) => recordedCalls(db, filter),
    orders: () => allOrders(db),
    messages: () => allMessages(db),
    mails: () => notesOf(db, 'mail'),
    bookings: () => notesOf(db, 'booking'),
    requests: () => notesOf(db, 'request'),
    statistics: () => allEvents(db),
    logs: () => allLogs(db),
    channels: () => channels.list(),
    room: (number: string) => roomAsItStands(stayOf(number)),
    rooms: () => allStays(db).map(roomAsItStands),
    shops: () =>
      catalogue.shops.map(({ seed }) => ({
        property: seed.property,
        hotel: properties[seed.property].name,
        title: seed.title.en,
        ...shopAsItStands(world, seed.property, seed.id),
      })),
    state: () => ({ now: clock.iso(), faults: faults.list(), channels: channels.list() }),

    /** Any event, to all devices of the room as it is; says how many heard it. */
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
      const message_id = insertMessage(db, { room, text, viewed: false, created: clock.iso() })
      news.tell('messages')
      const tvmessages = [{ message: text, message_id }]
      return {
        message_id,
        devices: channels.push(room, 'getPopUpMessages', { status: 'OK', tvmessages }),
      }
    },
    shop: ({ id, property = '1', ...change }: v.InferOutput<typeof DeskAsk.shop>) => {
      if (!catalogue.shop(property, id)) throw new NotHere(`There is no shop ${id}.`)
      changeShop(db, property, id, change)
      news.tell('shops')
      return shopAsItStands(world, property, id)
    },
    checkin: ({ room }: v.InferOutput<typeof DeskAsk.room>) => {
      checkIn(db, room, clock.local(properties[stayOf(room).property].zone).date)
      news.tell('rooms')
      return roomAsItStands(stayOf(room))
    },
    checkout: ({ room }: v.InferOutput<typeof DeskAsk.room>) => {
      stayOf(room)
      checkOut(db, room)
      forgetControls(db, room)
      news.tell('rooms')
      return roomAsItStands(stayOf(room))
    },
    clock: ({ now }: v.InferOutput<typeof DeskAsk.clock>) => {
      clock.set(now)
      clockSet()
      news.tell('state')
      return { now: clock.iso() }
    },
    fault: (fault: Fault) => {
      if ('drop' in fault) channels.dropAll()
      else if ('refuse' in fault) faults.refuse(fault.refuse)
      else if ('frame' in fault) channels.sendToAll(fault.frame)
      else faults.add(fault)
      news.tell('state')
      return { faults: faults.list() }
    },
    clearFaults: () => {
      faults.clear()
      news.tell('state')
      return { faults: faults.list() }
    },
    /** Theme, settings, configuration and switches of a property; null takes an entry away. */
    property: (change: PropertyChange) => {
      changeHouse(world, change)
      news.tell('state')
      return { id: change.id }
    },
    /** Back to the seed, at the real time, without faults. Open channels stay open. */
    reset: () => {
      db.empty()
      clock.set(null)
      faults.clear()
      plant(db, clock)
      for (const topic of [
        'calls',
        'orders',
        'messages',
        'statistics',
        'logs',
        'rooms',
        'shops',
        'state',
      ] as const)
        news.tell(topic)
      return { now: clock.iso() }
    },
  }
}
