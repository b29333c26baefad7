// The state of a flight at a given moment, as a board at the airport shows it.
import type { FlightChange } from '../db/flights.ts'
import { cities } from '../seed/airports.ts'
import type { PlannedFlight } from './timetable.ts'

const minuteMs = 60_000

/** Time before a flight from which its gate, delay and cancellation are known. */
const knownBeforeMs = 180 * minuteMs
const lateFromMinutes = 15
const feedEveryMs = 5 * minuteMs

/** Status of a departure, each from the given number of minutes before it leaves. */
const departureStates: readonly [minutes: number, text: string][] = [
  [0, 'Departed'],
  [10, 'Gate closed'],
  [20, 'Final call'],
  [40, 'Boarding'],
  [60, 'Go to gate'],
]
const arrivalStates: readonly [minutes: number, text: string][] = [
  [-20, 'Baggage on belt'],
  [0, 'Landed'],
  [20, 'Landing soon'],
]

function statusOf(flight: PlannedFlight, estimated: number, now: number): string {
  const minutesLeft = (estimated - now) / minuteMs
  const states = flight.direction === 'departure' ? departureStates : arrivalStates
  const [, near] = states.find(([minutes]) => minutesLeft <= minutes) ?? []
  if (near !== undefined) return near
  if (flight.scheduled - now > knownBeforeMs) return 'Scheduled'
  return estimated - flight.scheduled >= lateFromMinutes * minuteMs ? 'Delayed' : 'On time'
}

const iso = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z')

/** Origin and destination of the flight. */
const ends = ({ direction, airport, other }: PlannedFlight) => {
  const [from, to] = direction === 'departure' ? [airport.code, other] : [other, airport.code]
  return {
    from,
    to,
    origin_city: cities[from] ?? airport.city,
    destination_city: cities[to] ?? airport.city,
  }
}

/** Returns the flight as it is sent to the app; `change` is what the desk has changed about it. */
export function flightOnBoard(flight: PlannedFlight, change: FlightChange, now: number) {
  const { scheduled, direction } = flight
  const isKnown = scheduled - now <= knownBeforeMs
  const lateMs = isKnown && !flight.isCancelled ? flight.delayMinutes * minuteMs : 0
  const estimated = change.estimated === undefined ? scheduled + lateMs : Date.parse(change.estimated)
  const isCancelled = isKnown && flight.isCancelled && change.status === undefined
  const hasLanded = direction === 'arrival' && estimated <= now && !isCancelled
  const isMoved = change.gate !== undefined && change.gate !== flight.gate
  return {
    airline: flight.airline,
    terminal: flight.terminal,
    status: change.status ?? (isCancelled ? 'Cancelled' : statusOf(flight, estimated, now)),
    flight_number: flight.number,
    ...ends(flight),
    gate: change.gate ?? (isKnown && !isCancelled ? flight.gate : ''),
    scheduled_gate_time: iso(scheduled),
    estimated_gate_time: isCancelled ? '' : iso(estimated),
    baggage_claim: hasLanded ? flight.belt : '',
    last_update: iso(
      change.at === undefined ? Math.floor(now / feedEveryMs) * feedEveryMs : Date.parse(change.at),
    ),
    remark: change.remark ?? (isCancelled ? 'Please contact your airline' : isMoved ? 'New gate' : ''),
    airport_name: flight.airport.name,
  }
}

export type BoardFlight = ReturnType<typeof flightOnBoard>
