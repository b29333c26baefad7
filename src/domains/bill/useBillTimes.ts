import { useSelector } from 'react-redux'
import { formatDate } from '../../core/time/dates.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocale } from '../language/slice.ts'

/** Date and time of a bill's line in the hotel's format: `yymmdd` of this century and `hhmmss`. */

/** Converts a date to `YYYY-MM-DD`; null if it is invalid (BILL-04). */
export function billDate(digits: string): string | null {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits.trim()) ?? []
  if (!year) return null
  const date = `20${year}-${month}-${day}`
  const parsed = new Date(`${date}T00:00:00Z`)
  // `Date` may read the 31st of February as a day of March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null
}

/** Converts a time to `HH:MM`; null if it is invalid (BILL-05). */
export function billTime(digits: string): string | null {
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)[0-5]\d$/.exec(digits.trim()) ?? []
  return hour ? `${hour}:${minute}` : null
}

/** Formats the date and time of a bill's line; text in an unknown format is returned unchanged (BILL-04, BILL-05). */
export function useBillTimes(): (date: string, time: string) => string {
  const locale = useSelector(selectLocale)
  const { time: readableTime } = useTimes()
  return (dateDigits, timeDigits) => {
    const date = billDate(dateDigits)
    const time = billTime(timeDigits)
    // The dot stays on the line of the date.
    return [
      date ? formatDate(date, locale, { day: 'numeric', month: 'short', year: 'numeric' }) : dateDigits,
      time ? readableTime(time) : timeDigits,
    ]
      .filter(Boolean)
      .join('\u00a0· ')
  }
}
