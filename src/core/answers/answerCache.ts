/** Gives the hotel's last good answers where it is out of reach, and says how old they are. */
import type { RealtimeClient } from '../../realtime/client.ts'
import { type AnswerStorageOptions, createAnswerStorage } from './answerStorage.ts'
import { type Answer, domainOf, isReached } from './answers.ts'

/** A hotel that is there has answered its socket by then. */
const connectTimeoutMs = 2500

export interface AnswerCacheOptions extends AnswerStorageOptions {
  hotel: Pick<RealtimeClient, 'state' | 'onState'>
  /** The domain whose answers say who the guest is. */
  identity: string
}

export interface AnswerCache {
  keep: (answer: Answer) => void
  /** As `Answers.ask`. Who the guest is only the hotel says: what is kept of it is given by `find` alone. */
  ask: <Outcome extends { kind: string }>(
    name: string,
    send: (onAnswer: (raw: unknown) => void) => Promise<Outcome>,
    read: (raw: unknown) => Outcome,
  ) => Promise<Outcome>
  /** What is kept under the name, where the hotel is out of reach and it can be read. */
  find: <Outcome extends { kind: string }>(
    name: string,
    read: (raw: unknown) => Outcome,
  ) => (Outcome & { asOf: number }) | null
  /** The outcome, or what is kept under the name, as `ask`. */
  orCached: <Outcome extends { kind: string }>(
    name: string,
    outcome: Outcome,
    read: (raw: unknown) => Outcome,
  ) => Outcome
  /** What `pick` takes of the kept answers whose names begin so, where the hotel is out of reach. */
  findByPrefix: <Found>(prefix: string, pick: (raw: unknown) => Found | undefined) => Found | undefined
  /** Calls the listener with what was given and how old it is (null: it is new), also with what was given so far. */
  onGiven: (listener: (name: string, at: number | null) => void) => () => void
  /**
   * Whether the hotel leaves the sign-in without an answer on an open channel: it counts as out of reach then. Ends with
   * the channel.
   */
  setSilent: (isSilent: boolean) => void
  /** Writes at once what waits for an idle moment. */
  save: () => void
  forget: () => void
}

export function createAnswerCache(
  { hotel, identity, ...options }: AnswerCacheOptions,
  early: Answer[],
): AnswerCache {
  const { now, guest } = options
  const storage = createAnswerStorage(options, early.splice(0))
  /** By name, when the answer was given that the app got last; null: it is new. */
  const given = new Map<string, number | null>()
  const listeners = new Set<(name: string, at: number | null) => void>()
  /** Called once the hotel counts as silent. */
  const silenceListeners = new Set<() => void>()
  let isSilent = false
  let hasFailed = hotel.state === 'closed'
  hotel.onState((state) => {
    isSilent = false
    if (state !== 'connecting') hasFailed = state === 'closed'
  })
  const isIdentity = (name: string) => domainOf(name) === identity
  const isInReach = () => hotel.state === 'connected' && !isSilent

  function keep(answer: Answer) {
    storage.add(answer)
    note(answer.name, null)
  }

  function note(name: string, at: number | null) {
    if ((given.get(name) ?? null) === at) return
    given.set(name, at)
    for (const listener of listeners) listener(name, at)
  }

  /** Resolves once the hotel is known to be out of reach; never where something else has settled before. */
  function outOfReach(settled: Promise<unknown>): Promise<null> {
    if (hasFailed || isSilent) return Promise.resolve(null)
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
        silenceListeners.delete(end)
      }
      const end = () => {
        clear()
        resolve(null)
      }
      silenceListeners.add(end)
      void settled.then(clear)
    })
  }

  function find<Outcome extends { kind: string }>(name: string, read: (raw: unknown) => Outcome) {
    const known = isInReach() ? undefined : storage.find(name)
    const answer = known && read(known.raw)
    if (!known || answer?.kind !== 'ok') return null
    note(name, known.at)
    return { ...answer, asOf: known.at }
  }

  function findByPrefix<Found>(prefix: string, pick: (raw: unknown) => Found | undefined): Found | undefined {
    if (isInReach()) return undefined
    for (const name of storage.names()) {
      const known = name.startsWith(prefix) ? storage.find(name) : undefined
      const found = known && pick(known.raw)
      if (known && found !== undefined) {
        note(name, known.at)
        return found
      }
    }
    return undefined
  }

  return {
    keep,
    findByPrefix,
    async ask(name, send, read) {
      const asker = guest()
      const sent = send((raw) => {
        // An answer to the guest before comes too late.
        if (!asker || asker === guest()) keep({ name, raw, at: now() })
      })
      if (isIdentity(name)) return sent
      const outcome = await Promise.race([sent, outOfReach(sent)])
      if (outcome === null) return find(name, read) ?? sent
      return isReached(outcome) ? outcome : (find(name, read) ?? outcome)
    },
    find,
    orCached: (name, outcome, read) => (isIdentity(name) ? outcome : (find(name, read) ?? outcome)),
    onGiven(listener) {
      for (const [name, at] of given) listener(name, at)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setSilent(silent) {
      isSilent = silent
      if (silent) for (const end of [...silenceListeners]) end()
    },
    save: storage.save,
    forget() {
      storage.forget()
      given.clear()
    },
  }
}
