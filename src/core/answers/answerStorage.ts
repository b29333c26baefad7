/** The answers of one guest in local storage: written when the browser is idle, bounded in size and age. */
import * as v from 'valibot'
import type { StorageArea } from '../../browser/storage.ts'
import { type Answer, domainOf, earlyKey, ownerKey } from './answers.ts'

/** Before the name of each answer. */
const answerPrefix = 'answer/'
/** Texts of local storage, of which browsers keep about five million characters. */
const maxAnswerLength = 150_000
const maxLength = 800_000
const maxAnswers = 120
/** The channels of a long guide leave room for the bill. */
const maxAnswersOfDomain = 40
/** Longer than a guest is out of reach, and shorter than it takes to forget that the phone still knows. */
const maxAgeMs = 7 * 24 * 60 * 60_000

export interface AnswerStorageOptions {
  area: StorageArea
  now: () => number
  /** The guest who is signed in, where what they are answered may be kept; else empty. */
  guest: () => string
  /** The guest whose sign-in the device has stored; else empty. */
  storedGuest: () => string
}

export interface AnswerStorage {
  add: (answer: Answer) => void
  /** Undefined where nothing is kept under the name, or it is too old, or another guest's. */
  find: (name: string) => Answer | undefined
  /** Of all answers that are kept. */
  names: () => Set<string>
  /** Writes at once what waits for an idle moment. */
  save: () => void
  /** Forgets what waits to be written; what is written is deleted by `Answers.forget`. */
  forget: () => void
}

const Early = v.object({
  of: v.string(),
  early: v.array(v.object({ name: v.string(), raw: v.unknown(), at: v.number() })),
})
const Stored = v.object({ at: v.number(), raw: v.unknown() })
/** When the answer was given, without reading all of it. */
const timeOf = (text: string) => Number(/^\{"at":(\d+)/.exec(text)?.[1] ?? 0)

/** @param early what was answered before the storage was there */
export function createAnswerStorage(
  { area, now, guest, storedGuest }: AnswerStorageOptions,
  early: readonly Answer[],
): AnswerStorage {
  /** On their way into the storage. */
  const pending = new Map([...readEarly(), ...early].map((answer) => [answer.name, answer]))
  let isWriting = false
  if (pending.size > 0) writeLater()

  /** What the page before had no time to keep. */
  function readEarly(): Answer[] {
    const saved = area.read(earlyKey, Early)
    area.remove(earlyKey)
    return saved && saved.of === storedGuest() ? saved.early : []
  }

  const keys = () => area.keys().filter((key) => key.startsWith(answerPrefix))

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
      return { key, at: timeOf(text), length: text.length }
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

  return {
    add(answer) {
      pending.set(answer.name, answer)
      writeLater()
    },
    find(name) {
      const answer = pending.get(name)
      if (answer) return answer
      const owner = storedGuest()
      if (!owner || area.get(ownerKey) !== owner) return undefined
      const stored = area.read(answerPrefix + name, Stored)
      return stored && now() - stored.at <= maxAgeMs ? { name, ...stored } : undefined
    },
    names: () => new Set([...pending.keys(), ...keys().map((key) => key.slice(answerPrefix.length))]),
    save: write,
    forget: () => pending.clear(),
  }
}

/** Older televisions and Safari have no idle time; they keep nothing, or can spare a moment. */
function whenIdle(run: () => void) {
  const { requestIdleCallback } = window as { requestIdleCallback?: typeof window.requestIdleCallback }
  if (requestIdleCallback) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 200)
}
