import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate } from '../../core/time/clock.ts'
import { dayName } from '../../core/time/dayName.ts'
import { useNow } from '../../core/time/useNow.ts'
import { selectLocale } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'

/**
 * Returns a formatter of dates: today, tomorrow, or the weekday.
 * @param zone time zone that decides which date is today; the hotel's by default
 */
export function useDayName(zone?: string | null): (date: string) => string {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const today = hotelDate(useNow(60_000), zone || timezone)
  return useCallback(
    (date) => dayName(date, today, locale, (word) => t(`weather.${word}`)),
    [t, locale, today],
  )
}
