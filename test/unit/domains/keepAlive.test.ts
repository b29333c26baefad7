import { runSaga } from 'redux-saga'
import { delay } from 'typed-redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAlive } from '../../../src/app/rootSaga.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs a saga that throws after this time at each start. Returns the number of its starts, and the log. */
function start(runMs: number) {
  let starts = 0
  const log = vi.fn()
  runSaga({ context: { log, now: Date.now } }, keepAlive, function* failing() {
    starts += 1
    yield* delay(runMs)
    throw new Error('no')
  })
  return { starts: () => starts, log }
}

it('a saga that fails at once is started five times, and no more', async () => {
  const { starts, log } = start(0)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(starts()).toBe(5)
  expect(log.mock.calls).toEqual(Array(5).fill(['error', 'failing', 'Error: no']))
})

it('a saga that has run for long is started again, however often', async () => {
  const { starts } = start(3_600_000)
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(starts()).toBeGreaterThan(20)
})
