// Courses over HTTP: the timetable for everybody, places for guests whose account was verified.
import { randomBytes } from 'node:crypto'
import type { RouteHandlers } from '../../../src/contract/index.ts'
import { addDays } from '../clock.ts'
import { inLanguage } from '../content/languages.ts'
import { type CourseDate, courseDate, courseDates, placesTaken } from '../courses.ts'
import { currentProperty, propertyOf } from '../currentProperty.ts'
import { isFull } from '../db/bounds.ts'
import { courseToken, insertCourseBooking, insertCourseToken } from '../db/courses.ts'
import { reservationOf, type Stay, stayIn } from '../db/stays.ts'
import { HttpRefusal, type HttpVisitor } from '../http/visitor.ts'
import { courses } from '../seed/courses.ts'
import { properties } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import { plain } from './checkin.ts'
import { endOfStay } from './order.ts'

type CourseRoutes = Pick<RouteHandlers<HttpVisitor>, 'getCourses' | 'verifyAccount' | 'bookCourse'>
type Account = Parameters<CourseRoutes['verifyAccount']>[0]

/** Maximum number of days in a request (CRS-03). */
const longestWindow = 14
const tokenLifeMs = 12 * 3_600_000

/** Returns the day if it exists in the calendar, and refuses the request otherwise. */
function realDay(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day)
    throw new HttpRefusal(400, 'invalid', `${day} is no day.`)
  return day
}

const written = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z')

/** Returns for whom the token was issued; throws if it has expired, the guest has signed out, or the stay is over. */
export function tokenHolder({ db, clock }: HotelServices, { bearer, rooms }: HttpVisitor) {
  const known = bearer === null ? undefined : courseToken(db, bearer)
  const stay = known && stayIn(db, known.room)
  const isSameStay =
    known &&
    stay?.checkedIn &&
    stay.residents.some((resident) => reservationOf(stay, resident) === known.reservation_nr)
  const isSignedOut = known?.signed_in === 1 && !rooms.includes(known.room)
  if (!known || !isSameStay || isSignedOut || clock.now() - Date.parse(known.at) > tokenLifeMs)
    throw new HttpRefusal(401, 'no_token', 'The account has to be verified first.')
  return { room: stay.room, property: stay.property, reservation: known.reservation_nr }
}

export function courseHandlers(services: HotelServices): CourseRoutes {
  const { db, clock, deskEvents, signInLimits } = services

  /** Returns the stay that matches all fields of the request, or undefined. */
  function stayOf(ask: Account, { rooms }: HttpVisitor): Stay | undefined {
    const { roomNumber, reservationId, confirmationId, accountName, propertyId, lastname } = ask
    const stay = stayIn(db, roomNumber)
    const property = propertyOf(propertyId)
    // A guest who is signed in on this device can book for their own room only.
    if (rooms.length > 0 && !rooms.includes(roomNumber)) return undefined
    if (!stay?.checkedIn || !property || stay.property !== property) return undefined
    if (currentProperty(services, property).settings.tac?.accountName !== accountName) return undefined
    const isGuest = stay.residents.some(
      (resident) =>
        !resident.permanent &&
        plain(resident.lastName) === plain(lastname) &&
        reservationOf(stay, resident) === reservationId &&
        confirmationId === reservationId,
    )
    return isGuest ? stay : undefined
  }

  function onWire(date: CourseDate, language: string) {
    return {
      courseId: date.id,
      start: written(date.start),
      end: written(date.end),
      trainer: date.course.trainer,
      location: inLanguage(date.course.location, language),
      maxPersons: date.course.maxPersons,
      bookedPersons: placesTaken(db, date),
    }
  }

  return {
    getCourses: ({ from, to }, { property, language, rooms }) => {
      if (realDay(to) < realDay(from)) throw new HttpRefusal(400, 'invalid', 'from is after to.')
      if (to > addDays(from, longestWindow - 1))
        throw new HttpRefusal(400, 'too_long', `At most ${longestWindow} days.`)
      // The call names no language: uses that of the page, else that of the room.
      const [room] = rooms
      const lang = language ?? (room === undefined ? undefined : stayIn(db, room)?.language) ?? 'en'
      const dates = courseDates(property, from, to)
      return {
        allCourses: courses[property].map((course) => ({
          id: course.id,
          name: inLanguage(course.name, lang),
          description: inLanguage(course.description, lang),
          Bookings: dates.filter((date) => date.course === course).map((date) => onWire(date, lang)),
        })),
      }
    },
    verifyAccount: (ask, visitor) => {
      const { device, address } = visitor
      const connection = `account ${device.id ?? address} ${ask.roomNumber}`
      const trier = { connection, device: device.id, address, room: ask.roomNumber }
      if (signInLimits.waitSeconds(trier) > 0) return { code: 429 }
      const stay = stayOf(ask, visitor)
      if (!stay) {
        signInLimits.wrong(trier)
        return { code: 403 }
      }
      const token = randomBytes(32).toString('base64url')
      insertCourseToken(db, {
        token,
        room: stay.room,
        reservation_nr: ask.reservationId,
        signed_in: Number(visitor.rooms.includes(stay.room)),
        at: clock.iso(),
      })
      return { code: 200, token }
    },
    bookCourse: ({ bookingId, numberOfPersons: persons }, visitor) => {
      const { room, property } = tokenHolder(services, visitor)
      const date = courseDate(Number(bookingId))
      if (date?.property !== property)
        throw new HttpRefusal(404, 'unknown_course', 'There is no such course.')
      const stay = stayIn(db, room)
      if (!stay || date.start >= endOfStay(stay, clock.now(), properties[property].zone))
        throw new HttpRefusal(409, 'after_stay', 'The course begins after your stay.')
      if (date.start <= clock.now()) throw new HttpRefusal(409, 'past', 'The course has begun.')
      // Checks and books in one transaction, so that only one guest gets the last place.
      const id = db.transaction(() => {
        const free = date.course.maxPersons - placesTaken(db, date)
        if (free === 0) throw new HttpRefusal(409, 'fully_booked', 'The course is fully booked.')
        if (persons > free) throw new HttpRefusal(409, 'not_enough_places', `Places left: ${free}.`)
        if (isFull(db, 'course_bookings', room))
          throw new HttpRefusal(409, 'too_many', 'The room has booked as many courses as it can.')
        return insertCourseBooking(db, { course_id: date.id, property, room, persons, at: clock.iso() })
      })
      deskEvents.emit('bookings')
      return { code: 200, bookingNumber: `B-${id}` }
    },
  }
}
