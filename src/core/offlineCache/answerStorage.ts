/** The answers of one guest in local storage: written when the browser is idle, bounded in size and age. */
import * as v from 'valibot'
import type { StorageArea } from '../../browser/storage.ts'
import { whenIdle } from '../../browser/whenIdle.ts'
import { type Answer, answerPrefix, earlyKey, ownerKey } from './answer.ts'

/** Limits in characters; browsers allow local storage about five million. */
const maxAnswerLength = 150_000
const maxLength = 800_000
const maxAnswers = 160
/**
 * Limits per kind, so that the programmes of a long TV guide displace neither the bill nor the guide's list of channels.
 */
const maxLengthOfKind = 400_000
const maxAnswersOfKind = 40
/** Longer than a guest is likely to be out of reach; limits how long a guest's data stays on the phone. */
const maxAgeMs = 7 * 24 * 60 * 60_000
/** Longer than a screen takes to load, which matters more than this copy. */
const maxWriteDelayMs = 5000

export interface AnswerStorageOptions {
  area: StorageArea
  now: () => number
  /** The signed-in guest if their answers may be kept, else an empty string. */
  guest: () => string
  /** The guest whose sign-in is stored on the device, else an empty string. */
  storedGuest: () => string
}

export interface AnswerStorage {
  add: (answer: Answer) => void
  /** Undefined if no answer of that name is kept, if it is too old, or if it belongs to another guest. */
  find: (name: string) => Answer | undefined
  /** Names of all kept answers. */
  names: () => Set<string>
  /** Writes pending answers at once instead of in idle time. */
  save: () => void
  /** Discards pending answers. Those in local storage are deleted by `OfflineCache.forget`. */
  forget: () => void
}

const Early = v.object({
  of: v.string(),
  early: v.array(v.object({ name: v.string(), raw: v.unknown(), at: v.number() })),
})
const Stored = v.object({ at: v.number(), raw: v.unknown() })
/** What kind of answer it is: `epg/programme` of `epg/programme/en/501/…`, `bill` of `bill/88012`. */
const kindOf = (name: string) => {
  const [domain = '', kind, ...rest] = name.split('/')
  return rest.length > 0 ? `${domain}/${kind}` : domain
}

/** Time of a stored answer, read from the start of its text without parsing the whole text. */
const timeOf = (text: string) => Number(/^\{"at":(\d+)/.exec(text)?.[1] ?? 0)

/** @param early answers that arrived before the storage was created */
export function createAnswerStorage(
  { area, now, guest, storedGuest }: AnswerStorageOptions,
  early: readonly Answer[],
): AnswerStorage {
  /** Answers that are not written to local storage yet, by name. */
  const pending = new Map([...readEarly(), ...early].map((answer) => [answer.name, answer]))
  let isWriting = false
  if (pending.size > 0) writeLater()

  /** The answers that `OfflineCache.save` stored on the previous page because the cache was not loaded yet. */
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
    }, maxWriteDelayMs)
  }

  /** Before sign-in the owner of the pending answers is unknown, so they stay pending. */
  function write() {
    const owner = guest()
    // The guest may have signed out in another tab.
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

  /** Removes answers that exceed a limit, the oldest first, and those that are too old. */
  function makeRoom() {
    const stored = keys().map((key) => {
      const text = area.get(key) ?? ''
      return { key, at: timeOf(text), length: text.length }
    })
    stored.sort((one, other) => other.at - one.at)
    const counts: Record<string, number> = {}
    const lengths: Record<string, number> = {}
    let length = 0
    for (const [place, { key, at, length: more }] of stored.entries()) {
      const kind = kindOf(key.slice(answerPrefix.length))
      const count = (counts[kind] ?? 0) + 1
      counts[kind] = count
      const lengthOfKind = (lengths[kind] ?? 0) + more
      lengths[kind] = lengthOfKind
      length += more
      const isTooMuch = place >= maxAnswers || length > maxLength
      const isKindTooMuch = count > maxAnswersOfKind || lengthOfKind > maxLengthOfKind
      if (isTooMuch || isKindTooMuch || now() - at > maxAgeMs) area.remove(key)
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
