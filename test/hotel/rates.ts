// How much of the hotel one caller may take, so that others are served: more than a person reaches, less than hurts.
interface Rate {
  /** What a caller who was quiet may take at once. */
  most: number
  perSecond: number
}

/** In calls; a long answer counts as several. */
export const callRates = {
  channel: { most: 500, perSecond: 50 },
  /** All devices of a room, or all of an address on which no guest of a room is signed in. */
  shared: { most: 3000, perSecond: 200 },
} as const satisfies Record<string, Rate>

/** What leaves something behind: orders, purchases, mails, messages, bookings, keys. */
export const actRate: Rate = { most: 100, perSecond: 0.5 }
/** Lines of the app's log, which have no guest. */
export const logRate: Rate = { most: 1000, perSecond: 10 }

/** Calls that a channel has made of late without being asked to wait for others of its room or address. */
export const quietCalls = 100

/** Number of callers to remember; one that is forgotten counts as quiet. */
const remembered = 5000

/** The device's own clock, also in tests that set it: the hotel's may be set by the desk. */
const monotonic = performance.now.bind(performance)

export class Rates {
  readonly #now: () => number
  readonly #left = new Map<string, { calls: number; at: number }>()

  /** `now`: time in milliseconds that never goes back. */
  constructor(now: () => number = monotonic) {
    this.#now = now
  }

  now(): number {
    return this.#now()
  }

  /** Takes `cost`, also more than is left. Returns the milliseconds until nothing is owed, and what was taken of late. */
  spend(caller: string, rate: Rate, cost: number): { waitMs: number; taken: number } {
    const left = this.#leftOf(caller, rate) - cost
    this.#keep(caller, left)
    return { waitMs: left < 0 ? (-left / rate.perSecond) * 1000 : 0, taken: rate.most - left }
  }

  /** Takes one if there is one. Returns the seconds until there is one; 0 if it was taken. */
  take(caller: string, rate: Rate): number {
    const left = this.#leftOf(caller, rate)
    if (left < 1) return Math.ceil((1 - left) / rate.perSecond)
    this.#keep(caller, left - 1)
    return 0
  }

  clear(): void {
    this.#left.clear()
  }

  #leftOf(caller: string, { most, perSecond }: Rate): number {
    const known = this.#left.get(caller)
    if (!known) return most
    return Math.min(most, known.calls + ((this.#now() - known.at) / 1000) * perSecond)
  }

  #keep(caller: string, calls: number) {
    this.#left.delete(caller)
    this.#left.set(caller, { calls, at: this.#now() })
    for (const oldest of this.#left.keys()) {
      if (this.#left.size <= remembered) break
      this.#left.delete(oldest)
    }
  }
}
