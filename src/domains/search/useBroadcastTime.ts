import { useSelector } from 'react-redux'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useDayName } from '../formats/useDayName.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'

/** Formats a programme's day, start and end by the hotel's clock. Takes Unix seconds; empty without a start. */
export function useBroadcastTime(): (start: number | null, end: number | null) => string {
  const timezone = useSelector(selectTimezone)
  const { time: readable } = useTimes()
  const dayName = useDayName()
  return (start, end) => {
    if (start === null) return ''
    const [from, to] = [start, end].map((seconds) => seconds && hotelTime(seconds * 1000, timezone))
    const times = [from, to].flatMap((wallClock) => (wallClock ? [readable(timeOfDay(wallClock))] : []))
    return `${from ? dayName(from.slice(0, 10)) : ''} ${times.join('–')}`
  }
}
