import { useSelector } from 'react-redux'
import { addDays, countsTwelve, readableHour, readableTime } from '../clock.ts'
import { selectLanguage, selectLocale } from '../language/slice.ts'
import { selectConfig } from './slice.ts'

/** Times and days as this guest reads them (GEN-04). */
export function useTimes() {
  const { date_format } = useSelector(selectConfig)
  const language = useSelector(selectLanguage)
  const locale = useSelector(selectLocale)
  const twelve = countsTwelve(date_format, language)
  return {
    time: (time: string) => readableTime(time, twelve),
    hour: (hour: number) => readableHour(hour, twelve),
    /** Null for a day that has a word of its own. */
    day: (date: string, today: string) =>
      date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : null,
    date: (date: string) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }).format(new Date(`${date}T00:00:00Z`)),
  }
}
