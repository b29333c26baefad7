/** Replies that the hotel allows to be served again for a while (RT-19). */
import { isRecord } from './codec.ts'

const maxEntries = 200

/** The same module, function and data give the same key, in whatever order the data's fields were written. */
export function cacheKey(module: string, name: string, ask: unknown): string {
  return JSON.stringify([module, name, ask], (_, value: unknown) => (isRecord(value) ? sorted(value) : value))
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const key of Object.keys(record).sort()) result[key] = record[key]
  return result
}

export interface ReplyCache {
  get: (key: string) => { payload: unknown } | undefined
  /** To be asked before a call is sent, and handed to `keep` with its reply. */
  readonly epoch: number
  /** @param seconds for how long it may be served */
  keep: (key: string, payload: unknown, seconds: number, epoch: number) => void
  clear: () => void
}

export function createReplyCache(now: () => number): ReplyCache {
  const entries = new Map<string, { payload: unknown; until: number }>()
  let epoch = 0
  return {
    get epoch() {
      return epoch
    },
    get(key) {
      const entry = entries.get(key)
      if (entry && entry.until > now()) return entry
      entries.delete(key)
      return undefined
    },
    keep(key, payload, seconds, askedIn) {
      // The reply to a call of the guest before must not be served to the next one.
      if (askedIn !== epoch) return
      entries.delete(key)
      entries.set(key, { payload, until: now() + seconds * 1000 })
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break
        entries.delete(oldest)
      }
    },
    clear() {
      epoch += 1
      entries.clear()
    },
  }
}
