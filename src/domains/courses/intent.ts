import type { CourseEntry } from './calendar.ts'

/** Places on one date of a course, for however many persons, are one intent. */
export const intentOf = ({ bookingId }: CourseEntry) => `course/${bookingId}`
