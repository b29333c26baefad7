// How often a name may be guessed. Who guesses has to wait; nobody else does.
import type { HotelClock } from './clock.ts'

/** Who tries to sign in, and into which room. */
export interface Trier {
  /** The connection, or what stands for one where each try comes by itself. */
  connection: string
  /** The mark of the device, if it has one. */
  device: string | null
  /** Where it is in the network. */
  address: string
  room: string
}

const windowMs = 60_000

/** Wrong tries in a minute, after which another minute has to pass. */
const allowed = {
  connection: 10,
  /** Of one room from one address over however many connections. */
  room: 20,
  /** Of all rooms from one address: guests of a whole house may come from one. */
  address: 100,
}

/** More are tidied up. */
const remembered = 2000

/** A network of its own has 64 bits of IPv6 addresses to choose from: they count as one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/** Moments of wrong tries, and since when the one who made them has to wait. */
class Tries {
  #wrong: number[] = []
  #waitsSince: number | null = null

  wrong(now: number, most: number): void {
    this.#wrong = [...this.#wrong.filter((at) => at <= now && now - at < windowMs), now]
    if (this.#wrong.length < most) return
    this.#waitsSince = now
    this.#wrong = []
  }

  /** Not while the clock stands before it either: the desk may have set it back. */
  mustWait(now: number): boolean {
    return this.#waitsSince !== null && now >= this.#waitsSince && now - this.#waitsSince < windowMs
  }

  isOver(now: number): boolean {
    return !this.mustWait(now) && !this.#wrong.some((at) => at <= now && now - at < windowMs)
  }
}

export class SignInLimits {
  readonly #clock: HotelClock
  readonly #tries = new Map<string, Tries>()
  readonly #known = new Set<string>()

  constructor(clock: HotelClock) {
    this.#clock = clock
  }

  mustWait(trier: Trier): boolean {
    const now = this.#clock.now()
    return this.#countsOf(trier).some(([key]) => this.#tries.get(key)?.mustWait(now))
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

  /** From now on the device is not held up by what others at its address do. */
  right({ device, room }: Trier): void {
    if (device === null) return
    if (this.#known.size > remembered) this.#known.clear()
    this.#known.add(`${device} ${room}`)
  }

  clear(): void {
    this.#tries.clear()
    this.#known.clear()
  }

  /** What the try counts against, with how much of it is allowed. */
  #countsOf({ connection, device, address, room }: Trier): [key: string, most: number][] {
    const own: [string, number] = [`connection ${connection}`, allowed.connection]
    const mark = `${device} ${room}`
    if (device !== null && this.#known.has(mark)) return [own, [`device ${mark}`, allowed.connection]]
    const network = networkOf(address)
    return [own, [`room ${room} ${network}`, allowed.room], [`address ${network}`, allowed.address]]
  }

  #tidy(now: number) {
    if (this.#tries.size < remembered) return
    for (const [key, tries] of this.#tries) if (tries.isOver(now)) this.#tries.delete(key)
  }
}
