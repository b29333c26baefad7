import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate } from '../../../core/time/clock.ts'
import { namedDay } from '../../../core/time/dayName.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { useTimes } from '../../formats/useTimes.ts'
import { selectTimezone } from '../../property/slice.ts'

const clockMs = 60_000

/** Returns the date on the hotel's clock, updated live. */
export function useToday(): string {
  const timezone = useSelector(selectTimezone)
  return hotelDate(useNow(clockMs), timezone)
}

/** Returns a formatter of dates: today and tomorrow by name, other days by date. */
export function useDateLabel(): (date: string) => string {
  const { t } = useTranslation()
  const { date: written } = useTimes()
  const today = useToday()
  return (date) => {
    const named = namedDay(date, today)
    return named ? t(`weather.${named}`) : written(date)
  }
}
