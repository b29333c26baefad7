import { hotelTime } from './clock.ts'
import { type CalendarMinute, calendarMinuteOf, wallClockOf } from './dates.ts'
import { lastMomentOf, momentOf } from './hotelClock.ts'

/** The time so many minutes later or earlier, over midnight and over a change of the clocks. */
export function stepped(time: CalendarMinute, minutes: number, timezone: string | null): CalendarMinute {
  const wallClock = wallClockOf(time)
  // From the second of two equal times onwards, from the first of them backwards: else it would lead to the other one.
  const from = (minutes > 0 ? lastMomentOf : momentOf)(wallClock, timezone)
  return calendarMinuteOf(hotelTime(from + minutes * 60_000, timezone))
}
