import { addDays } from './clock.ts'
import { formatDate } from './dates.ts'

export type NamedDay = 'today' | 'tomorrow'

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
