import { useTranslation } from 'react-i18next'
import { namedDay } from '../../../core/time/dayName.ts'
import { useTimes } from '../../formats/useTimes.ts'
import { useToday } from './useToday.ts'

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
