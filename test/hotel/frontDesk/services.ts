// The operations of the front desk on the guests' services: calls, courses, flights and bills.
import type { FlightType } from '../../../src/contract/flights.ts'
import { addDays } from '../clock.ts'
import { type CourseDate, courseDate, courseDates, placesTaken } from '../courses.ts'
import { billOf, insertBillLine } from '../db/bills.ts'
import { bookedPlaces, courseBookingsOn, setTakenPlaces } from '../db/courses.ts'
import type { Database } from '../db/database.ts'
import { flightChanges, saveFlightChange } from '../db/flights.ts'
import type { Page } from '../db/page.ts'
import { quickCallsOn } from '../db/quickCalls.ts'
import { mailsOn } from '../db/records.ts'
import { reservationsOf, stayIn } from '../db/stays.ts'
import { answer, callNow, close, nameOf, numberOf, settle } from '../exchange.ts'
import { airportOf, keyOf } from '../flights/boards.ts'
import { roomName } from '../seed/demoRooms.ts'
import { isPropertyId, type PropertyId, properties } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import type { ServiceAskOf } from './asks.ts'
import { NotFoundError, NotPossibleError } from './errors.ts'

const listedDays = 14
const minuteMs = 60_000

/** The mails that went to the transfer desks. */
export function pickupRequests(db: Database, page?: Page) {
  const addresses: unknown[] = Object.values(properties).map(({ transfers }) => transfers)
  return mailsOn(db, page).filter(({ email_to }) => addresses.includes(email_to))
}

export function servicesOf(services: HotelServices) {
  const { db, clock, deskEvents, channels, boards } = services

  const courseAsItStands = (date: CourseDate) => ({
    courseId: date.id,
    property: date.property,
    name: date.course.name.en,
    start: clock.iso(date.start),
    trainer: date.course.trainer,
    maxPersons: date.course.maxPersons,
    bookedPersons: placesTaken(db, date),
  })

  /** Returns the reservation for a bill line: the named one, or that of the room's first guest. */
  function reservationIn(room: string, named: string | undefined): string {
    const stay = stayIn(db, room)
    const [first, ...others] = stay ? reservationsOf(stay) : []
    if (first === undefined) throw new NotFoundError(`There is no room ${room}.`)
    const found = named === undefined ? first : [first, ...others].find((number) => number === named)
    if (found === undefined) throw new NotFoundError(`There is no reservation ${named} in room ${room}.`)
    return found
  }

  return {
    bookings: (page?: Page) =>
      courseBookingsOn(db, page).map(({ id, course_id, persons, ...booking }) => {
        const date = courseDate(course_id)
        return {
          bookingNumber: `B-${id}`,
          courseId: course_id,
          numberOfPersons: persons,
          name: date?.course.name.en ?? '',
          start: date ? clock.iso(date.start) : '',
          ...booking,
          room: roomName(booking.room),
        }
      }),

    quickCalls: (page?: Page) => {
      settle(services)
      return quickCallsOn(db, page).map(({ id, ...call }) => ({
        id: nameOf(id),
        ...call,
        room: roomName(call.room),
      }))
    },
    /** Answers a call, refuses it, or hangs up. */
    quickCall: ({ id, state }: ServiceAskOf<'quickCall'>) => {
      const call = callNow(services, numberOf(id))
      if (!call) throw new NotFoundError(`There is no call ${id}.`)
      if (state === 'connected' && call.state !== 'ringing')
        throw new NotPossibleError('The call rings no more.')
      if (state === 'connected') answer(services, call)
      else close(services, call, state)
      return { id, state: callNow(services, call.id)?.state }
    },

    courses: (property = '1') => {
      if (!isPropertyId(property)) throw new NotFoundError(`There is no property ${property}.`)
      const { date } = clock.local(properties[property].zone)
      return courseDates(property, date, addDays(date, listedDays - 1)).map(courseAsItStands)
    },
    course: ({ courseId, free }: ServiceAskOf<'course'>) => {
      const date = courseDate(courseId)
      if (!date) throw new NotFoundError(`There is no course ${courseId}.`)
      const taken = date.course.maxPersons - bookedPlaces(db, courseId) - free
      if (taken < 0) throw new NotPossibleError('Guests of this house have booked more than that leaves.')
      setTakenPlaces(db, courseId, taken)
      deskEvents.emit('bookings')
      return courseAsItStands(date)
    },

    flights: (property: PropertyId, airportId: string, type: FlightType) => {
      const airport = airportOf(property, airportId)
      if (!airport) throw new NotFoundError(`There is no airport ${airportId}.`)
      return boards.board(boards.planned(airport, type))
    },
    flight: ({ property, airport_id, type, flight_number, ...change }: ServiceAskOf<'flight'>) => {
      const airport = airportOf(property, airport_id)
      const flight = airport && boards.planned(airport, type).find(({ number }) => number === flight_number)
      if (!airport || !flight) throw new NotFoundError(`There is no flight ${flight_number} on this board.`)
      const { estimated_gate_time, delay_minutes, ...words } = change
      const estimated =
        delay_minutes === undefined
          ? estimated_gate_time
          : clock.iso(flight.scheduled + delay_minutes * minuteMs)
      saveFlightChange(db, keyOf(flight), {
        ...flightChanges(db).get(keyOf(flight)),
        ...words,
        ...(estimated !== undefined && { estimated }),
        at: clock.iso(),
      })
      deskEvents.emit('flights')
      const root = { airport_id: airport.id, type, flight_number }
      const devices = channels.pushToAll('flightInfoChanged', { status: 'OK', root })
      const [shown] = boards.board([flight])
      return { ...shown, devices }
    },

    bill: (room: string) => {
      const stay = stayIn(db, room)
      if (!stay) throw new NotFoundError(`There is no room ${room}.`)
      return reservationsOf(stay).flatMap((reservation) => billOf(db, reservation))
    },
    /** Adds a line with the current date and time. */
    addToBill: ({ room, reservation_nr, description, amount }: ServiceAskOf<'bill'>) => {
      const reservation = reservationIn(room, reservation_nr)
      const stay = stayIn(db, room)
      const now = clock.local(properties[stay?.property ?? '1'].zone)
      const line = { reservation_nr: reservation, ...now, description, amount }
      const id = insertBillLine(db, line)
      deskEvents.emit('bills')
      return { id, ...line }
    },
  }
}
