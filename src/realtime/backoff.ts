/** When to try the hotel again. A restarted server must not be met by every phone of the house at once (RT-26). */
const base = 1000
const cap = 30_000

/**
 * Milliseconds to wait before the next try. The first comes after about 1 s (half a second to one and a half),
 * each further one at any moment of a span that doubles up to 30 s ("full jitter").
 * @param attempt tries that have failed since the hotel was last heard, from 0
 * @param random a number from 0 to below 1
 */
export function backoff(attempt: number, random: () => number): number {
  if (attempt <= 0) return base / 2 + random() * base
  // Beyond 2^5 the cap holds anyway; the limit keeps a very long outage from overflowing.
  return random() * Math.min(cap, base * 2 ** Math.min(attempt, 5))
}
