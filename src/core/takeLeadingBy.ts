import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { fork, take } from 'typed-redux-saga'

/**
 * Runs the worker for an event, unless it runs for one of the same key already: presses that come before the screen can
 * show the first are no second wish. Events of other keys wait for none.
 */
export const takeLeadingBy = <P, T extends string>(
  event: ActionCreatorWithPayload<P, T>,
  keyOf: (payload: P) => string,
  worker: (action: PayloadAction<P, T>) => Generator,
) =>
  fork(function* () {
    const running = new Map<string, Task>()
    for (;;) {
      const action: PayloadAction<P, T> = yield* take(event.match)
      const key = keyOf(action.payload)
      if (!running.get(key)?.isRunning()) running.set(key, yield* fork(worker, action))
    }
  })
