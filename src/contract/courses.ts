/** Fitness courses: the timetable, the check of the guest's account, and a booking. Moments are ISO 8601 UTC. */
import * as v from 'valibot'
import { route } from './define.ts'
import { moment } from './moments.ts'
import { anyText, day, id, idAsGiven, list, number, numberOr, text } from './values.ts'

/** One date of a course. */
export const CourseDate = v.object({
  /** Sent as `bookingId`, exactly as received (CRS-14). */
  courseId: idAsGiven,
  start: moment,
  end: v.fallback(moment, ''),
  trainer: anyText,
  location: anyText,
  /** Null if the hotel gives no limit. */
  maxPersons: numberOr(null),
  bookedPersons: numberOr(0),
})
export type CourseDate = v.InferOutput<typeof CourseDate>

export const Course = v.object({ id, name: text, description: anyText, Bookings: list(CourseDate) })
export type Course = v.InferOutput<typeof Course>

/** The courses from one day to another, both included, at most 14 days (CRS-02, CRS-03). */
export const getCourses = route({
  method: 'GET',
  path: '/api/tac/v1/courses',
  ask: v.object({ from: day, to: day }),
  answer: v.object({ allCourses: list(Course) }),
})

/**
 * Before a guest's first booking, and again when the token was refused with 401 (CRS-06). Only the code 200 in the body
 * means success, whatever the HTTP status; the token is the bearer token of the booking.
 */
export const verifyAccount = route({
  method: 'POST',
  path: '/api/tac/v1/account-verify',
  ask: v.strictObject({
    lastname: v.string(),
    roomNumber: v.string(),
    reservationId: v.string(),
    confirmationId: v.string(),
    accountName: v.string(),
    propertyId: v.string(),
  }),
  answer: v.object({ code: number, token: anyText }),
})

/** Books places on a date. 401: the token is no longer valid. 409 `fully_booked`: no place is left (CRS-15). */
export const bookCourse = route({
  method: 'POST',
  path: '/api/tac/v1/add-booking-class',
  once: true,
  ask: v.strictObject({
    bookingId: idAsGiven,
    numberOfPersons: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  }),
  answer: v.object({ code: numberOr(200), bookingNumber: anyText }),
})
