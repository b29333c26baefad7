/**
 * A clock of the test's own, for what takes longer than a test may wait. The timers of the app and of the hotel run by
 * it: at the pace of the real one, and as fast as they can where the test lets time pass. Sockets are as they always are.
 */
import { getConfig } from '@testing-library/react'
import { vi } from 'vitest'
import { waitLimitMs } from '../tools/limits.ts'
import { atEnd } from './atEnd.ts'
import { restoreRealTimers } from './realTimers.ts'

/** Whatever is put off "until later" waits so long at least. */
const tickMs = 2
/** So far the clock goes on before it looks again. */
const stepMs = 100

/** Also one that runs already: what waits by the real clock meanwhile goes on by it, and can be called off. */
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

/** So much time goes by, once the code has come that is being loaded. */
export const pass = (ms: number): Promise<unknown> =>
  getConfig().asyncWrapper(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(ms)
  })

/** Like `waitFor`, but time goes by until nothing is thrown; what is sent or loaded meanwhile arrives before it goes on. */
export const passUntil = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  getConfig().asyncWrapper(() => passed(check))

async function passed<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  for (let passedMs = 0; ; passedMs += stepMs) {
    try {
      return await check()
    } catch (error) {
      if (passedMs > waitLimitMs) throw error
    }
    await vi.advanceTimersByTimeAsync(stepMs)
    await arrived()
  }
}

/** What is on its way between app and hotel takes some turns of the event loop. */
async function arrived() {
  for (let turns = 0; turns < 5; turns++) await new Promise<void>((resolve) => setImmediate(resolve))
  await vi.dynamicImportSettled()
}
