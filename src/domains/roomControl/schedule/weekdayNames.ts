import { dateFormat } from '../../../core/time/dateFormat.ts'

/** Returns a date that falls on this weekday: 1 January 2024 was a Monday. */
const dayOf = (weekday: number) => Date.UTC(2024, 0, weekday)

/** Returns formatters of a weekday: its letter, and its full name for screen readers (CLEAN-05). */
export function weekdayNames(locale: string) {
  const nameIn = (style: 'narrow' | 'long') => {
    const format = dateFormat(locale, { weekday: style })
    return (weekday: number) => format.format(dayOf(weekday))
  }
  return { letter: nameIn('narrow'), name: nameIn('long') }
}
