import { vi } from 'vitest'

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
 * Ends a test's own clock. jsdom runs its animation frames by one interval for as long as any is asked for; one that it
 * began by a fake clock has to tick once more, or no later test of the worker sees a frame. So has the history, which would
 * never be settled.
 */
export function restoreRealTimers(): void {
  if (vi.isFakeTimers()) {
    hasStoppedClock = true
    vi.advanceTimersByTime(restMs)
  }
  vi.useRealTimers()
}
