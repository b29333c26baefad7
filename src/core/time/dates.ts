import { addDays } from './clock.ts'
import { dateFormat } from './dateFormat.ts'

const maxDates = 7

/** The selectable dates, `YYYY-MM-DD`: a week, or up to `lastDate`. The first date is always included. */
export function datesFrom(firstDate: string, lastDate: string | null): string[] {
  const dates = Array.from({ length: maxDates }, (_, index) => addDays(firstDate, index))
  return dates.filter((date) => date === firstDate || lastDate === null || date <= lastDate)
}

/** Date and time on the hotel's clock, to the minute, as a guest chooses them. */
export interface CalendarMinute {
  /** `YYYY-MM-DD` */
  date: string
  hour: number
  minute: number
}

export const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Converts to a wall-clock text, `YYYY-MM-DD HH:MM:SS`. */
export const wallClockOf = ({ date, hour, minute }: CalendarMinute): string =>
  `${date} ${twoDigits(hour)}:${twoDigits(minute)}:00`

export const calendarMinuteOf = (wallClock: string): CalendarMinute => ({
  date: wallClock.slice(0, 10),
  hour: Number(wallClock.slice(11, 13)),
  minute: Number(wallClock.slice(14, 16)),
})

/** Formats a date of the calendar, which has no time zone. @param date `YYYY-MM-DD` */
export const formatDate = (date: string, locale: string, style: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, style).format(new Date(`${date}T00:00:00Z`))
