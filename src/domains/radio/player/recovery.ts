/** Limits and delays of the retries after a station's stream has broken. */
import { maxRetries } from '../../../core/retries.ts'

/** Time-out of the first audio data; after that the try has failed. */
export const connectLimitMs = 10_000
/** Time without audio data, after some was received, at which the stream counts as stalled. */
export const stallLimitMs = 4000
/** A stream that was audible for this long counts as stable: the number of failures is reset. */
export const stableAfterMs = 20_000

const firstDelayMs = 1000
const maxDelayMs = 15_000
const minDelayMs = 250

/** A station that was audible is retried more often; one that never was is most likely off the air. */
export const maxTries = (wasHeard: boolean): number => 1 + (wasHeard ? maxRetries : 1)

/**
 * Exponential backoff with full jitter, so that not all listeners of a station reconnect at once.
 * @param failures so far, 1 or more
 * @param random 0 to 1
 */
export function retryDelayMs(failures: number, random: number): number {
  const ceiling = Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1))
  return minDelayMs + Math.round(random * (ceiling - minDelayMs))
}
