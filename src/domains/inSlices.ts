import { delay } from 'typed-redux-saga'

/** Longer than this at a time nobody is kept waiting, in milliseconds. */
const most = 8

/** Does a long work that may be stopped after every step: it pauses whenever it has been at it for too long. */
export function* inSlices<Result>(work: Generator<void, Result>) {
  let since = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - since < most) continue
    yield* delay(0)
    since = performance.now()
  }
}
