/** Caches replies for the time that the caller allows (RT-19). */
import { isRecord } from '../contract/isRecord.ts'

const maxEntries = 200

/** Cache key of a call: the same for the same module, function and data, whatever the order of the data's fields. */
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
  /** Changes with `clear`. Read it before a call is sent and pass it to `store` with the reply. */
  readonly epoch: number
  /** @param seconds how long the reply may be served */
  store: (key: string, payload: unknown, seconds: number, epoch: number) => void
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
    store(key, payload, seconds, requestEpoch) {
      // The cache was cleared after the call was sent: the reply may belong to the previous guest.
      if (requestEpoch !== epoch) return
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
