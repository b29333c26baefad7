// Generates the dates of the courses from the weekly plan in the seed, for any requested day.
import { chance } from './chance.ts'
import { addDays, momentOf } from './clock.ts'
import { bookedPlaces, takenPlaces } from './db/courses.ts'
import type { Database } from './db/database.ts'
import { courses, type SeedCourse } from './seed/courses.ts'
import { isPropertyId, type PropertyId, properties } from './seed/properties.ts'

export interface CourseDate {
  /** Encodes the property, the day and the slot: see `numberOf`. */
  id: number
  course: SeedCourse
  property: PropertyId
  start: number
  end: number
}

const dayMs = 86_400_000
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const minuteMs = 60_000

/** Builds a stable id from the days since 1970, the property, and the index of the slot in the property's week. */
const numberOf = (property: PropertyId, date: string, place: number) =>
  (Date.parse(`${date}T00:00:00Z`) / dayMs) * 1000 + Number(property) * 100 + place

/** Returns the dates of a property's courses on a local day, unsorted. */
function datesOn(property: PropertyId, date: string): CourseDate[] {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
  const slots = courses[property].flatMap((course) => course.weekly.map((slot) => ({ course, slot })))
  return slots.flatMap(({ course, slot }, place) => {
    const [day, time] = slot.split(' ')
    if (day !== weekday) return []
    const start = momentOf(date, `${time}:00`, properties[property].zone)
    const end = start + course.minutes * minuteMs
    return [{ id: numberOf(property, date, place), course, property, start, end }]
  })
}

/** Returns the dates from one day to another, both included, sorted by start. */
export function courseDates(property: PropertyId, from: string, to: string): CourseDate[] {
  const dates: CourseDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(...datesOn(property, date))
  return dates.sort((a, b) => a.start - b.start || a.id - b.id)
}

/** Finds a date by its id; undefined if no course has such a date. */
export function courseDate(id: number): CourseDate | undefined {
  const property = String(Math.floor((id % 1000) / 100))
  const day = Math.floor(id / 1000)
  if (!isPropertyId(property) || !Number.isInteger(id) || Math.abs(day) > 100_000) return undefined
  const date = new Date(day * dayMs).toISOString().slice(0, 10)
  return datesOn(property, date).find((candidate) => candidate.id === id)
}

/** Number of places taken before any guest books here: all of them on the course's `full` date. */
function seededPlaces({ id, course, property, start }: CourseDate): number {
  const [day, time] = course.full?.split(' ') ?? []
  const isFull =
    day !== undefined &&
    weekdays[new Date(start).getUTCDay()] === day &&
    momentOf(new Date(start).toISOString().slice(0, 10), `${time}:00`, properties[property].zone) === start
  if (isFull) return course.maxPersons
  return Math.floor(chance('places', id) * (course.maxPersons - 1))
}

export const takenByOthers = (db: Database, date: CourseDate): number =>
  takenPlaces(db, date.id) ?? seededPlaces(date)

export const placesTaken = (db: Database, date: CourseDate): number =>
  Math.min(date.course.maxPersons, takenByOthers(db, date) + bookedPlaces(db, date.id))
