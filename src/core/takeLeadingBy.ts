import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { fork, take } from 'typed-redux-saga'

/**
 * Runs the worker for an event, unless it is still running for an event with the same key, such as a repeated press
 * before the screen shows the effect of the first. Events with different keys run concurrently.
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
