import { useSelector } from 'react-redux'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useDayName } from '../formats/useDayName.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'

/** Beyond that the hour alone does not say when it ends. */
const daySeconds = 24 * 60 * 60

/**
 * Formats a programme's day, start and end by the hotel's clock. Takes Unix seconds; empty without a start. An end that is
 * not after the start says nothing; one of another day is shown with it.
 */
export function useBroadcastTime(): (start: number | null, end: number | null) => string {
  const timezone = useSelector(selectTimezone)
  const { time: readable } = useTimes()
  const dayName = useDayName()
  return (start, end) => {
    if (start === null) return ''
    const dated = (seconds: number) => {
      const wallClock = hotelTime(seconds * 1000, timezone)
      return { day: dayName(wallClock.slice(0, 10)), time: readable(timeOfDay(wallClock)) }
    }
    const from = dated(start)
    if (end === null || end <= start) return `${from.day} ${from.time}`
    const to = dated(end)
    return end - start > daySeconds
      ? `${from.day} ${from.time} – ${to.day} ${to.time}`
      : `${from.day} ${from.time}–${to.time}`
  }
}
