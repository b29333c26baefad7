// The lines of the guests' bills.
import type { Database } from './database.ts'

export interface BillLine {
  id: number
  reservation_nr: string
  /** `YYYY-MM-DD`, the hotel's local time. */
  date: string
  /** `HH:MM:SS` */
  time: string
  description: string
  amount: number
}

/** Returns the lines sorted by time. */
export const billOf = (db: Database, reservation: string): BillLine[] =>
  db.all<BillLine>('SELECT * FROM bill_lines WHERE reservation_nr = ? ORDER BY date, time, id', reservation)

/** Returns the id of the new line. */
export const insertBillLine = (db: Database, line: Omit<BillLine, 'id'>): number =>
  db.run(
    'INSERT INTO bill_lines (reservation_nr, date, time, description, amount) VALUES (?, ?, ?, ?, ?)',
    line.reservation_nr,
    line.date,
    line.time,
    line.description,
    line.amount,
  ).id
