// Fills an empty database with the guests and rooms of the seed.
import { addDays, type HotelClock, type LocalTime } from '../clock.ts'
import { insertBillLine } from '../db/bills.ts'
import type { Database } from '../db/database.ts'
import { insertVoucher } from '../db/films.ts'
import { insertMessage } from '../db/messages.ts'
import { insertCamera, insertTv } from '../db/rooms.ts'
import { insertStay } from '../db/stays.ts'
import { bills } from './bills.ts'
import { demoRooms } from './demoRooms.ts'
import { manyMessages } from './manyMessages.ts'
import { properties } from './properties.ts'
import { rooms, type SeedRoom } from './rooms.ts'

/** First id of each table, as in a hotel that has been in use for a while. */
const firstNumbers = {
  orders: 9041,
  messages: 12,
  statistics: 5512,
  notes: 771,
  course_bookings: 5521,
  quick_calls: 8812,
  purchases: 3207,
}

/** The room that receives `manyMessages` when the seed is scaled up. */
const busiestRoom = '101'

function seedRoom(db: Database, clock: HotelClock, seed: SeedRoom, scale: number) {
  const { date: today, time } = clock.local(properties[seed.property].zone)
  insertStay(db, {
    room: seed.room,
    property: seed.property,
    reservation: seed.reservation,
    arrival: seed.checkedIn ? addDays(today, -seed.nights.past) : null,
    nightsLeft: seed.nights.left,
    checkedIn: seed.checkedIn,
    permanent: seed.permanent ?? false,
    language: seed.language,
    email: seed.email,
    residents: seed.residents.map((resident) => ({
      ...resident,
      permanent: resident.permanent ?? false,
      reservation: resident.reservation ?? null,
    })),
  })
  for (const tv of seed.tvs) insertTv(db, { ...tv, room: seed.room })
  for (const code of seed.vouchers ?? []) insertVoucher(db, code, seed.reservation)
  for (const title of seed.cameras) insertCamera(db, seed.room, title)
  const messages = [...seed.messages, ...(seed.room === busiestRoom ? manyMessages(scale) : [])]
  for (const { text, minutesAgo, viewed } of messages.toReversed())
    insertMessage(db, {
      room: seed.room,
      text,
      viewed,
      created: clock.iso(clock.now() - minutesAgo * 60_000),
    })
  for (const reservation of new Set([seed.reservation, ...seed.residents.map((one) => one.reservation)]))
    if (reservation !== undefined) seedBill(db, reservation, { date: today, time })
}

function seedBill(db: Database, reservation_nr: string, now: LocalTime) {
  for (const { daysAgo, time: minute, description, amount } of bills[reservation_nr] ?? []) {
    const time = `${minute}:00`
    if (daysAgo > 0 || time <= now.time)
      insertBillLine(db, { reservation_nr, date: addDays(now.date, -daysAgo), time, description, amount })
  }
}

export function seedDatabase(db: Database, clock: HotelClock, scale: number): void {
  db.transaction(() => {
    for (const [table, first] of Object.entries(firstNumbers))
      db.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', table, first - 1)
    for (const room of [...rooms, ...demoRooms]) seedRoom(db, clock, room, scale)
  })
}

/** Seeds the database unless it has been seeded before. */
export function seedWhenEmpty(db: Database, clock: HotelClock, scale: number): void {
  if (!db.one('SELECT room FROM stays LIMIT 1')) seedDatabase(db, clock, scale)
}
