/**
 * React's production build renders the app in a fraction of the time, but has no `act`, with which Testing Library
 * renders all effects of an event before the test goes on. This `act` does the same. React and its scheduler defer
 * their work with two global functions, which they read when they are loaded: this module queues the work that is
 * passed to these functions, and `act` runs the queue at once.
 */
import { createRequire } from 'node:module'
import React from 'react'

type Run = () => void

const waiting = new Set<Run>()

/** Wraps `putOff`, so that deferred work can run before its turn. */
const queued = (putOff: (run: Run) => unknown) => (run: Run) => {
  const once = () => {
    if (waiting.delete(once)) run()
  }
  waiting.add(once)
  putOff(once)
}

/** Also runs work that is added meanwhile, because an effect may render again. */
function runWaiting() {
  for (const run of waiting) run()
}

function act<Result>(callback: () => Result | PromiseLike<Result>): PromiseLike<Result> {
  const result = callback()
  if (isPromise(result))
    return result.then((value) => {
      runWaiting()
      return value
    })
  runWaiting()
  // It may be awaited, but need not be: a promise would run the test's next line later.
  // biome-ignore lint/suspicious/noThenProperty: what `act` returns is a thenable.
  return { then: (resolve) => Promise.resolve(result).then(resolve) }
}

const isPromise = <Result>(result: Result | PromiseLike<Result>): result is PromiseLike<Result> =>
  typeof result === 'object' && result !== null && 'then' in result && typeof result.then === 'function'

if (!('act' in React)) {
  const { queueMicrotask, setImmediate } = globalThis
  Object.assign(globalThis, { queueMicrotask: queued(queueMicrotask), setImmediate: queued(setImmediate) })
  // Not imported: an import would be evaluated before the lines above.
  createRequire(import.meta.url)('react-dom/client')
  Object.assign(globalThis, { queueMicrotask, setImmediate })
  Object.assign(React, { act })
}
