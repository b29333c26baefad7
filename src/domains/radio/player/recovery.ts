/** How a station that breaks off is tried again. */

/** No first sound for so long: the station is given up for this try. */
export const connectLimitMs = 10_000
/** No sound for so long after some was heard: the stream has stalled. */
export const stallLimitMs = 4000
/** A stream that was heard for so long is a sound one: what breaks it off later is counted anew. */
export const stableAfterMs = 20_000

const firstDelayMs = 1000
const maxDelayMs = 15_000
const minDelayMs = 250

/** One that was heard is worth waiting for; one that never was is most likely off the air. */
export const maxTries = (wasHeard: boolean): number => (wasHeard ? 6 : 2)

/**
 * Exponential backoff with full jitter: a station that falls silent is not called by all of its listeners at once.
 * @param failures so far, 1 or more
 * @param random 0 to 1
 */
export function retryDelayMs(failures: number, random: number): number {
  const ceiling = Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1))
  return minDelayMs + Math.round(random * (ceiling - minDelayMs))
}
