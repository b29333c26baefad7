// The first good answers to what guests mean to do once: an order, a purchase, a booking, a mail.
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'

export interface IntentOwner {
  room: string
  reservation: string
}

export interface Intent extends IntentOwner {
  /** Name of the call or route in the contract. */
  call: string
  /** Message id of the call, or `Idempotency-Key` of the request. */
  key: string
}

/** Returns the kept answer as JSON, or undefined. */
export const firstAnswer = (db: Database, { room, reservation, call, key }: Intent): string | undefined =>
  db.one<{ answer: string }>(
    'SELECT answer FROM intents WHERE room = ? AND reservation_nr = ? AND call = ? AND key = ?',
    room,
    reservation,
    call,
    key,
  )?.answer

export function keepAnswer(
  db: Database,
  { room, reservation, call, key }: Intent,
  { answer, at }: { answer: string; at: string },
): void {
  db.run(
    'INSERT INTO intents (room, reservation_nr, call, key, answer, at) VALUES (?, ?, ?, ?, ?, ?)',
    room,
    reservation,
    call,
    key,
    answer,
    at,
  )
  keepNewest(db, 'intents', room)
}
