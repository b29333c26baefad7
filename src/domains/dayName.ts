import { addMinutes } from './clock.ts'

const dayMinutes = 24 * 60

/** "Today", "Tomorrow", then the day of the week. Dates are `YYYY-MM-DD`; one that is none stays as it is. */
export function dayName(
  date: string,
  today: string,
  locale: string,
  say: (word: 'today' | 'tomorrow') => string,
): string {
  if (date === today) return say('today')
  if (`${date} 00:00:00` === addMinutes(`${today} 00:00:00`, dayMinutes)) return say('tomorrow')
  const noon = new Date(`${date}T12:00:00Z`)
  if (Number.isNaN(noon.getTime())) return date
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(noon)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
