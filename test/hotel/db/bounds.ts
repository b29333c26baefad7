// How much the hotel keeps: so many rows of a room, and nothing that is old. Every table in which a guest's call leaves
// a row is named here.
import type { Database } from './database.ts'

interface Bound {
  /** Column of the room or reservation whose rows are counted. */
  of: 'room' | 'reservation_nr'
  most: number
  /** Column with the moment of a row, by which it grows old; none where it lasts as long as the stay. */
  at?: string
  /** Column by which rows are older or newer, where not by the order in which they came. */
  by?: string
}

export const bounds = {
  orders: { of: 'room', most: 300, at: 'at' },
  messages: { of: 'room', most: 300, at: 'created' },
  statistics: { of: 'room', most: 1000, at: 'at' },
  notes: { of: 'room', most: 300, at: 'at' },
  purchases: { of: 'reservation_nr', most: 500 },
  bill_lines: { of: 'reservation_nr', most: 1000 },
  course_bookings: { of: 'room', most: 60, at: 'at' },
  course_tokens: { of: 'room', most: 50, at: 'at' },
  quick_calls: { of: 'room', most: 100, at: 'at' },
  keys: { of: 'room', most: 50, at: 'at' },
  door_openings: { of: 'room', most: 200, at: 'at' },
  rings: { of: 'room', most: 50, at: 'at' },
  devices: { of: 'room', most: 50, at: 'at' },
  wake_ups: { of: 'room', most: 60, at: 'time' },
  intents: { of: 'room', most: 1000, at: 'at', by: 'at' },
} as const satisfies Record<string, Bound>

export type BoundTable = keyof typeof bounds
const boundOf = (table: BoundTable): Bound => bounds[table]

const oldestMs = 90 * 86_400_000

/** Deletes rows, and what refers to them: the steps go with their order, the bill keeps its line. */
function remove(db: Database, table: BoundTable, which: string, ...values: (string | null)[]): void {
  if (table === 'orders') {
    const gone = `SELECT id FROM orders WHERE ${which}`
    db.run(`DELETE FROM order_steps WHERE order_id IN (${gone})`, ...values)
    db.run(`UPDATE bill_lines SET order_id = NULL WHERE order_id IN (${gone})`, ...values)
  }
  // A voucher stays spent.
  const kept = table === 'purchases' ? ' AND NOT EXISTS (SELECT 1 FROM vouchers WHERE purchase = id)' : ''
  db.run(`DELETE FROM ${table} WHERE ${which}${kept}`, ...values)
}

const nth = (table: BoundTable, offset: number) => {
  const { of, by = 'rowid' } = boundOf(table)
  return `SELECT ${by} FROM ${table} WHERE ${of} IS ? ORDER BY ${by} DESC LIMIT 1 OFFSET ${offset}`
}

/** Deletes the oldest rows of a room or reservation that has more than its table allows, and `more`. */
export function keepNewest(db: Database, table: BoundTable, owner: string | null, more = 0): void {
  const { of, most, by = 'rowid' } = boundOf(table)
  const excess = nth(table, most + more)
  if (db.one(excess, owner)) remove(db, table, `${of} IS ? AND ${by} <= (${excess})`, owner, owner)
}

/** True if a room or reservation has as many rows as its table allows. */
export const isFull = (db: Database, table: BoundTable, owner: string): boolean =>
  db.one(nth(table, boundOf(table).most - 1), owner) !== undefined

/** Deletes what is older than a guest's stay can be, and than anybody asks about. */
export function forgetOld(db: Database, now: number): void {
  const before = new Date(now - oldestMs).toISOString()
  db.transaction(() => {
    for (const table of Object.keys(bounds) as BoundTable[]) {
      const { at } = boundOf(table)
      if (at !== undefined) remove(db, table, `${at} < ?`, before)
    }
  })
}
