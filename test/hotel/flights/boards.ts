// The boards of the airports: 24 hours of flights, starting an hour ago, in their current state.
import type { FlightType } from '../../../src/contract/flights.ts'
import { addDays, localTime } from '../clock.ts'
import { type FlightChange, flightChanges } from '../db/flights.ts'
import { airports, type SeedAirport } from '../seed/airports.ts'
import type { PropertyId } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import { type BoardFlight, flightOnBoard } from './state.ts'
import { flightsOn, type PlannedFlight } from './timetable.ts'

const hourMs = 3_600_000
const shownBeforeMs = hourMs
const shownAfterMs = 23 * hourMs

export const airportOf = (property: PropertyId, id: number | string): SeedAirport | undefined =>
  airports[property].find((airport) => String(airport.id) === String(id))

/** Key under which the desk's changes of a flight are stored. */
export const keyOf = ({ airport, direction, number, scheduled }: PlannedFlight) =>
  [airport.code, direction, number, scheduled].join(' ')

/** Number of days in the cache: three for each of six airports. */
const keptDays = 18

type Day = Record<FlightType, PlannedFlight[]>

/** Sorts flights by scheduled time, then by number. */
const sorted = (flights: PlannedFlight[]) =>
  flights.sort((a, b) => a.scheduled - b.scheduled || (a.number < b.number ? -1 : 1))

export class Boards {
  readonly #services: Pick<HotelServices, 'db' | 'clock' | 'scale'>
  /** Cache of generated days; only the newest are kept. */
  readonly #days = new Map<string, Day>()

  constructor(services: Pick<HotelServices, 'db' | 'clock' | 'scale'>) {
    this.#services = services
  }

  /** The flights around now, in the order of their scheduled time. */
  planned(airport: SeedAirport, type: FlightType): PlannedFlight[] {
    const now = this.#services.clock.now()
    const today = localTime(now, airport.zone).date
    return [-1, 0, 1].flatMap((days) =>
      this.#on(airport, addDays(today, days))[type].filter(
        ({ scheduled }) => scheduled >= now - shownBeforeMs && scheduled < now + shownAfterMs,
      ),
    )
  }

  /** Returns the flights in their current state. */
  board(flights: readonly PlannedFlight[]): BoardFlight[] {
    const { db, clock } = this.#services
    const now = clock.now()
    const changes = flightChanges(db)
    const none: FlightChange = {}
    return flights.map((flight) => flightOnBoard(flight, changes.get(keyOf(flight)) ?? none, now))
  }

  #on(airport: SeedAirport, date: string): Day {
    const key = `${airport.code} ${date}`
    const known = this.#days.get(key)
    if (known) return known
    const flights = flightsOn(airport, date, this.#services.scale)
    const going = (direction: FlightType) => sorted(flights.filter((one) => one.direction === direction))
    const day = { departure: going('departure'), arrival: going('arrival') }
    this.#days.set(key, day)
    const [oldest] = this.#days.keys()
    if (this.#days.size > keptDays && oldest !== undefined) this.#days.delete(oldest)
    return day
  }
}
