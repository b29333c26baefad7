/** Listeners of the channel. One that throws is logged; it harms neither the channel nor the others. */
import type { LogLevel } from './surroundings.ts'

export interface Listeners<Args extends unknown[]> {
  add: (listener: (...args: Args) => void) => () => void
  tell: (...args: Args) => void
}

export function createListeners<Args extends unknown[]>(
  log: (level: LogLevel, message: string) => void,
): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    add(listener) {
      // Wrapped, so that a function added twice is two listeners and each is ended on its own.
      const own = (...args: Args) => listener(...args)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    tell(...args) {
      for (const listener of [...listeners]) {
        try {
          listener(...args)
        } catch (error) {
          log('error', `a listener of the channel failed: ${error instanceof Error ? error.message : error}`)
        }
      }
    },
  }
}
