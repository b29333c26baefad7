// Keys that guests were given, the doors that they opened with these keys, and the rings at doors.
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'

export interface Key {
  id: string
  room: string
  vendor: string
  device: string
  expire_at: string
  at: string
  token: string | null
  code: string | null
  /** 1 if the code was mailed to the address of the reservation. The address in the request is not stored. */
  mailed: number
  wrong: number
  used: number
}

export function insertKey(db: Database, key: Omit<Key, 'token' | 'wrong' | 'used'>): void {
  db.run(
    'INSERT INTO keys (id, room, vendor, device, expire_at, at, code, mailed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    key.id,
    key.room,
    key.vendor,
    key.device,
    key.expire_at,
    key.at,
    key.code,
    key.mailed,
  )
  keepNewest(db, 'keys', key.room)
}

export const keyById = (db: Database, id: string): Key | undefined =>
  db.one<Key>('SELECT * FROM keys WHERE id = ?', id)

export const keyByToken = (db: Database, token: string): Key | undefined =>
  db.one<Key>('SELECT * FROM keys WHERE token = ?', token)

/** Stores the token of a key; returns false if the key already has a token or has been used. */
export const giveToken = (db: Database, id: string, token: string): boolean =>
  db.run('UPDATE keys SET token = ? WHERE id = ? AND token IS NULL AND used = 0', token, id).changes === 1

export function noteWrongCode(db: Database, id: string): void {
  db.run('UPDATE keys SET wrong = wrong + 1 WHERE id = ?', id)
}

/** Marks the key as used and records the opening; returns false if the key has been used before. */
export function openDoor(db: Database, key: Key, at: string): boolean {
  return db.transaction(() => {
    if (db.run('UPDATE keys SET used = 1 WHERE id = ? AND used = 0', key.id).changes === 0) return false
    db.run(
      'INSERT INTO door_openings (room, vendor, device, at) VALUES (?, ?, ?, ?)',
      key.room,
      key.vendor,
      key.device,
      at,
    )
    keepNewest(db, 'door_openings', key.room)
    return true
  })
}

export const openingsOf = (db: Database, room: string) =>
  db.all<{ at: string; vendor: string; device: string }>(
    'SELECT at, vendor, device FROM door_openings WHERE room = ? ORDER BY id',
    room,
  )

/** Returns the unused codes, which the desk tells to guests who were sent no mail or whose mail does not arrive. */
export const codesOf = (db: Database, room: string) =>
  db
    .all<{ at: string; code: string; mailed: number }>(
      'SELECT at, code, mailed FROM keys WHERE room = ? AND code IS NOT NULL AND used = 0 ORDER BY at',
      room,
    )
    .map(({ mailed, ...key }) => ({ ...key, mailed: mailed === 1 }))

export function recordRing(db: Database, room: string, at: string): void {
  db.run('INSERT INTO rings (room, at) VALUES (?, ?)', room, at)
  keepNewest(db, 'rings', room)
}

export const lastRingAt = (db: Database, room: string): string | null =>
  db.one<{ at: string | null }>('SELECT max(at) AS at FROM rings WHERE room = ?', room)?.at ?? null
