// Generates the flights of an airport on a day from the airlines that fly there; always the same for the same day.
import type { FlightType } from '../../../src/contract/flights.ts'
import { chance } from '../chance.ts'
import { momentOf } from '../clock.ts'
import type { SeedAirport } from '../seed/airports.ts'

export interface PlannedFlight {
  airport: SeedAirport
  direction: FlightType
  airline: string
  number: string
  /** Code of the airport at the other end. */
  other: string
  terminal: string
  gate: string
  belt: string
  /** Milliseconds since 1970. */
  scheduled: number
  delayMinutes: number
  isCancelled: boolean
}

interface Connection {
  code: string
  airline: string
  terminal: string
  other: string
}

/** Returns the connections of all airlines in shuffled order, so that a board mixes the airlines. */
function connectionsOf(airport: SeedAirport): Connection[] {
  const all = airport.airlines.flatMap((line) => {
    const [, code = '', airline = '', terminal = '', others = ''] =
      /^(\w{2}) (.+) (\w+): (.+)$/.exec(line) ?? []
    return others.split(' ').map((other) => ({ code, airline, terminal, other }))
  })
  const order = ({ code, other }: Connection) => chance(airport.code, code, other)
  return all.sort((a, b) => order(a) - order(b))
}

const firstMinute = 5 * 60 + 20
const lastMinute = 23 * 60 + 30

/** Delay in minutes; about one flight in four is late. */
function delayOf(...words: (string | number)[]): number {
  if (chance('late', ...words) > 0.24) return 0
  return 5 * (1 + Math.floor(chance('minutes', ...words) ** 2 * 20))
}

function gateOf({ terminals }: SeedAirport, terminal: string, ...words: (string | number)[]): string {
  const [letter, from, to] = terminals[terminal] ?? ['A', 1, 10]
  return `${letter}${from + Math.floor(chance('gate', ...words) * (to - from + 1))}`
}

/** Start of each hour of a local day; converting the local time of each flight separately would take too long. */
const hoursOf = (date: string, zone: string) =>
  Array.from({ length: 24 }, (_, hour) => momentOf(date, `${String(hour).padStart(2, '0')}:00:00`, zone))

/** The flights of a local day, in no order. */
export function flightsOn(airport: SeedAirport, date: string, scale: number): PlannedFlight[] {
  const connections = connectionsOf(airport)
  const hours = hoursOf(date, airport.zone)
  const count = airport.flightsPerDay * scale
  return Array.from({ length: count }, (_, index) => {
    const direction = index % 2 === 0 ? 'departure' : 'arrival'
    const pair = Math.floor(index / 2)
    const { code, airline, terminal, other } = connections[pair % connections.length] ?? {
      code: '',
      airline: '',
      terminal: '',
      other: '',
    }
    const number = `${code} ${101 + index}`
    const spread = (pair + chance(airport.code, number)) / (count / 2)
    const minute = 5 * Math.round((firstMinute + spread * (lastMinute - firstMinute)) / 5)
    const words = [airport.code, number, date] as const
    return {
      airport,
      direction,
      airline,
      number,
      other,
      terminal,
      gate: gateOf(airport, terminal, ...words),
      belt: String(1 + Math.floor(chance('belt', ...words) * 9)),
      scheduled: (hours[Math.floor(minute / 60)] ?? 0) + (minute % 60) * 60_000,
      delayMinutes: delayOf(...words),
      isCancelled: chance('cancelled', ...words) < 0.012,
    }
  })
}
