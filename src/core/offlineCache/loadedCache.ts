/** Returns the hotel's last good answers while the hotel is out of reach, and reports how old they are. */
import type { RealtimeClient } from '../../realtime/client.ts'
import { type Answer, domainOf, isReached } from './answer.ts'
import { type AnswerStorageOptions, createAnswerStorage } from './answerStorage.ts'

/** A channel that is not connected after this time counts as out of reach. */
const connectTimeoutMs = 2500

export interface LoadedCacheOptions extends AnswerStorageOptions {
  hotel: Pick<RealtimeClient, 'state' | 'onState'>
  /** The domain whose answers say who the guest is. */
  identity: string
}

export interface LoadedCache {
  keep: (answer: Answer) => void
  /** As `OfflineCache.ask`. Never returns a kept answer of the `identity` domain: only `find` does. */
  ask: <Outcome extends { kind: string }>(
    name: string,
    send: (onAnswer: (raw: unknown) => void) => Promise<Outcome>,
    read: (raw: unknown) => Outcome,
  ) => Promise<Outcome>
  /** The kept answer of that name, or null while the hotel is in reach or if no readable answer is kept. */
  find: <Outcome extends { kind: string }>(
    name: string,
    read: (raw: unknown) => Outcome,
  ) => (Outcome & { asOf: number }) | null
  /** The kept answer if `find` returns one, else the outcome; never a kept answer of the `identity` domain. */
  orCached: <Outcome extends { kind: string }>(
    name: string,
    outcome: Outcome,
    read: (raw: unknown) => Outcome,
  ) => Outcome
  /** First result of `pick` over the kept answers with this prefix; undefined while the hotel is in reach. */
  findByPrefix: <Found>(
    prefix: string,
    pick: (raw: unknown, name: string) => Found | undefined,
  ) => Found | undefined
  /** Calls the listener with the name and time (null: new) of each answer, including those returned so far. */
  onGiven: (listener: (name: string, at: number | null) => void) => () => void
  /**
   * Sets whether the hotel fails to answer the sign-in on an open channel, in which case it counts as out of reach.
   * Every change of the channel's state resets it.
   */
  setSilent: (isSilent: boolean) => void
  /** Writes pending answers at once instead of in idle time. */
  save: () => void
  forget: () => void
}

export function createLoadedCache(
  { hotel, identity, ...options }: LoadedCacheOptions,
  early: Answer[],
): LoadedCache {
  const { now, guest } = options
  const storage = createAnswerStorage(options, early.splice(0))
  /** When the app's latest answer of each name was given; null for a new answer. */
  const given = new Map<string, number | null>()
  const listeners = new Set<(name: string, at: number | null) => void>()
  /** Called when the hotel begins to count as silent. */
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

  /** Resolves once the hotel is known to be out of reach; stays pending if `settled` resolves first. */
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

  function findByPrefix<Found>(
    prefix: string,
    pick: (raw: unknown, name: string) => Found | undefined,
  ): Found | undefined {
    if (isInReach()) return undefined
    for (const name of storage.names()) {
      const known = name.startsWith(prefix) ? storage.find(name) : undefined
      const found = known && pick(known.raw, name)
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
        // Discards an answer to a request of the previous guest.
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
