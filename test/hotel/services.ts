// The services that the parts of the hotel share, passed to each domain and route.
import type { BlockList } from 'node:net'
import type { Catalogue } from './catalogue.ts'
import type { Channels } from './channel/channels.ts'
import type { HotelClock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { DeskEvents } from './deskEvents.ts'
import type { Faults } from './faults.ts'
import type { Films } from './films.ts'
import type { Boards } from './flights/boards.ts'
import type { Guide } from './guide.ts'
import type { Mailer } from './mailer.ts'
import type { Broadcast } from './media/broadcast.ts'
import type { Radio } from './radio.ts'
import type { Rates } from './rates.ts'
import type { SignInLimits } from './signInLimits.ts'

export type Log = (level: 'info' | 'warn' | 'error', message: string) => void

export interface HotelServices {
  db: Database
  clock: HotelClock
  catalogue: Catalogue
  films: Films
  radio: Radio
  /** The streams of the radio stations to their current listeners. */
  broadcast: Broadcast
  /** Channels and programme of live TV. */
  guide: Guide
  channels: Channels
  faults: Faults
  deskEvents: DeskEvents
  mailer: Mailer
  boards: Boards
  /** Factor by which the content of the seed is multiplied. */
  scale: number
  signInLimits: SignInLimits
  rates: Rates
  /** Whose `X-Forwarded-For` is believed, besides that of this machine. */
  trustedProxies: BlockList
  /** Folder of the skins. */
  skins: string
  log: Log
}
