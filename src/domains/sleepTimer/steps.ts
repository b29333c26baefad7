/** The minutes to choose from: off, then in steps up to the most (WAKE-12). What makes no sense counts as the default. */
export function stepsOf(step: number, most: number): number[] {
  const size = step > 0 ? step : 15
  const count = Math.max(1, Math.floor(most / size))
  return Array.from({ length: count + 1 }, (_, at) => at * size)
}

/** The minutes that remain, to the nearest one, and one while there is any time left. Both in ms. */
export const minutesLeft = (ends: number, now: number): number =>
  ends > now ? Math.max(1, Math.round((ends - now) / 60_000)) : 0
