import type { PayloadAction } from '@reduxjs/toolkit'

/** The states of a load, under the names that the specification uses most. */
export type LoadStatus = 'unknown' | 'fetching' | 'success' | 'failure'

/** True until the first load has ended, and while the value is requested again. */
export const isPending = (status: LoadStatus): boolean => status === 'unknown' || status === 'fetching'

/** Data that is loaded: the status of the request and the last good value. */
export interface Loadable<Value, Status extends string = LoadStatus> {
  status: Status
  value: Value
}

/** A domain's own names for the four states. */
export interface LoadWords<Status extends string> {
  unknown: Status
  pending: Status
  success: Status
  failure: Status
}

interface LoadOptions<Status extends string> {
  words?: LoadWords<Status>
  /** A failed load resets the value. Otherwise the previous one stays. */
  resets?: boolean
  /** A value that has loaded is refreshed quietly: its status stays `success` meanwhile, and if that fails. */
  isQuiet?: boolean
}

const usualWords: LoadWords<LoadStatus> = {
  unknown: 'unknown',
  pending: 'fetching',
  success: 'success',
  failure: 'failure',
}

/** The initial state of a loadable, and what the three events of a load change. */
function createLoad<Value, Status extends string>(
  value: Value,
  {
    words = usualWords as unknown as LoadWords<Status>,
    resets = false,
    isQuiet = false,
  }: LoadOptions<Status>,
) {
  type Entry = Loadable<Value, Status>
  const staysLoaded = ({ status }: Entry) => isQuiet && status === words.success
  return {
    initial: { status: words.unknown, value } as Entry,
    request(entry: Entry) {
      if (!staysLoaded(entry)) entry.status = words.pending
    },
    succeed(entry: Entry, loaded: Value) {
      Object.assign(entry, { status: words.success, value: loaded })
    },
    fail(entry: Entry) {
      if (!staysLoaded(entry)) Object.assign(entry, { status: words.failure, ...(resets && { value }) })
    },
  }
}

type LoadReducers<Name extends string, State, Value> = Record<
  `${Name}Requested` | `${Name}Failed`,
  (state: State) => void
> &
  Record<`${Name}Loaded`, (state: State, action: PayloadAction<Value>) => void>

/**
 * Returns the initial state of a loadable and its three case reducers, `{name}Requested`, `{name}Loaded` and
 * `{name}Failed`, for `createSlice`.
 * @param at finds the loadable in the slice's state
 */
export function loadableOf<const Name extends string, State, Value, Status extends string = LoadStatus>(
  name: Name,
  at: (state: State) => Loadable<Value, Status>,
  initialValue: Value,
  options: LoadOptions<Status> = {},
): { initial: Loadable<Value, Status>; reducers: LoadReducers<Name, State, Value> } {
  const { initial, request, succeed, fail } = createLoad(initialValue, options)
  const reducers = {
    [`${name}Requested`]: (state: State) => request(at(state)),
    [`${name}Loaded`]: (state: State, { payload }: PayloadAction<Value>) => succeed(at(state), payload),
    [`${name}Failed`]: (state: State) => fail(at(state)),
  }
  return { initial, reducers: reducers as unknown as LoadReducers<Name, State, Value> }
}

type KeyedLoadReducers<Name extends string, State, Key, Value> = Record<
  `${Name}Requested` | `${Name}Failed`,
  (state: State, action: PayloadAction<Key>) => void
> &
  Record<`${Name}Loaded`, (state: State, action: PayloadAction<{ key: Key; value: Value }>) => void>

/**
 * As `loadableOf`, for loadables by key, such as the bills of several reservations. The payload of the events is the
 * key, of `{name}Loaded` key and value. `initial` is the state of a key that was never requested.
 * @param at finds the loadables in the slice's state
 */
export function loadablesOf<
  const Name extends string,
  State,
  Key extends string | number,
  Value,
  Status extends string = LoadStatus,
>(
  name: Name,
  at: (state: State) => Record<Key, Loadable<Value, Status>>,
  initialValue: Value,
  options: LoadOptions<Status> = {},
): { initial: Loadable<Value, Status>; reducers: KeyedLoadReducers<Name, State, Key, Value> } {
  const { initial, request, succeed, fail } = createLoad(initialValue, options)
  const entryOf = (state: State, key: Key) => {
    const entries = at(state)
    entries[key] ??= { ...initial }
    return entries[key]
  }
  type Loaded = PayloadAction<{ key: Key; value: Value }>
  const reducers = {
    [`${name}Requested`]: (state: State, { payload }: PayloadAction<Key>) => request(entryOf(state, payload)),
    [`${name}Loaded`]: (state: State, { payload: { key, value } }: Loaded) =>
      succeed(entryOf(state, key), value),
    [`${name}Failed`]: (state: State, { payload }: PayloadAction<Key>) => fail(entryOf(state, payload)),
  }
  return { initial, reducers: reducers as unknown as KeyedLoadReducers<Name, State, Key, Value> }
}
