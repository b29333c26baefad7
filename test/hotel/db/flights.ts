// What the desk has changed about flights.
import type { Database } from './database.ts'

export interface FlightChange {
  gate?: string | undefined
  /** ISO 8601 UTC. */
  estimated?: string | undefined
  status?: string | undefined
  remark?: string | undefined
  /** When it was changed. */
  at?: string | undefined
}

/** Returns the changes by the key of the flight (see `keyOf`). */
export const flightChanges = (db: Database): Map<string, FlightChange> =>
  new Map(
    db
      .all<{ flight: string; changes: string }>('SELECT * FROM flight_changes')
      .map(({ flight, changes }) => [flight, JSON.parse(changes)]),
  )

export function saveFlightChange(db: Database, flight: string, change: FlightChange): void {
  db.run('INSERT OR REPLACE INTO flight_changes VALUES (?, ?)', flight, JSON.stringify(change))
}
