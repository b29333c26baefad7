import { vi } from 'vitest'
import { withoutFrames } from './animationFrames.ts'

/** Longer than one step of jsdom's animation frames (17 ms), and than the history waits with its own (50 ms). */
const restMs = 60

let hasStoppedClock = false

/** Had this test a clock of its own when it ended it? What waited by that clock waits for ever. */
export const wasClockStopped = (): boolean => hasStoppedClock

/** The next test begins. */
export function forgetStoppedClock(): void {
  hasStoppedClock = false
}

/**
 * Ends a test's own clock. What the history waits for by it comes to its end, or it would never be settled; so does
 * jsdom's moving of the focus, which it does in a frame of its own.
 */
export function restoreRealTimers(): void {
  if (vi.isFakeTimers()) {
    hasStoppedClock = true
    vi.advanceTimersByTime(restMs)
  }
  withoutFrames(() => vi.useRealTimers())
}
