import { useSelector } from 'react-redux'
import { addDays, hotelDate } from '../../core/time/clock.ts'
import { useDayName } from '../formats/useDayName.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'

/** Last day, from today, that is named by weekday alone: one day later the weekday would be that of today. */
const lastNamedDay = 6

/** Names the date of a wake-up. @param now in ms */
export function useWakeDay(now: number): (date: string) => string {
  const dayName = useDayName()
  const times = useTimes()
  const today = hotelDate(now, useSelector(selectTimezone))
  return (date) => (date >= today && date <= addDays(today, lastNamedDay) ? dayName(date) : times.date(date))
}
