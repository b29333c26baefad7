import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'

/** When a message came, by the hotel's clock: the time alone today, with the date before. Empty without a time. */
export function useMessageTime(): (created: string) => string {
  const timezone = useSelector(selectTimezone)
  const times = useTimes()
  const today = hotelTime(useNow(60_000), timezone).slice(0, 10)
  return useCallback(
    (created) => {
      const instant = Date.parse(created)
      if (Number.isNaN(instant)) return ''
      const wallClock = hotelTime(instant, timezone)
      const date = wallClock.slice(0, 10)
      const time = times.time(timeOfDay(wallClock))
      return date === today ? time : `${times.date(date)} · ${time}`
    },
    [timezone, times, today],
  )
}
