/** What the channel needs of its environment, so that a test can replace clock and socket. */
export type LogLevel = 'error' | 'warn' | 'info'

export interface Environment {
  /** The channel's address, read before each attempt. See `channelAddress`. */
  url: () => string
  /** A new id for each request. */
  uuid: () => string
  log: (level: LogLevel, message: string) => void
  WebSocket: typeof WebSocket
  /** Returns a random number from 0 to below 1. */
  random: () => number
  /** Milliseconds since the epoch. */
  now: () => number
  /** Calls `run` once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void
  userAgent: string
  /**
   * Whether the calls of a guest wait on each new channel until `release` is called, because the hotel does not know
   * yet whose channel it is. Default false.
   */
  isSignInFirst: boolean
}

export type EnvironmentOptions = Pick<Environment, 'url' | 'uuid' | 'log'> & Partial<Environment>

/** Uses the browser's own implementations unless others are given. */
export function withDefaults(options: EnvironmentOptions): Environment {
  return {
    WebSocket: globalThis.WebSocket,
    random: Math.random,
    now: Date.now,
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    userAgent: navigator.userAgent,
    isSignInFirst: false,
    ...options,
  }
}
