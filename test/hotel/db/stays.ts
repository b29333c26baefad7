// Stays: which room is whose, in which language, checked in or not.
import type { PropertyId } from '../seed/properties.ts'
import type { Database } from './database.ts'

export interface Resident {
  id: string
  name: string
  lastName: string
  permanent: boolean
  /** Reservation of the resident, if it differs from that of the stay. */
  reservation: string | null
}

export interface Stay {
  room: string
  property: PropertyId
  reservation: string
  /** Local date of the check-in; null while the guest is expected today. */
  arrival: string | null
  nightsLeft: number
  checkedIn: boolean
  permanent: boolean
  language: string
  /** When the stay began; null if that was before the hotel noted it. */
  since: string | null
  /** Mail address of the person who made the reservation; null if the hotel does not have it. */
  email: string | null
  residents: Resident[]
}

interface StayRow {
  room: string
  property: PropertyId
  reservation_nr: string
  arrival: string | null
  nights_left: number
  checked_in: number
  permanent: number
  language: string
  since: string | null
  email: string | null
}

interface ResidentRow {
  id: string
  name: string
  last_name: string
  permanent: number
  reservation_nr: string | null
}

export function stayIn(db: Database, room: string): Stay | undefined {
  const row = db.one<StayRow>('SELECT * FROM stays WHERE room = ?', room)
  if (!row) return undefined
  const residents = db.all<ResidentRow>('SELECT * FROM residents WHERE room = ? ORDER BY rowid', room)
  return {
    room: row.room,
    property: row.property,
    reservation: row.reservation_nr,
    arrival: row.arrival,
    nightsLeft: row.nights_left,
    checkedIn: row.checked_in === 1,
    permanent: row.permanent === 1,
    language: row.language,
    since: row.since,
    email: row.email,
    residents: residents.map((resident) => ({
      id: resident.id,
      name: resident.name,
      lastName: resident.last_name,
      permanent: resident.permanent === 1,
      reservation: resident.reservation_nr,
    })),
  }
}

export const isCheckedIn = (db: Database, room: string): boolean =>
  db.one<{ checked_in: number }>('SELECT checked_in FROM stays WHERE room = ?', room)?.checked_in === 1

export const allStays = (db: Database): Stay[] =>
  db
    .all<{ room: string }>('SELECT room FROM stays ORDER BY room')
    .flatMap(({ room }) => stayIn(db, room) ?? [])

export function insertStay(db: Database, stay: Omit<Stay, 'since'>): void {
  db.run(
    `INSERT INTO stays
       (room, property, reservation_nr, arrival, nights_left, checked_in, permanent, language, email)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    stay.room,
    stay.property,
    stay.reservation,
    stay.arrival,
    stay.nightsLeft,
    Number(stay.checkedIn),
    Number(stay.permanent),
    stay.language,
    stay.email,
  )
  for (const { id, name, lastName, permanent, reservation } of stay.residents)
    db.run(
      'INSERT INTO residents VALUES (?, ?, ?, ?, ?, ?)',
      id,
      stay.room,
      name,
      lastName,
      Number(permanent),
      reservation,
    )
}

export const reservationOf = (stay: Stay, { reservation }: Resident): string =>
  reservation ?? stay.reservation

/** Returns the reservations of all guests of the room. */
export const reservationsOf = (stay: Stay): string[] =>
  stay.residents.filter(({ permanent }) => !permanent).map((resident) => reservationOf(stay, resident))

/** Checks the room in; `today` becomes the arrival date if there is none yet. */
export function checkIn(db: Database, room: string, { today, at }: { today: string; at: string }): void {
  db.run(
    'UPDATE stays SET checked_in = 1, since = ?, arrival = coalesce(arrival, ?) WHERE room = ?',
    at,
    today,
    room,
  )
}

/**
 * What a guest leaves in the room, or was given for the stay: nothing of it is the next guest's. The ids of what they have
 * sent are their reservation's, and stay: a message may wait on a device that is out of reach, and come again after the
 * guest was checked out and in.
 */
const ofTheRoom = [
  ...['control_states', 'wake_ups', 'messages', 'devices'],
  ...['keys', 'film_keys', 'course_tokens'],
]
const ofItsTvs = ['tv_states', 'tv_plays', 'sleep_timers', 'streams']

export function checkOut(db: Database, room: string): void {
  db.transaction(() => {
    db.run('UPDATE stays SET checked_in = 0 WHERE room = ?', room)
    for (const table of ofTheRoom) db.run(`DELETE FROM ${table} WHERE room = ?`, room)
    for (const table of ofItsTvs)
      db.run(`DELETE FROM ${table} WHERE tv IN (SELECT id FROM tvs WHERE room = ?)`, room)
  })
}

export function saveEmail(db: Database, room: string, email: string): void {
  db.run('UPDATE stays SET email = ? WHERE room = ?', email, room)
}

export function speak(db: Database, room: string, language: string): void {
  db.run('UPDATE stays SET language = ? WHERE room = ?', language, room)
}
