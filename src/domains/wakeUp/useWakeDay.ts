import { useSelector } from 'react-redux'
import { addDays, hotelDate } from '../../core/time/clock.ts'
import { useDayName } from '../formats/useDayName.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'

/**
 * Number of days from today that are named by their weekday only; the same weekday a week later would be
 * ambiguous.
 */
const lastNamedDay = 6

/** Names the date of a wake-up. @param now in ms */
export function useWakeDay(now: number): (date: string) => string {
  const dayName = useDayName()
  const times = useTimes()
  const today = hotelDate(now, useSelector(selectTimezone))
  return (date) => (date >= today && date <= addDays(today, lastNamedDay) ? dayName(date) : times.date(date))
}
