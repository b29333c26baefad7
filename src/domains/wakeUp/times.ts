import { addDays, hotelTime } from '../../core/time/clock.ts'
import { type CalendarMinute, calendarMinuteOf, twoDigits, wallClockOf } from '../../core/time/dates.ts'
import { exists, momentOf, momentsOf } from '../../core/time/hotelClock.ts'

/** A wake-up time by the hotel's clock. Without a date it is the next occurrence of the time. */
export type WakeTime = Omit<CalendarMinute, 'date'> & { date: string | null }

const minuteStep = 5

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const minutes = Array.from({ length: 60 / minuteStep }, (_, index) => index * minuteStep)

/** Hours to choose from: on the day on which clocks go forward there is one fewer. */
export const hoursOn = (date: string, timezone: string | null): number[] =>
  hours.filter((hour) => minutes.some((minute) => exists(wallClockOf({ date, hour, minute }), timezone)))

/** Minutes to choose from, in steps of five; includes the selected minute, which may have been set elsewhere. */
export const minutesOn = ({ date, hour, minute }: CalendarMinute, timezone: string | null): number[] =>
  [...new Set([...minutes, minute])]
    .sort((a, b) => a - b)
    .filter((one) => exists(wallClockOf({ date, hour, minute: one }), timezone))

export const defaultWakeTime: WakeTime = { date: null, hour: 7, minute: 0 }

export const timeOf = ({ hour, minute }: WakeTime): string => `${twoDigits(hour)}:${twoDigits(minute)}`

/** Returns the date of the wake-up: the selected one, else today if the time is to come, else tomorrow (WAKE-02). */
export function dateOf(wakeTime: WakeTime, now: number, timezone: string | null): string {
  if (wakeTime.date) return wakeTime.date
  const today = hotelTime(now, timezone).slice(0, 10)
  return nextMomentOf({ ...wakeTime, date: today }, now, timezone) > now ? today : addDays(today, 1)
}

/** The first instant to come at which the clock shows the time, else the first of those that have passed. */
function nextMomentOf(time: CalendarMinute, now: number, timezone: string | null): number {
  const wallClock = wallClockOf(time)
  return momentsOf(wallClock, timezone).find((moment) => moment > now) ?? momentOf(wallClock, timezone)
}

/** The instant of the wake-up, in ms. */
export const instantOf = (wakeTime: WakeTime, now: number, timezone: string | null): number =>
  nextMomentOf({ ...wakeTime, date: dateOf(wakeTime, now, timezone) }, now, timezone)

/** The time to which the clocks jump, for a time that they leave out that day; else the same time. */
export const shownTime = (time: CalendarMinute, timezone: string | null): CalendarMinute =>
  calendarMinuteOf(hotelTime(momentOf(wallClockOf(time), timezone), timezone))

/** Converts a time of the API to the hotel's clock. @param time ISO 8601 */
export const readWakeTime = (time: string, timezone: string | null): CalendarMinute =>
  calendarMinuteOf(hotelTime(Date.parse(time), timezone))
