import type { Action, Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit'
import { runInTask } from '../core/scheduler.ts'

type Work = () => void

/**
 * A placeholder middleware for the saga middleware, whose code is loaded after the first screen. It records the actions
 * until then and replays them: a press on "Sign in" is never lost.
 */
export function createSagaBuffer() {
  const missed: unknown[] = []
  const waiting: Work[] = []
  let store: MiddlewareAPI | null = null
  let reduce: Dispatch<Action> | null = null
  let handle: ((action: unknown) => unknown) | null = null

  const middleware: Middleware = (api) => (next) => {
    store = api
    reduce = next as Dispatch<Action>
    return (action) => {
      if (handle) return handle(action)
      missed.push(action)
      return next(action)
    }
  }

  return {
    middleware,
    /** Runs the callback once the saga middleware is attached. */
    whenAttached(work: Work) {
      if (handle) work()
      else waiting.push(work)
    },
    /** @param start starts the sagas that receive the recorded actions */
    attach(sagas: Middleware, start: Work) {
      if (!store || !reduce) throw new Error('The store is created first.')
      const next = reduce
      let past: unknown = null
      // Reducers have handled the replayed action already; actions that sagas dispatch in response to it are new.
      const handleBuffered = sagas(store)((action) => (action === past ? action : next(action as Action)))
      start()
      // On a slow phone `start` is a long task, so the rest runs in the next one. Actions until then are recorded, too.
      runInTask(() => {
        handle = handleBuffered
        for (const work of waiting.splice(0)) work()
        for (past of missed.splice(0)) handleBuffered(past)
        past = null
      })
    },
  }
}
