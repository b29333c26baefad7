import { useSelector } from 'react-redux'
import { hotelTime } from '../../core/time/clock.ts'
import { useReadableTime } from '../formats/useReadableTime.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'

interface Times {
  start: string
  end: string
}

/** When something takes place, on the hotel's clock; empty where it has no times. */
export function useEntryTimes(): (times: Times) => string {
  const timezone = useSelector(selectTimezone)
  const { date } = useTimes()
  const time = useReadableTime()
  const local = (moment: string) => {
    const at = Date.parse(moment)
    return Number.isNaN(at) ? null : hotelTime(at, timezone)
  }
  return (times) => {
    const [start, end] = [local(times.start), local(times.end)]
    const written = (at: string) => `${date(at.slice(0, 10))}, ${time(at.slice(11, 16))}`
    if (!start) return end ? written(end) : ''
    if (!end) return written(start)
    const isOneDay = start.slice(0, 10) === end.slice(0, 10)
    return `${written(start)} – ${isOneDay ? time(end.slice(11, 16)) : written(end)}`
  }
}
