import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { readableTime, uses12HourClock } from '../../core/time/clock.ts'
import { selectConfig } from '../config/slice.ts'
import { selectLanguage } from '../language/slice.ts'

/** Formats a time of day, `HH:MM`, for this guest (GEN-04). */
export function useReadableTime(): (time: string) => string {
  const { date_format } = useSelector(selectConfig)
  const language = useSelector(selectLanguage)
  const is12Hour = uses12HourClock(date_format, language)
  return useCallback((time) => readableTime(time, is12Hour), [is12Hour])
}
