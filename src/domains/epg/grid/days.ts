/** The days of the grid, and this evening. */
import type { Span } from '../programme/windows.ts'

/** A choice of the grid: a date, or this evening until it has begun. */
export interface Day {
  /** `YYYY-MM-DD`, or `tonight`. */
  id: string
  /** The time that the choice leads to, in ms. */
  startsAt: number
}

export const tonightId = 'tonight'

/** On the hotel's clock, when the evening's programmes begin. */
export const eveningClock = '20:00:00'

/** @param tonight when the evening begins, in ms; it is left out once it has begun */
export function daysOf(
  dates: readonly string[],
  startOf: (date: string) => number,
  { tonight, now }: { tonight: number; now: number },
): Day[] {
  const days = dates.map((id) => ({ id, startsAt: startOf(id) }))
  const [today, ...others] = days
  if (!today || tonight <= now) return days
  return [today, { id: tonightId, startsAt: tonight }, ...others]
}

/** The choice in which a visible span begins. */
export function dayAt(days: readonly Day[], date: string, { from }: Span): string {
  const tonight = days.find(({ id }) => id === tonightId)
  const isTonight = tonight !== undefined && from >= tonight.startsAt && date === days[0]?.id
  return isTonight ? tonightId : date
}
