import { addDays, hotelTime, momentOf } from '../../core/time/clock.ts'
import { type CalendarMinute, calendarMinuteOf, twoDigits, wallClockOf } from '../../core/time/dates.ts'

/** A wake-up time by the hotel's clock. Without a date it is the next occurrence of the time. */
export type WakeTime = Omit<CalendarMinute, 'date'> & { date: string | null }

const minuteStep = 5

export const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** Minutes to choose from, in steps of five; includes the selected minute, which may have been set elsewhere. */
export const minutesWith = (selected: number): number[] =>
  [...new Set([...Array.from({ length: 60 / minuteStep }, (_, index) => index * minuteStep), selected])].sort(
    (a, b) => a - b,
  )

export const defaultWakeTime: WakeTime = { date: null, hour: 7, minute: 0 }

export const timeOf = ({ hour, minute }: WakeTime): string => `${twoDigits(hour)}:${twoDigits(minute)}`

/** Returns the date of the wake-up: the selected one, else today if the time is to come, else tomorrow (WAKE-02). */
export function dateOf(wakeTime: WakeTime, now: number, timezone: string | null): string {
  if (wakeTime.date) return wakeTime.date
  const wallClock = hotelTime(now, timezone)
  const today = wallClock.slice(0, 10)
  return timeOf(wakeTime) > wallClock.slice(11, 16) ? today : addDays(today, 1)
}

/** The instant of the wake-up, in ms. */
export const instantOf = (wakeTime: WakeTime, now: number, timezone: string | null): number =>
  momentOf(wallClockOf({ ...wakeTime, date: dateOf(wakeTime, now, timezone) }), timezone)

/** Converts a time of the API to the hotel's clock. @param time ISO 8601 */
export const readWakeTime = (time: string, timezone: string | null): CalendarMinute =>
  calendarMinuteOf(hotelTime(Date.parse(time), timezone))
