/**
 * A fake clock for delays that are longer than a test may wait. The timers of the app and of the hotel use it: at the
 * pace of real time, or as fast as possible where the test lets time pass. Sockets are not affected.
 */
import { getConfig } from '@testing-library/react'
import { vi } from 'vitest'
import { atEnd } from './atEnd.ts'
import { restoreRealTimers } from './realTimers.ts'

/** Interval at which the clock follows real time, and so the minimum delay of every timer. */
const tickMs = 2
/** Time that `passUntil` lets pass between two checks. */
const stepMs = 100
/** Time that `passUntil` lets pass at most. Some of the app's delays are longer than a test may wait. */
const passLimitMs = 120_000

/** May be called while the app runs: native timers that are pending still fire, and can be cleared. */
export function startFakeClock(): void {
  if (vi.isFakeTimers()) return
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    advanceTimeDelta: tickMs,
    shouldClearNativeTimers: true,
  })
  atEnd(restoreRealTimers)
}

/** Time that `pass` lets pass at once: less than the app waits for a sign of life from the hotel. */
const passStepMs = 1000

/** Lets time pass, once pending dynamic imports are settled. Messages arrive meanwhile. */
export const pass = (ms: number): Promise<unknown> =>
  getConfig().asyncWrapper(async () => {
    await vi.dynamicImportSettled()
    for (let left = ms; left > 0; left -= passStepMs) {
      if (left < ms) await arrived(20)
      await vi.advanceTimersByTimeAsync(Math.min(left, passStepMs))
    }
  })

/** Like `waitFor`, but lets time pass until nothing is thrown. Messages and imports arrive before each further step. */
export const passUntil = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  getConfig().asyncWrapper(() => passed(check))

async function passed<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  for (let passedMs = 0; ; passedMs += stepMs) {
    try {
      return await check()
    } catch (error) {
      if (passedMs > passLimitMs) throw error
    }
    await vi.advanceTimersByTimeAsync(stepMs)
    await arrived(2)
  }
}

const startTimer = globalThis.setTimeout

/**
 * Lets messages between app and hotel arrive, which takes some turns of the event loop, and some real time where the
 * machine is busy: a channel whose answers do not come in time is dropped.
 */
async function arrived(realMs: number) {
  for (let turns = 0; turns < 5; turns++) await new Promise<void>((resolve) => setImmediate(resolve))
  await new Promise<void>((resolve) => void startTimer(resolve, realMs))
  await vi.dynamicImportSettled()
}
