// Favourite stations of a stay, and what the TVs were told to play.
import type { Database } from './database.ts'

/** Ids of stations, in the order in which they were chosen. */
export const favouritesOf = (db: Database, reservation: string): string[] =>
  db
    .all<{ station: string }>(
      'SELECT station FROM favourite_stations WHERE reservation_nr = ? ORDER BY id',
      reservation,
    )
    .map(({ station }) => station)

export function addFavourite(db: Database, reservation: string, station: string): void {
  db.run(
    'INSERT OR IGNORE INTO favourite_stations (reservation_nr, station) VALUES (?, ?)',
    reservation,
    station,
  )
}

export function removeFavourite(db: Database, reservation: string, station: string): void {
  db.run('DELETE FROM favourite_stations WHERE reservation_nr = ? AND station = ?', reservation, station)
}

export interface TvPlay {
  kind: 'channel' | 'station'
  item: string
}

export function saveTvPlay(db: Database, tv: number, { kind, item }: TvPlay): void {
  db.run('INSERT OR REPLACE INTO tv_plays VALUES (?, ?, ?)', tv, kind, item)
}

export const tvPlayOf = (db: Database, tv: number): TvPlay | null =>
  db.one<TvPlay>('SELECT kind, item FROM tv_plays WHERE tv = ?', tv) ?? null
