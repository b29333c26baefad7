import type { Action, Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit'
import { runInTask } from '../core/scheduler.ts'

type Work = () => void

/**
 * A place in the store for the middleware of the sagas, whose code comes after the first screen. What was dispatched
 * before is given to it when it comes: the guest's press on "Sign in" is never lost.
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
    /** Runs what needs the sagas once they are there. */
    whenAttached(work: Work) {
      if (handle) work()
      else waiting.push(work)
    },
    /** @param start starts the sagas that are to hear what was dispatched so far */
    attach(sagas: Middleware, start: Work) {
      if (!store || !reduce) throw new Error('The store is created first.')
      const next = reduce
      let past: unknown = null
      // The slices have noted the past already; what the sagas dispatch in answer to it is new.
      const handleBuffered = sagas(store)((action) => (action === past ? action : next(action as Action)))
      start()
      // To start them is long enough on a slow phone for a task of its own. What is dispatched meanwhile is missed, too.
      runInTask(() => {
        handle = handleBuffered
        for (const work of waiting.splice(0)) work()
        for (past of missed.splice(0)) handleBuffered(past)
        past = null
      })
    },
  }
}
