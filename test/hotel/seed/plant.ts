// Fills an empty database with the guests and rooms of the seed.
import { addDays, type HotelClock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { insertMessage } from '../db/messages.ts'
import { insertCamera, insertTv } from '../db/rooms.ts'
import { insertStay } from '../db/stays.ts'
import { properties } from './properties.ts'
import { rooms, type SeedRoom } from './rooms.ts'

/** The first numbers that a hotel with some past gives out. */
const firstNumbers = { orders: 9041, messages: 12, statistics: 5512 }

function plantRoom(db: Database, clock: HotelClock, seed: SeedRoom) {
  const today = clock.local(properties[seed.property].zone).date
  insertStay(db, {
    room: seed.room,
    property: seed.property,
    reservation: seed.reservation,
    arrival: seed.checkedIn ? addDays(today, -seed.nights.past) : null,
    nightsLeft: seed.nights.left,
    checkedIn: seed.checkedIn,
    permanent: seed.permanent ?? false,
    language: seed.language,
    residents: seed.residents.map((resident) => ({ ...resident, permanent: resident.permanent ?? false })),
  })
  for (const tv of seed.tvs) insertTv(db, { ...tv, room: seed.room })
  for (const title of seed.cameras) insertCamera(db, seed.room, title)
  for (const { text, minutesAgo, viewed } of seed.messages.toReversed())
    insertMessage(db, {
      room: seed.room,
      text,
      viewed,
      created: clock.iso(clock.now() - minutesAgo * 60_000),
    })
}

export function plant(db: Database, clock: HotelClock): void {
  db.transaction(() => {
    for (const [table, first] of Object.entries(firstNumbers))
      db.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', table, first - 1)
    for (const room of rooms) plantRoom(db, clock, room)
  })
}

/** Plants where nothing grows yet. */
export function plantWhenEmpty(db: Database, clock: HotelClock): void {
  if (!db.one('SELECT room FROM stays LIMIT 1')) plant(db, clock)
}
