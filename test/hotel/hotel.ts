// The simulated hotel. One object, started three ways: as a server, in process on a free port, or behind MSW.
import { BlockList } from 'node:net'
import { Alarms } from './alarms.ts'
import { Catalogue } from './catalogue.ts'
import { Channels } from './channel/channels.ts'
import { HotelClock } from './clock.ts'
import type { SeedShop } from './content/types.ts'
import { Database } from './db/database.ts'
import { createDesk, type Desk } from './desk.ts'
import { DeskEvents } from './deskEvents.ts'
import { Faults } from './faults.ts'
import { Films } from './films.ts'
import { Boards } from './flights/boards.ts'
import { Guide } from './guide.ts'
import { hotelApp } from './http/app.ts'
import { listen } from './http/server.ts'
import { Mailer } from './mailer.ts'
import { Broadcast } from './media/broadcast.ts'
import { inProject } from './projectPaths.ts'
import { Radio } from './radio.ts'
import { Rates } from './rates.ts'
import { seedWhenEmpty } from './seed/seedDatabase.ts'
import type { HotelServices, Log } from './services.ts'
import { SignInLimits } from './signInLimits.ts'

export interface HotelOptions {
  /** A file, relative to the project, or `:memory:` (default). */
  db?: string
  /** Factor by which the content of the seed is multiplied. */
  scale?: number
  /** Shops that replace those of the seed. */
  shops?: readonly SeedShop[]
  /** A mail server, `smtp://user:password@host:port`. Without it mails appear only in the desk's list. */
  smtpUrl?: string
  /** Token that the desk requires; without one the desk answers this machine only. */
  deskToken?: string
  /** Folder of the built app. */
  dist?: string
  skins?: string
  /** Proxies on other machines whose `X-Forwarded-For` is believed. */
  trustedProxies?: BlockList
  /** Source of the real time in ms, on which the hotel's clock is based. */
  now?: () => number
  /** Source of the milliseconds by which callers regain what they may take; by default the machine's. */
  rateClock?: () => number
  /** Warnings and errors of the hotel itself. Silent by default. */
  log?: Log
  /** Milliseconds between two pings of a channel. */
  pingEvery?: number
}

export interface Hotel {
  app: ReturnType<typeof hotelApp>
  /** The front desk, in process. */
  desk: Desk
  channels: Channels
  services: HotelServices
}

/** Opens a hotel that listens on no port. `close` closes its channels and its database. */
export function openHotel(options: HotelOptions = {}): Hotel & { close: () => void } {
  const path = options.db ?? ':memory:'
  const db = new Database(path === ':memory:' ? path : inProject(path))
  const clock = new HotelClock(options.now)
  const scale = options.scale ?? 1
  seedWhenEmpty(db, clock, scale)
  const channels = new Channels(options.pingEvery)
  const services: HotelServices = {
    db,
    clock,
    channels,
    scale,
    catalogue: new Catalogue(scale, options.shops),
    films: new Films(scale),
    radio: new Radio(scale),
    broadcast: new Broadcast(),
    guide: new Guide(scale),
    faults: new Faults(),
    deskEvents: new DeskEvents(),
    mailer: new Mailer(options.smtpUrl),
    boards: new Boards({ db, clock, scale }),
    signInLimits: new SignInLimits(clock),
    rates: new Rates(options.rateClock),
    trustedProxies: options.trustedProxies ?? new BlockList(),
    log: options.log ?? (() => {}),
    skins: inProject(options.skins ?? 'skins'),
  }
  channels.serve(services)
  const alarms = new Alarms(services)
  const desk = createDesk(services, () => alarms.look())
  const app = hotelApp(services, desk, {
    dist: inProject(options.dist ?? 'dist'),
    skins: services.skins,
    deskToken: options.deskToken,
  })
  const close = () => {
    alarms.close()
    channels.close()
    services.mailer.close()
    db.close()
  }
  return { app, desk, channels, services, close }
}

export interface RunningHotel extends Hotel {
  /** `http://127.0.0.1:8004` */
  origin: string
  close: () => Promise<void>
}

/** Starts a hotel on a port of its own: 0 (default) takes a free one. */
export async function startHotel({
  port = 0,
  host = '127.0.0.1',
  ...options
}: HotelOptions & { port?: number; host?: string } = {}): Promise<RunningHotel> {
  const hotel = openHotel(options)
  try {
    const door = await listen(hotel, { port, host })
    const close = async () => {
      hotel.channels.close()
      await door.close()
      hotel.close()
    }
    return { ...hotel, origin: door.origin, close }
  } catch (error) {
    hotel.close()
    throw error
  }
}
