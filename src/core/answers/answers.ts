/**
 * The hotel's last good answers, for a guest who is out of its reach. A saga passes a name under which the answer to
 * its call may be kept, and gets the kept answer if the hotel cannot be asked. `answerCache.ts` decides when a kept
 * answer is returned, `answerStorage.ts` what is kept and for how long; neither is part of the first load.
 */
import type { StorageArea } from '../../browser/storage.ts'
import type { AnswerCache } from './answerCache.ts'

/** An answer as the hotel sent it. The schema of its call parses it each time that it is read. */
export interface Answer {
  /** Name such as `bill/88012`: the domain, then a slash and which of the domain's answers it is. */
  name: string
  raw: unknown
  /** When the hotel gave it, in ms since the epoch. */
  at: number
}

/** Prefix of all storage keys that concern answers. */
const keyPrefix = 'answer'
/** Storage key of the guest whose answers are kept. */
export const ownerKey = 'answers-of'

/** Storage key of answers, with their guest, that were saved before the cache was loaded. */
export const earlyKey = 'answers-early'

/** The domain of an answer, by which its age is recorded. */
export const domainOf = (name: string): string => name.split('/')[0] ?? ''

/** True if the hotel has answered, even with a refusal or an invalid answer. */
export const isReached = ({ kind }: { kind: string }) => ['ok', 'refused', 'invalid'].includes(kind)

export interface Answers {
  /**
   * Asks the hotel. If it is out of reach, returns the answer that is kept under the name.
   * @param send calls the given function with a good answer as the hotel sent it
   */
  ask: <Outcome extends { kind: string }>(
    name: string,
    send: (onAnswer: (raw: unknown) => void) => Promise<Outcome>,
    read: (raw: unknown) => Outcome,
  ) => Promise<Outcome>
  /** Loads the cache of answers. */
  cache: () => Promise<AnswerCache>
  /** Saves the answers so far, also if the cache is not loaded yet, because the page may be about to close. */
  save: () => void
  /** Deletes all: the next person at this device must find nothing (SES-30). */
  forget: () => void
}

/** @param guest returns the signed-in guest if their answers may be kept, else an empty string */
export function createAnswers(
  area: StorageArea,
  now: () => number,
  guest: () => string,
  load: (early: Answer[]) => Promise<AnswerCache>,
): Answers {
  /** Answers that arrived before the cache was loaded. */
  const early: Answer[] = []
  let cache: AnswerCache | null = null
  let loading: Promise<AnswerCache> | null = null
  /** Loads the cache once for all callers: a second cache would take the early answers, and no caller would use it. */
  function loadCache() {
    loading ??= load(early).then(
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
      const outcome = await send((raw) => {
        const answer = { name, raw, at: now() }
        // The cache may have come before the answer.
        if (cache) cache.keep(answer)
        else early.push(answer)
      })
      if (isReached(outcome) || !area.get(ownerKey)) return outcome
      return (await loadCache()).orCached(name, outcome, read)
    },
    cache: loadCache,
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
