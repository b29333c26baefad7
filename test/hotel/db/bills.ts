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
  /** The order that was charged or credited; null for all other lines. */
  order_id: number | null
}

/** Returns the lines sorted by time. */
export const billOf = (db: Database, reservation: string): BillLine[] =>
  db.all<BillLine>('SELECT * FROM bill_lines WHERE reservation_nr = ? ORDER BY date, time, id', reservation)

/** Returns the id of the new line. */
export const insertBillLine = (
  db: Database,
  line: Omit<BillLine, 'id' | 'order_id'> & Partial<Pick<BillLine, 'order_id'>>,
): number =>
  db.run(
    `INSERT INTO bill_lines (reservation_nr, date, time, description, amount, order_id)
     VALUES (?, ?, ?, ?, ?, ?)`,
    line.reservation_nr,
    line.date,
    line.time,
    line.description,
    line.amount,
    line.order_id ?? null,
  ).id

/** Returns what an order has been charged to a reservation, less what has been credited. */
export const chargesOfOrder = (db: Database, order: number): Pick<BillLine, 'reservation_nr' | 'amount'>[] =>
  db.all(
    `SELECT reservation_nr, sum(amount) AS amount FROM bill_lines
     WHERE order_id = ? GROUP BY reservation_nr HAVING sum(amount) <> 0`,
    order,
  )
