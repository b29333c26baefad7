// Runs what is due at a given time, whether or not a device is connected: rings wake-ups, switches TVs off, and ends
// calls that nobody answers.
import { forgetOld } from './db/bounds.ts'
import { saveTvState, tvsOf } from './db/rooms.ts'
import { dueSleepTimers, dueWakeUps, type StoredWakeUp, saveSleepTimer, saveWakeUp } from './db/wakeUps.ts'
import { settle } from './exchange.ts'
import type { HotelServices } from './services.ts'

const lookEvery = 1000
const hourMs = 3_600_000

export class Alarms {
  readonly #services: HotelServices
  readonly #looking: NodeJS.Timeout
  readonly #forgetting: NodeJS.Timeout

  constructor(services: HotelServices) {
    this.#services = services
    this.#looking = setInterval(() => this.look(), lookEvery)
    this.#looking.unref()
    this.#forgetting = setInterval(() => this.#forget(), hourMs)
    this.#forgetting.unref()
    this.#forget()
  }

  /** Also called when the desk has set the clock, so that everything due at the new time runs at once. */
  look(): void {
    const { db, clock } = this.#services
    const now = clock.iso()
    for (const wakeUp of dueWakeUps(db, now)) this.#ring(wakeUp)
    for (const { tv, room } of dueSleepTimers(db, now)) {
      saveSleepTimer(db, tv, null)
      this.#switch(room, tv, { power: 'off' })
    }
    settle(this.#services)
  }

  close(): void {
    clearInterval(this.#looking)
    clearInterval(this.#forgetting)
  }

  /** By the earlier of the hotel's and the real time: nothing is old because the desk has set the clock. */
  #forget() {
    const { db, clock } = this.#services
    forgetOld(db, Math.min(clock.now(), Date.now()))
  }

  #ring(wakeUp: StoredWakeUp) {
    const { db, channels } = this.#services
    saveWakeUp(db, { ...wakeUp, due: null })
    this.#switch(wakeUp.room, wakeUp.tv, { power: 'on', muted: false, volume: wakeUp.start_volume })
    const wakeup = [{ id: wakeUp.id, time: wakeUp.time }]
    channels.push(wakeUp.room, 'getPopUpWakeUp', { status: 'OK', wakeup })
  }

  #switch(room: string, tv: number, change: { power: 'on' | 'off'; muted?: boolean; volume?: number }) {
    const { db, deskEvents } = this.#services
    const own = tvsOf(db, room).find(({ id }) => id === tv)
    if (!own) return
    const { volume, muted, source, app } = own
    saveTvState(db, tv, { volume, muted, source, app, ...change })
    deskEvents.emit('rooms')
  }
}
