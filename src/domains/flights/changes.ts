/** Compares a flight in a new list with the same flight in the previous list. */
import type { Flight } from '../../contract/flights.ts'

export type ChangedPart = 'gate' | 'time' | 'status'

export interface FlightChange {
  flight: Flight
  parts: ChangedPart[]
}

/** Identifies a flight by number and scheduled time, which do not change. */
export const flightKey = ({ flight_number, scheduled_gate_time }: Flight): string =>
  `${flight_number} ${scheduled_gate_time}`

/** Returns the changes by flight key. Flights that are new in the list do not count as changed. */
export function changesBetween(
  before: readonly Flight[],
  after: readonly Flight[],
): Record<string, FlightChange> {
  const known = new Map(before.map((flight) => [flightKey(flight), flight]))
  const changes: Record<string, FlightChange> = {}
  for (const flight of after) {
    const old = known.get(flightKey(flight))
    if (!old) continue
    const parts: ChangedPart[] = []
    if (old.gate !== flight.gate) parts.push('gate')
    if (old.estimated_gate_time !== flight.estimated_gate_time) parts.push('time')
    if (old.status !== flight.status) parts.push('status')
    if (parts.length > 0) changes[flightKey(flight)] = { flight, parts }
  }
  return changes
}
