// What a room holds: its TVs and cameras, and the devices that are used in it.
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'

export interface Tv {
  id: number
  room: string
  ip: string
  mac: string
  name: string
  description: string
}

/** State of a TV, as set with the remote control. */
export interface TvState {
  power: 'on' | 'off'
  volume: number
  muted: boolean
  /** Source that the TV shows, with its port: `HDMI 1`. */
  source: string
  /** The app that runs on it; empty for none. */
  app: string
}

/** Default state, as housekeeping leaves a TV. */
const untouched: TvState = { power: 'off', volume: 20, muted: false, source: 'TV 1', app: '' }

export const tvsOf = (db: Database, room: string): (Tv & TvState)[] =>
  db
    .all<Tv & { state: string | null }>(
      'SELECT tvs.*, state FROM tvs LEFT JOIN tv_states ON tv = id WHERE room = ? ORDER BY id',
      room,
    )
    .map(({ state, ...tv }) => ({ ...tv, ...untouched, ...JSON.parse(state ?? '{}') }))

export function saveTvState(db: Database, id: number, state: TvState): void {
  db.run('INSERT OR REPLACE INTO tv_states VALUES (?, ?)', id, JSON.stringify(state))
}

export const tvOfMac = (db: Database, mac: string): Tv | undefined =>
  db.one<Tv>('SELECT * FROM tvs WHERE mac = ?', mac.toLowerCase())

/** Changes the IP address of a TV; returns false if there is no such TV. */
export const moveTv = (db: Database, id: number, ip: string): boolean =>
  db.run('UPDATE tvs SET ip = ? WHERE id = ?', ip, id).changes === 1

export function insertTv(db: Database, tv: Tv): void {
  db.run('INSERT INTO tvs VALUES (?, ?, ?, ?, ?, ?)', tv.id, tv.room, tv.ip, tv.mac, tv.name, tv.description)
}

export const camerasOf = (db: Database, room: string) =>
  db.all<{ id: number; title: string }>('SELECT id, title FROM cameras WHERE room = ? ORDER BY id', room)

export function insertCamera(db: Database, room: string, title: string): void {
  db.run('INSERT INTO cameras (room, title) VALUES (?, ?)', room, title)
}

/** The MAC address of a phone is unknown, so that all phones of a room share one entry. */
export function saveDevice(db: Database, room: string, mac: string, details: unknown, at: string): void {
  db.run('INSERT OR REPLACE INTO devices VALUES (?, ?, ?, ?)', room, mac, JSON.stringify(details), at)
  keepNewest(db, 'devices', room)
}

export const devicesOf = (db: Database, room: string) =>
  db
    .all<{ mac: string; details: string; at: string }>(
      'SELECT * FROM devices WHERE room = ? ORDER BY mac',
      room,
    )
    .map(({ mac, details, at }) => ({ ...JSON.parse(details), mac, at }))
