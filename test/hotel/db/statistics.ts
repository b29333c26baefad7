// Which screens guests use, and for how long.
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'
import { type Page, pageOf } from './page.ts'

export interface StoredEvent {
  event_number: number
  room: string | null
  event_type: string
  event_value: string
  at: string
  /** Null while the guest is still there. */
  ended: string | null
}

/** Number of events to keep; older ones are deleted, and can no longer be ended. */
const kept = 5000
/** No screen has a longer name or value; of a longer one the beginning is kept. */
const longestText = 200
const short = (text: string) => text.slice(0, longestText)

export function startEvent(db: Database, event: Omit<StoredEvent, 'event_number' | 'ended'>): number {
  const { id } = db.run(
    'INSERT INTO statistics (room, event_type, event_value, at) VALUES (?, ?, ?, ?)',
    event.room,
    short(event.event_type),
    short(event.event_value),
    event.at,
  )
  keepNewest(db, 'statistics', event.room)
  if (id % 100 === 0) db.run('DELETE FROM statistics WHERE event_number <= ?', id - kept)
  return id
}

/** Ends an event; returns false if the room has no such event that is still open. */
export function endEvent(db: Database, event: Omit<StoredEvent, 'ended'>): boolean {
  const { changes } = db.run(
    `UPDATE statistics SET ended = ?
     WHERE event_number = ? AND room IS ? AND event_type = ? AND event_value = ? AND ended IS NULL`,
    event.at,
    event.event_number,
    event.room,
    short(event.event_type),
    short(event.event_value),
  )
  return changes === 1
}

/** Oldest first. */
export const eventsOn = (db: Database, page: Page = {}): StoredEvent[] =>
  db
    .all<StoredEvent>(
      'SELECT * FROM statistics WHERE event_number < ? ORDER BY event_number DESC LIMIT ?',
      ...pageOf(page),
    )
    .reverse()
