/**
 * The delay before reconnecting. Random, so that not every phone connects at once after a restart of the server
 * (RT-26).
 */
const baseDelayMs = 1000
const maxDelayMs = 30_000

/**
 * Milliseconds to wait before the next attempt: 0.5 to 1.5 s for the first one, then a random time within a span that
 * doubles up to 30 s ("full jitter").
 * @param attempt failed attempts since the last message of the hotel, from 0
 * @param random a number from 0 to below 1
 */
export function backoff(attempt: number, random: () => number): number {
  if (attempt <= 0) return baseDelayMs / 2 + random() * baseDelayMs
  // 2^5 s is over the maximum anyway; the limit prevents an overflow in a very long outage.
  return random() * Math.min(maxDelayMs, baseDelayMs * 2 ** Math.min(attempt, 5))
}
