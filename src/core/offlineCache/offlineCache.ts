/**
 * The hotel's last good answers, for a guest who is out of its reach. A saga passes a name under which the answer to
 * its call may be kept, and gets the kept answer if the hotel cannot be asked. `loadedCache.ts` decides when a kept
 * answer is returned, `answerStorage.ts` what is kept and for how long; neither is part of the first load.
 */
import type { StorageArea } from '../../browser/storage.ts'
import { type Answer, earlyKey, isReached, ownerKey } from './answer.ts'
import type { LoadedCache } from './loadedCache.ts'

/** Prefix of all storage keys that concern answers. */
const keyPrefix = 'answer'

export interface OfflineCache {
  /**
   * Asks the hotel. If it is out of reach, returns the answer that is kept under the name.
   * @param send calls the given function with a good answer as the hotel sent it
   */
  ask: <Outcome extends { kind: string }>(
    name: string,
    send: (onAnswer: (raw: unknown) => void) => Promise<Outcome>,
    read: (raw: unknown) => Outcome,
  ) => Promise<Outcome>
  /** Loads the code of the cache. */
  load: () => Promise<LoadedCache>
  /** Saves the answers so far, also if the cache is not loaded yet, because the page may be about to close. */
  save: () => void
  /** Deletes all: the next person at this device must find nothing (SES-30). */
  forget: () => void
}

/** @param guest returns the signed-in guest if their answers may be kept, else an empty string */
export function createOfflineCache(
  area: StorageArea,
  now: () => number,
  guest: () => string,
  importCache: (early: Answer[]) => Promise<LoadedCache>,
): OfflineCache {
  /** Answers that arrived before the cache was loaded. */
  const early: Answer[] = []
  let cache: LoadedCache | null = null
  let loading: Promise<LoadedCache> | null = null
  /** Loads the cache once for all callers: a second cache would take the early answers, and no caller would use it. */
  function loadCache() {
    loading ??= importCache(early).then(
      (loaded) => (cache = loaded),
      (error) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return {
    async ask(name, send, read) {
      if (cache) return cache.ask(name, send, read)
      const asker = guest()
      const outcome = await send((raw) => {
        // Discards an answer to a request of the previous guest.
        if (asker && asker !== guest()) return
        const answer = { name, raw, at: now() }
        // The cache may have come before the answer.
        if (cache) cache.keep(answer)
        else early.push(answer)
      })
      if (isReached(outcome) || !area.get(ownerKey)) return outcome
      return (await loadCache()).orCached(name, outcome, read)
    },
    load: loadCache,
    save() {
      if (cache) cache.save()
      else if (early.length > 0 && guest()) area.write(earlyKey, { of: guest(), early })
    },
    forget() {
      early.length = 0
      cache?.forget()
      for (const key of area.keys()) if (key.startsWith(keyPrefix)) area.remove(key)
    },
  }
}
