/** A set of listeners. If one throws, the error is logged and the others are still called. */
import type { LogLevel } from './environment.ts'

export interface Listeners<Args extends unknown[]> {
  add: (listener: (...args: Args) => void) => () => void
  notify: (...args: Args) => void
}

export function createListeners<Args extends unknown[]>(
  log: (level: LogLevel, message: string) => void,
): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    add(listener) {
      // Wrapped, so that a function that is added twice is two listeners, each with its own unsubscribe function.
      const entry = (...args: Args) => listener(...args)
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
    notify(...args) {
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
