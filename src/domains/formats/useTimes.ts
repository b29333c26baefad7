import { createSelector } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { readableHour, readableTime, uses12HourClock } from '../../core/time/clock.ts'
import { formatDate, namedDay } from '../../core/time/dates.ts'
import { selectConfig } from '../config/slice.ts'
import { selectLanguage, selectLocale } from '../language/slice.ts'

/** Whether this guest reads AM/PM times (GEN-04). */
export const selectUses12HourClock = createSelector(
  [selectConfig, selectLanguage],
  ({ date_format }, language) => uses12HourClock(date_format, language),
)

/** Formats times and dates for this guest (GEN-04). */
export function useTimes() {
  const locale = useSelector(selectLocale)
  const is12Hour = useSelector(selectUses12HourClock)
  return useMemo(
    () => ({
      time: (time: string) => readableTime(time, is12Hour),
      hour: (hour: number) => readableHour(hour, is12Hour),
      day: namedDay,
      date: (date: string) => formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
    }),
    [is12Hour, locale],
  )
}
