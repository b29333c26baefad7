import type { PayloadAction } from '@reduxjs/toolkit'

/** The states of a load, under the names that the specification uses most. */
export type LoadStatus = 'unknown' | 'fetching' | 'success' | 'failure'

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

const usualWords: LoadWords<LoadStatus> = {
  unknown: 'unknown',
  pending: 'fetching',
  success: 'success',
  failure: 'failure',
}

type LoadReducers<Name extends string, State, Value> = Record<
  `${Name}Requested` | `${Name}Failed`,
  (state: State) => void
> &
  Record<`${Name}Loaded`, (state: State, action: PayloadAction<Value>) => void>

/**
 * Returns the initial state of a loadable and its three case reducers, `{name}Requested`, `{name}Loaded` and
 * `{name}Failed`, for `createSlice`. A failed load keeps the previous value, unless `resets` is set.
 * @param at finds the loadable in the slice's state
 */
export function loadableOf<const Name extends string, State, Value, Status extends string = LoadStatus>(
  name: Name,
  at: (state: State) => Loadable<Value, Status>,
  initialValue: Value,
  {
    words = usualWords as unknown as LoadWords<Status>,
    resets = false,
  }: { words?: LoadWords<Status>; resets?: boolean } = {},
): { initial: Loadable<Value, Status>; reducers: LoadReducers<Name, State, Value> } {
  const reducers = {
    [`${name}Requested`]: (state: State) => {
      at(state).status = words.pending
    },
    [`${name}Loaded`]: (state: State, { payload }: PayloadAction<Value>) => {
      Object.assign(at(state), { status: words.success, value: payload })
    },
    [`${name}Failed`]: (state: State) => {
      Object.assign(at(state), { status: words.failure, ...(resets && { value: initialValue }) })
    },
  }
  return {
    initial: { status: words.unknown, value: initialValue },
    reducers: reducers as unknown as LoadReducers<Name, State, Value>,
  }
}
