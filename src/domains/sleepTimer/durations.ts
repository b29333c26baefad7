const defaultStepMinutes = 15

/** The minutes to choose from: off, then in steps up to the maximum (WAKE-12). A step that is not positive counts as the default. */
export function durationOptions(stepMinutes: number, maxMinutes: number): number[] {
  const step = stepMinutes > 0 ? stepMinutes : defaultStepMinutes
  const count = Math.max(0, Math.floor(maxMinutes / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The minutes that remain, rounded, and one while there is any time left. Both instants in ms. */
export const minutesLeft = (endsAt: number, now: number): number =>
  endsAt > now ? Math.max(1, Math.round((endsAt - now) / 60_000)) : 0
