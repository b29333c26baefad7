const defaultStepMinutes = 15
/** A television that is to go off later than this is simply left on. */
const longestMinutes = 24 * 60

/** The minutes to choose from: off, then steps up to the maximum (WAKE-12). The default replaces an invalid step. */
export function durationOptions(stepMinutes: number, maxMinutes: number): number[] {
  const step = stepMinutes >= 1 ? stepMinutes : defaultStepMinutes
  const count = Math.max(0, Math.floor(Math.min(maxMinutes, longestMinutes) / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The four that most guests want: off and, of a long list, every second one after it. */
export const usualOptions = (options: readonly number[]): number[] =>
  options.length > 6 ? [0, 2, 4, 6].flatMap((at) => options[at] ?? []) : options.slice(0, 4)

/** The next of the minutes to choose from, which the remaining time mostly lies between. */
export const steppedTo = (options: readonly number[], minutes: number, isMore: boolean): number =>
  (isMore ? options.find((one) => one > minutes) : options.filter((one) => one < minutes).pop()) ?? minutes

/** Returns the remaining minutes, rounded, but at least 1 before the end. Both times in ms. */
export const minutesLeft = (endsAt: number, now: number): number =>
  endsAt > now ? Math.max(1, Math.round((endsAt - now) / 60_000)) : 0
