// The states of room controls that guests have set, in place of the defaults that housekeeping leaves.
import type { Database } from './database.ts'

export interface StoredControl {
  area: string
  command: string
  value: unknown
  /** The hotel's local date on which it was set. */
  day: string | null
}

export const storedControls = (db: Database, room: string): StoredControl[] =>
  db
    .all<Omit<StoredControl, 'value'> & { value: string }>(
      'SELECT area, command, value, day FROM control_states WHERE room = ? ORDER BY area, command',
      room,
    )
    .map(({ value, ...row }) => ({ ...row, value: JSON.parse(value) as unknown }))

export function storeControl(db: Database, room: string, { area, command, value, day }: StoredControl): void {
  db.run(
    'INSERT OR REPLACE INTO control_states (room, area, command, value, day) VALUES (?, ?, ?, ?, ?)',
    room,
    area,
    command,
    JSON.stringify(value),
    day,
  )
}
