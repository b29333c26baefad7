import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate } from '../../core/time/clock.ts'
import { formatDate } from '../../core/time/dates.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectDirection, selectDocumentLanguage, selectLocale } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectThemeTitle } from '../theme/slice.ts'

/** What a bill on paper has in addition to the one on the screen: the hotel's name, and the date of the print. */
export function useLetterhead() {
  const { t } = useTranslation()
  const hotel = useSelector(selectThemeTitle)
  const language = useSelector(selectDocumentLanguage)
  const locale = useSelector(selectLocale)
  const direction = useSelector(selectDirection)
  const timezone = useSelector(selectTimezone)
  const today = hotelDate(useNow(60_000), timezone)
  const date = formatDate(today, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return { hotel, language, direction, printedOn: t('bill.printedOn', { date }) }
}

/** Converts the hotel's `yymmdd`, of this century, to `YYYY-MM-DD`; null if it is invalid (BILL-04). */
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
