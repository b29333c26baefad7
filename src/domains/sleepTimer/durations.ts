const defaultStepMinutes = 15
/** A television that is to go off later than this is simply left on. */
const longestMinutes = 24 * 60

/** The minutes to choose from: off, then steps up to the maximum (WAKE-12). The default replaces an invalid step. */
export function durationOptions(stepMinutes: number, maxMinutes: number): number[] {
  const step = stepMinutes >= 1 ? stepMinutes : defaultStepMinutes
  const count = Math.max(0, Math.floor(Math.min(maxMinutes, longestMinutes) / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Returns the remaining minutes, rounded, but at least 1 before the end. Both times in ms. */
export const minutesLeft = (endsAt: number, now: number): number =>
  endsAt > now ? Math.max(1, Math.round((endsAt - now) / 60_000)) : 0
