// Stays: which room is whose, in which language, checked in or not.
import type { PropertyId } from '../seed/properties.ts'
import type { Database } from './database.ts'

export interface Resident {
  id: string
  name: string
  lastName: string
  permanent: boolean
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
}

interface ResidentRow {
  id: string
  name: string
  last_name: string
  permanent: number
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
    residents: residents.map((resident) => ({
      id: resident.id,
      name: resident.name,
      lastName: resident.last_name,
      permanent: resident.permanent === 1,
    })),
  }
}

export const allStays = (db: Database): Stay[] =>
  db
    .all<{ room: string }>('SELECT room FROM stays ORDER BY room')
    .flatMap(({ room }) => stayIn(db, room) ?? [])

export function insertStay(db: Database, stay: Stay): void {
  db.run(
    'INSERT INTO stays VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    stay.room,
    stay.property,
    stay.reservation,
    stay.arrival,
    stay.nightsLeft,
    Number(stay.checkedIn),
    Number(stay.permanent),
    stay.language,
  )
  for (const { id, name, lastName, permanent } of stay.residents)
    db.run('INSERT INTO residents VALUES (?, ?, ?, ?, ?)', id, stay.room, name, lastName, Number(permanent))
}

/** `today` becomes the day of arrival where none is known yet. */
export function checkIn(db: Database, room: string, today: string): void {
  db.run('UPDATE stays SET checked_in = 1, arrival = coalesce(arrival, ?) WHERE room = ?', today, room)
}

export function checkOut(db: Database, room: string): void {
  db.run('UPDATE stays SET checked_in = 0 WHERE room = ?', room)
}

export function speak(db: Database, room: string, language: string): void {
  db.run('UPDATE stays SET language = ? WHERE room = ?', language, room)
}
