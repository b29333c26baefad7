import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { countsTwelve, readableTime } from '../clock.ts'
import { selectLanguage } from '../language/slice.ts'
import { selectConfig } from './slice.ts'

/** Writes a time of day, `HH:MM`, in the guest's format. */
export function useReadableTime(): (time: string) => string {
  const { date_format } = useSelector(selectConfig)
  const language = useSelector(selectLanguage)
  const twelve = countsTwelve(date_format, language)
  return useCallback((time) => readableTime(time, twelve), [twelve])
}
