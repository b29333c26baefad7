// All that a part of the hotel may need of the others, handed to each domain and route.
import type { Catalogue } from './catalogue.ts'
import type { Channels } from './channel/channels.ts'
import type { HotelClock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { Faults } from './faults.ts'
import type { News } from './news.ts'

export type Log = (level: 'info' | 'warn' | 'error', message: string) => void

export interface World {
  db: Database
  clock: HotelClock
  catalogue: Catalogue
  channels: Channels
  faults: Faults
  news: News
  /** Folder of the skins. */
  skins: string
  log: Log
}
