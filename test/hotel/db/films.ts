// The film purchases of stays, their vouchers, and their resume times.
import { randomUUID } from 'node:crypto'
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'

export interface Purchase {
  id: number
  room: string
  reservation_nr: string
  movie_id: number | null
  pckg_id: number | null
  title: string
  price: number
  at: string
  valid_until: string
}

/** Returns the purchases that are still valid; the purchase that lasts longest comes last. */
export const validPurchases = (db: Database, reservation: string, now: string): Purchase[] =>
  db.all<Purchase>(
    'SELECT * FROM purchases WHERE reservation_nr = ? AND valid_until > ? ORDER BY valid_until',
    reservation,
    now,
  )

/** Returns the purchases, oldest first, each with the voucher that paid for it. */
export const purchasesOf = (db: Database, reservation: string) =>
  db.all<Omit<Purchase, 'room' | 'reservation_nr'> & { voucher: string | null }>(
    `SELECT purchases.id, movie_id, pckg_id, title, price, at, valid_until, code AS voucher
     FROM purchases LEFT JOIN vouchers ON purchase = purchases.id
     WHERE purchases.reservation_nr = ? ORDER BY purchases.id`,
    reservation,
  )

/** Records the purchase, and spends a voucher if `withVoucher`. Returns its id, or null if no voucher is left. */
export function buy(db: Database, purchase: Omit<Purchase, 'id'>, withVoucher: boolean): number | null {
  return db.transaction(() => {
    const voucher = withVoucher ? unusedVouchers(db, purchase.reservation_nr)[0] : undefined
    if (withVoucher && !voucher) return null
    const { id } = db.run(
      `INSERT INTO purchases
         (room, reservation_nr, movie_id, pckg_id, title, price, at, valid_until)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      purchase.room,
      purchase.reservation_nr,
      purchase.movie_id,
      purchase.pckg_id,
      purchase.title,
      withVoucher ? 0 : purchase.price,
      purchase.at,
      purchase.valid_until,
    )
    if (voucher) db.run('UPDATE vouchers SET purchase = ? WHERE code = ?', id, voucher.code)
    keepNewest(db, 'purchases', purchase.reservation_nr)
    return id
  })
}

export const unusedVouchers = (db: Database, reservation: string) =>
  db.all<{ code: string }>(
    'SELECT code FROM vouchers WHERE reservation_nr = ? AND purchase IS NULL ORDER BY code',
    reservation,
  )

export function insertVoucher(db: Database, code: string, reservation: string): void {
  db.run('INSERT INTO vouchers (code, reservation_nr) VALUES (?, ?)', code, reservation)
}

/** Returns the stay's own key for the film, which is created on first use, and ends with the stay. */
export function filmKey(
  db: Database,
  { room, reservation_nr }: Pick<Purchase, 'room' | 'reservation_nr'>,
  movie: number,
): string {
  db.run('INSERT OR IGNORE INTO film_keys VALUES (?, ?, ?, ?)', room, reservation_nr, movie, randomUUID())
  const row = db.one<{ key: string }>(
    'SELECT key FROM film_keys WHERE room = ? AND reservation_nr = ? AND movie_id = ?',
    room,
    reservation_nr,
    movie,
  )
  return row?.key ?? ''
}

export const reservationOfKey = (db: Database, movie: number, key: string): string | null =>
  db.one<{ reservation_nr: string }>(
    'SELECT reservation_nr FROM film_keys WHERE movie_id = ? AND key = ?',
    movie,
    key,
  )?.reservation_nr ?? null

export const resumeTimesOf = (db: Database, reservation: string): ReadonlyMap<number, number> =>
  new Map(
    db
      .all<{ movie_id: number; seconds: number }>(
        'SELECT movie_id, seconds FROM resume_times WHERE reservation_nr = ?',
        reservation,
      )
      .map(({ movie_id, seconds }) => [movie_id, seconds]),
  )

export function saveResumeTime(db: Database, reservation: string, movie: number, seconds: number): void {
  db.run('INSERT OR REPLACE INTO resume_times VALUES (?, ?, ?)', reservation, movie, seconds)
}
