/** Keeps the hotel's last good answers in local storage, and gives them where the hotel is out of reach. */
import * as v from 'valibot'
import type { StorageArea } from '../../browser/storage.ts'
import type { RealtimeClient } from '../../realtime/client.ts'
import { type Answer, answerPrefix, domainOf, earlyKey, isReached, ownerKey } from './answers.ts'

/** Texts of local storage, of which browsers keep about five million characters. */
const maxAnswerLength = 150_000
const maxLength = 800_000
const maxAnswers = 120
/** The channels of a long guide leave room for the bill. */
const maxAnswersOfDomain = 40
/** Longer than a guest is out of reach, and shorter than it takes to forget that the phone still knows. */
const maxAgeMs = 7 * 24 * 60 * 60_000
/** A hotel that is there has answered its socket by then. */
const connectTimeoutMs = 2500

export interface AnswerCacheOptions {
  area: StorageArea
  hotel: Pick<RealtimeClient, 'state' | 'onState'>
  now: () => number
  /** The guest who is signed in, where what they are answered may be kept; else empty. */
  guest: () => string
  /** The guest whose sign-in the device has stored; else empty. */
  storedGuest: () => string
}

export interface AnswerCache {
  /** As `Answers.ask`. */
  ask: <Outcome extends { kind: string }>(
    name: string,
    send: (onAnswer: (raw: unknown) => void) => Promise<Outcome>,
    read: (raw: unknown) => Outcome,
  ) => Promise<Outcome>
  /** The outcome, or what is kept under the name where the hotel is out of reach. */
  orCached: <Outcome extends { kind: string }>(
    name: string,
    outcome: Outcome,
    read: (raw: unknown) => Outcome,
  ) => Outcome
  /** What `pick` takes of the kept answers whose names begin so, where the hotel is out of reach. */
  findByPrefix: <Found>(prefix: string, pick: (raw: unknown) => Found | undefined) => Found | undefined
  /** Calls the listener with what was given and how old it is (null: it is new), also with what was given so far. */
  onGiven: (listener: (name: string, at: number | null) => void) => () => void
  /** Writes at once what waits for an idle moment. */
  save: () => void
  forget: () => void
}

const Early = v.object({
  of: v.string(),
  early: v.array(v.object({ name: v.string(), raw: v.unknown(), at: v.number() })),
})
const Stored = v.object({ at: v.number(), raw: v.unknown() })
/** When the answer was given, without reading all of it. */
const ageOf = (text: string) => Number(/^\{"at":(\d+)/.exec(text)?.[1] ?? 0)

export function createAnswerCache(
  { area, hotel, now, guest, storedGuest }: AnswerCacheOptions,
  early: Answer[],
): AnswerCache {
  /** On their way into the storage. */
  const pending = new Map([...readEarly(), ...early.splice(0)].map((answer) => [answer.name, answer]))
  /** By name, how old the answer is that was given last. */
  const given = new Map<string, number | null>()
  const listeners = new Set<(name: string, at: number | null) => void>()
  let isWriting = false
  let hasFailed = hotel.state === 'closed'
  hotel.onState((state) => {
    if (state !== 'connecting') hasFailed = state === 'closed'
  })
  if (pending.size > 0) writeLater()

  /** What the page before had no time to keep. */
  function readEarly(): Answer[] {
    const saved = area.read(earlyKey, Early)
    area.remove(earlyKey)
    return saved && saved.of === storedGuest() ? saved.early : []
  }

  const keys = () => area.keys().filter((key) => key.startsWith(answerPrefix))

  function keep(answer: Answer) {
    pending.set(answer.name, answer)
    note(answer.name, null)
    writeLater()
  }

  function writeLater() {
    if (isWriting) return
    isWriting = true
    whenIdle(() => {
      isWriting = false
      write()
    })
  }

  /** Before sign-in it is not known whose they are: they wait. */
  function write() {
    const owner = guest()
    // The guest may have left in another tab.
    if (!owner || owner !== storedGuest() || pending.size === 0) return
    if (area.get(ownerKey) !== owner) for (const key of keys()) area.remove(key)
    area.set(ownerKey, owner)
    for (const { name, raw, at } of pending.values()) {
      const text = JSON.stringify({ at, raw })
      if (text.length > maxAnswerLength) area.remove(answerPrefix + name)
      else area.set(answerPrefix + name, text)
    }
    pending.clear()
    makeRoom()
  }

  /** The oldest go first. */
  function makeRoom() {
    const stored = keys().map((key) => {
      const text = area.get(key) ?? ''
      return { key, at: ageOf(text), length: text.length }
    })
    stored.sort((one, other) => other.at - one.at)
    const counts: Record<string, number> = {}
    let length = 0
    for (const [place, { key, at, length: more }] of stored.entries()) {
      const domain = domainOf(key.slice(answerPrefix.length))
      const count = (counts[domain] ?? 0) + 1
      counts[domain] = count
      length += more
      const isTooMuch = place >= maxAnswers || count > maxAnswersOfDomain || length > maxLength
      if (isTooMuch || now() - at > maxAgeMs) area.remove(key)
    }
  }

  function find(name: string): Answer | undefined {
    const answer = pending.get(name)
    if (answer) return answer
    const owner = storedGuest()
    if (!owner || area.get(ownerKey) !== owner) return undefined
    const stored = area.read(answerPrefix + name, Stored)
    return stored && now() - stored.at <= maxAgeMs ? { name, ...stored } : undefined
  }

  function note(name: string, at: number | null) {
    if ((given.get(name) ?? null) === at) return
    given.set(name, at)
    for (const listener of listeners) listener(name, at)
  }

  /** Resolves once the hotel is known to be out of reach; never where something else has settled before. */
  function outOfReach(settled: Promise<unknown>): Promise<null> {
    if (hasFailed) return Promise.resolve(null)
    return new Promise((resolve) => {
      const stop = hotel.onState((state) => {
        if (state === 'closed') end()
      })
      const timer = setTimeout(() => {
        if (hotel.state !== 'connected') end()
      }, connectTimeoutMs)
      const clear = () => {
        clearTimeout(timer)
        stop()
      }
      const end = () => {
        clear()
        resolve(null)
      }
      void settled.then(clear)
    })
  }

  function kept<Outcome extends { kind: string }>(name: string, read: (raw: unknown) => Outcome) {
    const known = hotel.state === 'connected' ? undefined : find(name)
    const answer = known && read(known.raw)
    if (!known || answer?.kind !== 'ok') return null
    note(name, known.at)
    return { ...answer, asOf: known.at }
  }

  function findByPrefix<Found>(prefix: string, pick: (raw: unknown) => Found | undefined): Found | undefined {
    if (hotel.state === 'connected') return undefined
    const stored = keys().map((key) => key.slice(answerPrefix.length))
    for (const name of new Set([...pending.keys(), ...stored])) {
      const known = name.startsWith(prefix) ? find(name) : undefined
      const found = known && pick(known.raw)
      if (known && found !== undefined) {
        note(name, known.at)
        return found
      }
    }
    return undefined
  }

  return {
    findByPrefix,
    async ask(name, send, read) {
      const asker = guest()
      const sent = send((raw) => {
        // An answer to the guest before comes too late.
        if (!asker || asker === guest()) keep({ name, raw, at: now() })
      })
      const outcome = await Promise.race([sent, outOfReach(sent)])
      if (outcome === null) return kept(name, read) ?? sent
      return isReached(outcome) ? outcome : (kept(name, read) ?? outcome)
    },
    orCached: (name, outcome, read) => kept(name, read) ?? outcome,
    onGiven(listener) {
      for (const [name, at] of given) listener(name, at)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    save: write,
    forget() {
      pending.clear()
      given.clear()
    },
  }
}

/** Older televisions and Safari have no idle time; they keep nothing, or can spare a moment. */
function whenIdle(run: () => void) {
  const { requestIdleCallback } = window as { requestIdleCallback?: typeof window.requestIdleCallback }
  if (requestIdleCallback) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 200)
}
