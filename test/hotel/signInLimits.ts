// Rate limits for sign-in: a client that guesses names has to wait, other clients do not.
import type { HotelClock } from './clock.ts'

/** Who tries to sign in, and into which room. */
export interface Trier {
  /** Id of the connection, or a substitute for it where each attempt is a separate request. */
  connection: string
  /** The mark of the device, if it has one. */
  device: string | null
  /** IP address of the device. */
  address: string
  room: string
}

const windowMs = 60_000

/** Number of wrong attempts within a minute after which the client has to wait another minute. */
const allowed = {
  connection: 10,
  /** For all rooms from one device, over any number of connections. */
  device: 10,
  /** For one room from one address, over any number of connections. */
  room: 30,
  /** For all rooms from one address, which the guests of a whole hotel may share. */
  address: 100,
}

/** Number of entries to keep before old ones are removed. */
const remembered = 2000

/** No room has a longer name, and nobody may fill the memory with rooms that do not exist. */
const longestRoom = 40

/** Returns the /64 prefix of an IPv6 address, because one network has all addresses below it; IPv4 is unchanged. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/** Times of wrong attempts, and since when the client has to wait. */
class Tries {
  #wrong: number[] = []
  #waitsSince: number | null = null

  wrong(now: number, most: number): void {
    this.#wrong = [...this.#wrong.filter((at) => at <= now && now - at < windowMs), now]
    if (this.#wrong.length < most) return
    this.#waitsSince = now
    this.#wrong = []
  }

  /** 0 also if the clock is before the start of the wait, as the desk may have set it back. */
  waitMs(now: number): number {
    if (this.#waitsSince === null || now < this.#waitsSince) return 0
    return Math.max(0, windowMs - (now - this.#waitsSince))
  }

  isOver(now: number): boolean {
    return this.waitMs(now) === 0 && !this.#wrong.some((at) => at <= now && now - at < windowMs)
  }
}

export class SignInLimits {
  readonly #clock: HotelClock
  readonly #tries = new Map<string, Tries>()
  readonly #known = new Set<string>()

  constructor(clock: HotelClock) {
    this.#clock = clock
  }

  /** Seconds until the next try counts; 0 if it does now. */
  waitSeconds(trier: Trier): number {
    const now = this.#clock.now()
    const waits = this.#countsOf(trier).map(([key]) => this.#tries.get(key)?.waitMs(now) ?? 0)
    return Math.ceil(Math.max(...waits) / 1000)
  }

  wrong(trier: Trier): void {
    const now = this.#clock.now()
    this.#tidy(now)
    for (const [key, most] of this.#countsOf(trier)) {
      const tries = this.#tries.get(key) ?? new Tries()
      this.#tries.set(key, tries)
      tries.wrong(now, most)
    }
  }

  /** Exempts the device from the limits that it shares with others at its address. */
  right({ device, room }: Trier): void {
    if (device === null) return
    if (this.#known.size > remembered) this.#known.clear()
    this.#known.add(`${device} ${room}`)
  }

  clear(): void {
    this.#tries.clear()
    this.#known.clear()
  }

  /**
   * Returns the counters that an attempt counts against, each with its limit. A device has to wait before its tries
   * would make others at its address wait.
   */
  #countsOf({ connection, device, address, room }: Trier): [key: string, most: number][] {
    const own: [string, number][] = [[`connection ${connection}`, allowed.connection]]
    if (device !== null) own.push([`device ${device}`, allowed.device])
    if (device !== null && this.#known.has(`${device} ${room}`)) return own
    const network = networkOf(address)
    const name = room.slice(0, longestRoom)
    return [...own, [`room ${name} ${network}`, allowed.room], [`address ${network}`, allowed.address]]
  }

  #tidy(now: number) {
    if (this.#tries.size < remembered) return
    for (const [key, tries] of this.#tries) if (tries.isOver(now)) this.#tries.delete(key)
  }
}
