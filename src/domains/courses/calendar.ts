import type { Course } from '../../contract/courses.ts'
import { addDays, hotelTime } from '../../core/time/clock.ts'

/** One date of a course on the hotel's calendar. */
export interface CourseEntry {
  key: string
  /** Id of the date, which is sent as `bookingId` (CRS-14). */
  bookingId: string | number
  name: string
  description: string
  /** Milliseconds since 1970. */
  start: number
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  startTime: string
  /** `HH:MM`, empty if the hotel sends none. */
  endTime: string
  trainer: string
  location: string
  /** Null if the hotel sends none. */
  freePlaces: number | null
}

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** Returns the day in the URL, `YYYY-MM-DD`; today if there is no valid date. */
export const dayOf = (text: string | null, today: string): string =>
  text !== null && isDate(text) ? text : today

/** The Monday of a day's week (CRS-01). */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, -((weekday + 6) % 7))
}

/** Monday to Sunday. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/** Returns the last day to request with a week: 14 days in all, the maximum that a hotel answers. */
export const windowEnd = (monday: string): string => addDays(monday, 13)

/** All dates of all courses in the order of their start; a date that the hotel repeats is listed once. */
export function entriesOf(courses: readonly Course[], timezone: string | null): CourseEntry[] {
  const entries = courses.flatMap(({ id, name, description, Bookings }) =>
    Bookings.map(({ courseId, start, end, trainer, location, maxPersons, bookedPersons }): CourseEntry => {
      const local = hotelTime(Date.parse(start), timezone)
      return {
        key: `${id} ${courseId} ${start}`,
        bookingId: courseId,
        name,
        description,
        start: Date.parse(start),
        date: local.slice(0, 10),
        startTime: local.slice(11, 16),
        endTime: end && hotelTime(Date.parse(end), timezone).slice(11, 16),
        trainer,
        location,
        freePlaces: maxPersons === null ? null : Math.max(0, maxPersons - bookedPersons),
      }
    }),
  )
  const unique = new Map(entries.map((entry) => [entry.key, entry]))
  return [...unique.values()].sort((a, b) => a.start - b.start || a.name.localeCompare(b.name))
}
