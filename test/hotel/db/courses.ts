// Places in courses, as booked by guests in the app and as given away by the desk; and the tokens that permit booking.
import type { Database } from './database.ts'

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
export const allCourseBookings = (db: Database): CourseBooking[] =>
  db.all<CourseBooking>('SELECT * FROM course_bookings ORDER BY id')

export interface CourseToken {
  token: string
  room: string
  reservation_nr: string
  at: string
}

export function insertCourseToken(db: Database, { token, room, reservation_nr, at }: CourseToken): void {
  db.run('INSERT INTO course_tokens VALUES (?, ?, ?, ?)', token, room, reservation_nr, at)
}

export const courseToken = (db: Database, token: string): CourseToken | undefined =>
  db.one<CourseToken>('SELECT * FROM course_tokens WHERE token = ?', token)
