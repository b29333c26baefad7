// Places in courses, as booked by guests in the app and as given away by the desk; and the tokens that permit booking.
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'
import { type Page, pageOf } from './page.ts'

/** Number of places that others hold, as set by the desk; null if the desk has not set it. */
export const takenPlaces = (db: Database, course: number): number | null =>
  db.one<{ taken: number }>('SELECT taken FROM course_places WHERE course_id = ?', course)?.taken ?? null

export function setTakenPlaces(db: Database, course: number, taken: number): void {
  db.run('INSERT OR REPLACE INTO course_places VALUES (?, ?)', course, taken)
}

/** Places that guests have booked with the app. */
export const bookedPlaces = (db: Database, course: number): number =>
  db.one<{ persons: number }>(
    'SELECT coalesce(sum(persons), 0) AS persons FROM course_bookings WHERE course_id = ?',
    course,
  )?.persons ?? 0

export interface CourseBooking {
  id: number
  course_id: number
  property: string
  room: string
  persons: number
  at: string
}

/** Returns the id of the new booking. */
export const insertCourseBooking = (db: Database, booking: Omit<CourseBooking, 'id'>): number =>
  db.run(
    'INSERT INTO course_bookings (course_id, property, room, persons, at) VALUES (?, ?, ?, ?, ?)',
    booking.course_id,
    booking.property,
    booking.room,
    booking.persons,
    booking.at,
  ).id

/** Oldest first. */
export const courseBookingsOn = (db: Database, page: Page = {}): CourseBooking[] =>
  db
    .all<CourseBooking>(
      'SELECT * FROM course_bookings WHERE id < ? ORDER BY id DESC LIMIT ?',
      ...pageOf(page),
    )
    .reverse()

export interface CourseToken {
  token: string
  room: string
  reservation_nr: string
  /** 1 if the token was given to a device on which the guest was signed in: it is good while they are. */
  signed_in: number
  at: string
}

export function insertCourseToken(db: Database, token: CourseToken): void {
  db.run(
    'INSERT INTO course_tokens VALUES (?, ?, ?, ?, ?)',
    token.token,
    token.room,
    token.reservation_nr,
    token.signed_in,
    token.at,
  )
  keepNewest(db, 'course_tokens', token.room)
}

export const courseToken = (db: Database, token: string): CourseToken | undefined =>
  db.one<CourseToken>('SELECT * FROM course_tokens WHERE token = ?', token)
