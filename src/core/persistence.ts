import type { Action } from '@reduxjs/toolkit'
import { select, takeEvery } from 'typed-redux-saga'

/**
 * Keeps a copy of a part of the state outside the store: `write` runs after every event that changed it. The state at
 * the start of this saga counts as written.
 */
export function* persist<Root, State>(
  selector: (state: Root) => State,
  write: (state: State, before: State, event: Action) => void,
) {
  let written: State = yield* select(selector)
  yield* takeEvery('*', function* writeChange(event: Action) {
    const state: State = yield* select(selector)
    if (state === written) return
    const before = written
    written = state
    write(state, before, event)
  })
}
