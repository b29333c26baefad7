import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { hotelDate, hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { selectTimezone } from '../property/slice.ts'
import { useTimes } from './useTimes.ts'

/** Returns a formatter by the hotel's clock: the time for today, else with the date. Empty for an invalid time. */
export function useInstant(): (at: string | number) => string {
  const timezone = useSelector(selectTimezone)
  const times = useTimes()
  const today = hotelDate(useNow(60_000), timezone)
  return useCallback(
    (at) => {
      const instant = typeof at === 'number' ? at : Date.parse(at)
      if (Number.isNaN(instant)) return ''
      const wallClock = hotelTime(instant, timezone)
      const date = wallClock.slice(0, 10)
      const time = times.time(timeOfDay(wallClock))
      return date === today ? time : `${times.date(date)} · ${time}`
    },
    [timezone, times, today],
  )
}
