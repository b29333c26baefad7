import { vi } from 'vitest'
import { withoutFrames } from './animationFrames.ts'

/** Longer than one of jsdom's animation frames (17 ms), and than the delay of the history (50 ms). */
const restMs = 60

let hasStoppedClock = false

/** Whether this test has ended a fake clock: timers that were pending on it never fire. */
export const wasClockStopped = (): boolean => hasStoppedClock

/** Called before the next test. */
export function forgetStoppedClock(): void {
  hasStoppedClock = false
}

/**
 * Ends a test's fake clock. Before that, the pending timers of the history fire, or it would never settle; and so does
 * jsdom's change of focus, which waits for an animation frame.
 */
export function restoreRealTimers(): void {
  if (vi.isFakeTimers()) {
    hasStoppedClock = true
    vi.advanceTimersByTime(restMs)
  }
  withoutFrames(() => vi.useRealTimers())
}
