import { useSelector } from 'react-redux'
import { formatDate } from '../../core/time/dates.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocale } from '../language/slice.ts'
import { billDate, billTime } from './billTime.ts'

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
