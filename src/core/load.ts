/** What is loaded is declared: of the declaration come the state, its events and selector, the saga and the hook. */
import { type Action, type ActionReducerMapBuilder, createAction, createReducer } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { Task } from 'redux-saga'
import { cancel, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga'
import type { HttpOutcome } from '../http/request.ts'
import type { CallOutcome } from '../realtime/client.ts'
import type { DomainState } from './domains/domain.types.ts'
import { log } from './services.ts'

/** The states of a load, under the names that the specification uses most. */
export type LoadStatus = 'unknown' | 'fetching' | 'success' | 'failure'

/** True until the first load has ended, and while the value is requested again. */
export const isPending = (status: LoadStatus): boolean => status === 'unknown' || status === 'fetching'

/** Data that is loaded: the status of the request and the last good value. */
export interface Loadable<Value> {
  status: LoadStatus
  value: Value
}

type Outcome<Answer> = CallOutcome<Answer> | HttpOutcome<Answer>
/** What `callHotel`, `request` or a function made of them returns, before it has begun. */
export type Request<Answer> = SagaGenerator<Outcome<Answer>>

/** Reads a good answer before it is stored. */
export function* readAs<Answer, Value>(
  asked: Request<Answer>,
  read: (answer: Answer) => Value,
): Request<Value> {
  const outcome = yield* asked
  return outcome.kind === 'ok' ? { ...outcome, answer: read(outcome.answer) } : outcome
}

type Trigger = ((action: Action) => boolean) | { match: (action: Action) => boolean }

const matches = (triggers: readonly Trigger[], action: Action) =>
  triggers.some((trigger) => ('match' in trigger ? trigger.match : trigger)(action))

/** One key, as of the bills of several reservations, or none. */
type Keys = [] | [key: string | number]
/** By key; without keys there is one entry, whose key is empty. */
type Entries<Value> = Record<string, Loadable<Value>>

const idOf = ([key = '']: Keys) => String(key)

type Asking<Value, Key extends Keys> =
  /** What is requested: a call that has not begun, or nothing if there is nothing to ask now. It waits for nothing. */
  | { ask: (...key: Key) => SagaGenerator<Request<NoInfer<Value>> | null | undefined>; request?: never }
  /** The same, where nothing of the state matters. */
  | { request: (...key: Key) => Request<NoInfer<Value>>; ask?: never }

interface LoadOptions<Value, Key extends Keys> {
  /** The domain, then a slash and the value: `bill/items`. */
  name: string
  /** Its name in the log, as in "a bill did not load". */
  about: string | ((...key: Key) => string)
  initial: Value
  /** The events after which it is loaded, even if it is there. A later one replaces a request that is under way. */
  when?: readonly Trigger[]
  /** The events after which it is loaded unless it is there or under way. */
  whenMissing?: readonly Trigger[]
  /** The events that end what was loaded for: it is reset, and an answer that is still to come is dropped. */
  until: readonly Trigger[]
  /** Which of the values an event is about; null for none. */
  key?: (event: Action) => SagaGenerator<Key[0] | null>
  /** A failed load resets the value. Otherwise the previous one stays. */
  resets?: boolean
  /** The status of a value that has loaded stays `success` while it is loaded again, or even if that fails. */
  quiet?: 'meanwhile' | 'always'
  /** A request that is under way serves later events, too: they do not replace it. */
  isShared?: boolean
  /** A guest misses little, so that a failure is a warning in the log. */
  isMinor?: boolean
  /** Other events that change what is loaded. */
  changes?: (builder: ActionReducerMapBuilder<Entries<Value>>) => void
}

export type Load<Value, Key extends Keys = []> = ReturnType<typeof defineLoad<Value, Key>>

/** Declares what a domain loads. Its `DomainState` lists the result under `loads`, which starts it. */
export function defineLoad<Value, Key extends Keys>({
  name,
  about,
  initial,
  ask,
  request,
  when = [],
  whenMissing = [],
  until,
  key: keyOf,
  resets,
  quiet,
  isShared,
  isMinor,
  changes,
}: LoadOptions<Value, Key> & Asking<Value, Key>) {
  const eventOf = (event: string) => createAction(`${name}/${event}`, (...key: Key) => ({ payload: key }))
  /** Has to be loaded now: the guest retries, or it may have changed. */
  const wanted = eventOf('wanted')
  /** Has to be there: it is loaded unless it is there or under way. */
  const needed = eventOf('needed')
  const requested = eventOf('requested')
  const failed = eventOf('failed')
  const loaded = createAction(`${name}/loaded`, (value: Value, ...key: Key) => ({ payload: { value, key } }))

  const blank: Loadable<Value> = { status: 'unknown', value: initial }
  /** The entry as the reducers change it. */
  const entryOf = (state: object, key: Key) => {
    const entries = state as Entries<Value>
    const id = idOf(key)
    entries[id] ??= { ...blank }
    return entries[id]
  }
  const reducer = createReducer<Entries<Value>>({}, (builder) => {
    builder
      .addCase(requested, (state, { payload }) => {
        const entry = entryOf(state, payload)
        if (!quiet || entry.status !== 'success') entry.status = 'fetching'
      })
      .addCase(loaded, (state, { payload: { value, key } }) => {
        Object.assign(entryOf(state, key), { status: 'success', value })
      })
      .addCase(failed, (state, { payload }) => {
        const entry = entryOf(state, payload)
        if (quiet !== 'always' || entry.status !== 'success')
          Object.assign(entry, { status: 'failure', ...(resets && { value: initial }) })
      })
    changes?.(builder)
    builder.addMatcher(
      (action) => matches(until, action),
      () => ({}),
    )
  })

  /** Before the domain has started, nothing is loaded. */
  const selectAll = (state: object) => (state as Record<string, Entries<Value> | undefined>)[name]
  const selectEntry = (state: object, ...key: Key) => selectAll(state)?.[idOf(key)] ?? blank

  function* load(key: Key, asked: Request<Value>): SagaGenerator<void> {
    yield* put(requested(...key))
    const outcome = yield* asked
    if (outcome.kind === 'ok') return void (yield* put(loaded(outcome.answer, ...key)))
    yield* put(failed(...key))
    const [domain = ''] = name.split('/')
    const what = typeof about === 'string' ? about : about(...key)
    yield* log(isMinor ? 'warn' : 'error', domain, `${what} did not load: ${outcome.kind}`)
  }

  function* askedBy(key: Key) {
    return request ? request(...key) : yield* ask(...key)
  }

  function* keyIn(event: Action) {
    const key = keyOf && (yield* keyOf(event))
    return key === null ? null : ((key === undefined ? [] : [key]) as Key)
  }

  function* watch() {
    const tasks: Record<string, Task> = {}
    const always = [wanted, ...when]
    const unlessThere = [needed, ...whenMissing]
    const all = [...always, ...unlessThere, ...until]
    while (true) {
      const event = yield* take((action: Action) => matches(all, action))
      if (matches(until, event)) yield* cancel(Object.values(tasks))
      const isAlways = matches(always, event)
      if (!isAlways && !matches(unlessThere, event)) continue
      const key = wanted.match(event) || needed.match(event) ? event.payload : yield* keyIn(event)
      if (!key) continue
      const id = idOf(key)
      const isRunning = tasks[id]?.isRunning()
      const isThere = isRunning || (yield* select(selectEntry, ...key)).status === 'success'
      const isAskedFor = isAlways ? !(isShared && isRunning) : !isThere
      const asked = isAskedFor ? yield* askedBy(key) : null
      if (!asked) continue
      if (tasks[id]) yield* cancel(tasks[id])
      tasks[id] = yield* fork(load, key, asked)
    }
  }

  return {
    wanted,
    needed,
    requested,
    loaded,
    failed,
    slice: { reducerPath: name, reducer },
    selectAll,
    select: selectEntry,
    /** For a saga that loads by itself, or asks in a way of its own. */
    *run(key: Key, own?: Request<Value>) {
      const asked = own ?? (yield* askedBy(key))
      if (asked) yield* load(key, asked)
    },
    saga: watch,
  }
}

/** The state of a domain that loads something: its other slices and its saga start after what it loads. */
export const stateOf = (
  loads: NonNullable<DomainState['loads']>,
  { slices = [], saga }: Partial<DomainState> = {},
): DomainState & { saga: () => Generator } => ({
  loads,
  slices: [...loads.map(({ slice }) => slice), ...slices],
  *saga() {
    for (const load of loads) yield* fork(load.saga)
    if (saga) yield* saga()
  },
})

/** What is loaded, and how the guest retries. */
export function useLoad<Value, Key extends Keys>(
  { select: selectEntry, wanted }: Load<Value, Key>,
  ...key: Key
) {
  const dispatch = useDispatch()
  const { status, value } = useSelector((state: object) => selectEntry(state, ...key))
  return { status, value, retry: () => dispatch(wanted(...key)) }
}
