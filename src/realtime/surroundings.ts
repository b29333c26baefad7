/** What the channel needs of the outside world, so that a test can hold its clock and its wire. */
export type LogLevel = 'error' | 'warn' | 'info'

export interface Surroundings {
  /** The channel's address; asked anew for every try. See `channelAddress`. */
  url: () => string
  /** A fresh id for each request. */
  uuid: () => string
  log: (level: LogLevel, message: string) => void
  WebSocket: typeof WebSocket
  /** From 0 to below 1. */
  random: () => number
  /** Milliseconds. */
  now: () => number
  /** Runs something once after so many milliseconds. What it returns cancels that. */
  after: (ms: number, run: () => void) => () => void
  userAgent: string
}

export type GivenSurroundings = Pick<Surroundings, 'url' | 'uuid' | 'log'> & Partial<Surroundings>

/** Fills in the browser's own means where none are given. */
export function withDefaults(given: GivenSurroundings): Surroundings {
  return {
    WebSocket: globalThis.WebSocket,
    random: Math.random,
    now: Date.now,
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    userAgent: navigator.userAgent,
    ...given,
  }
}
