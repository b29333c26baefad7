/** Compares a flight in a new list with the same flight in the previous list. */
import type { Flight } from '../../contract/flights.ts'

export type ChangedPart = 'gate' | 'time' | 'status'

export interface FlightChange {
  flight: Flight
  parts: ChangedPart[]
}

/**
 * Returns the key of each flight: number and scheduled time, which do not change, and a counter if the hotel sends
 * several flights with the same.
 */
export function flightKeys(flights: readonly Flight[]): string[] {
  const counts = new Map<string, number>()
  return flights.map(({ flight_number, scheduled_gate_time }) => {
    const key = `${flight_number} ${scheduled_gate_time}`
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count === 0 ? key : `${key} ${count}`
  })
}

/** Returns the changes by flight key. Flights that are new in the list do not count as changed. */
export function changesBetween(
  before: readonly Flight[],
  after: readonly Flight[],
): Record<string, FlightChange> {
  const keysBefore = flightKeys(before)
  const known = new Map(before.map((flight, at) => [keysBefore[at], flight]))
  const changes: Record<string, FlightChange> = {}
  for (const [at, key] of flightKeys(after).entries()) {
    const [old, flight] = [known.get(key), after[at]]
    if (!old || !flight) continue
    const parts: ChangedPart[] = []
    if (old.gate !== flight.gate) parts.push('gate')
    if (old.estimated_gate_time !== flight.estimated_gate_time) parts.push('time')
    if (old.status !== flight.status) parts.push('status')
    if (parts.length > 0) changes[key] = { flight, parts }
  }
  return changes
}
