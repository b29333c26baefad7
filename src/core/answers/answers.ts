/**
 * The hotel's last good answers, for a guest who is out of its reach: a saga names what may be kept beside its call, and
 * gets the kept answer where the hotel cannot be asked. When a kept answer is given is decided in `answerCache.ts`, what is
 * kept and for how long in `answerStorage.ts`; neither is part of the first load.
 */
import type { StorageArea } from '../../browser/storage.ts'
import type { AnswerCache } from './answerCache.ts'

/** An answer as the hotel wrote it, so that it is read by the schema of its call each time. */
export interface Answer {
  /** `bill/88012`: what its age belongs to, and after a slash which one of several. */
  name: string
  raw: unknown
  /** When the hotel gave it, in ms since the epoch. */
  at: number
}

/** What is stored of answers has keys that begin so. */
const keyPrefix = 'answer'
/** Whose answers the device keeps. */
export const ownerKey = 'answers-of'

/** What was answered to a page that ended before there was a cache, and whom. */
export const earlyKey = 'answers-early'

/** What the age of an answer belongs to. */
export const domainOf = (name: string): string => name.split('/')[0] ?? ''

/** Has the hotel answered, whatever it says? */
export const isReached = ({ kind }: { kind: string }) => ['ok', 'refused', 'invalid'].includes(kind)

export interface Answers {
  /**
   * Asks the hotel; where it is out of reach, reads what is kept under the name instead.
   * @param send calls the given function with an answer that is good, as the hotel wrote it
   */
  ask: <Outcome extends { kind: string }>(
    name: string,
    send: (onAnswer: (raw: unknown) => void) => Promise<Outcome>,
    read: (raw: unknown) => Outcome,
  ) => Promise<Outcome>
  /** Loads what keeps the answers. */
  cache: () => Promise<AnswerCache>
  /** The page may end: what was answered is written down, also where nothing keeps it yet. */
  save: () => void
  /** Deletes all: the next person at this device must find nothing (SES-30). */
  forget: () => void
}

/** @param guest who is signed in, where what they are answered may be kept; else empty */
export function createAnswers(
  area: StorageArea,
  now: () => number,
  guest: () => string,
  load: (early: Answer[]) => Promise<AnswerCache>,
): Answers {
  /** Those that came before there was a cache. */
  const early: Answer[] = []
  let cache: AnswerCache | null = null
  let loading: Promise<AnswerCache> | null = null
  /** One for all who ask while it loads: a second one would take early answers that nobody asks it for. */
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
