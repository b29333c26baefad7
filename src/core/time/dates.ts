import { continental, knownLocale } from '../text/knownLocale.ts'
import { addDays, cachedFormat } from './clock.ts'

/** Returns a formatter for dates in UTC. */
export const dateFormat = (locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cachedFormat(JSON.stringify([locale, style]), () => create(locale, style))

function create(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = knownLocale(locale)
  // Without a relative, a date is figures in the order of the continent; a weekday alone stays in the device's language.
  const figures = !known && style.day && { weekday: undefined, month: style.month && ('numeric' as const) }
  return new Intl.DateTimeFormat(known ?? (figures ? continental : locale), {
    ...style,
    ...figures,
    timeZone: 'UTC',
  })
}

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

type NamedDay = 'today' | 'tomorrow'

/** Whether the date is today or tomorrow; null for any other. Dates are `YYYY-MM-DD`. */
export function namedDay(date: string, today: string): NamedDay | null {
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : null
}

/** Last day, from today, that is named by weekday alone: one day later the weekday would be that of today. */
const lastNamedDay = 6

/**
 * "Today", "Tomorrow", then the day of the week; an earlier or later day has its date. A text that is no date is
 * returned as it is.
 */
export function dayName(
  date: string,
  today: string,
  locale: string,
  translate: (day: NamedDay) => string,
): string {
  const named = namedDay(date, today)
  if (named) return translate(named)
  if (Number.isNaN(Date.parse(`${date}T12:00:00Z`))) return date
  if (date < today || date > addDays(today, lastNamedDay))
    return formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const name = formatDate(date, locale, { weekday: 'long' })
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/** Parts of the hotel's day, by the hour of its clock. */
type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

export function dayPartAt(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 18) return 'afternoon'
  return hour >= 18 && hour < 23 ? 'evening' : 'night'
}
