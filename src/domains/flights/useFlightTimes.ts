import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { hotelDate, hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useHotelNow } from '../../core/time/useNow.ts'
import { useDayName } from '../formats/useDayName.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectAirport } from './slice.ts'

export interface FlightMoment {
  time: string
  /** The day, if it is not today; otherwise empty. */
  day: string
}

/** Returns a formatter of the API's times, by the selected airport's clock. Null for an invalid time. */
export function useFlightTimes(): (moment: string) => FlightMoment | null {
  const hotelZone = useSelector(selectTimezone)
  const zone = useSelector(selectAirport)?.timezone || hotelZone
  const { time: readable } = useTimes()
  const dayName = useDayName(zone)
  const now = useHotelNow()
  return useCallback(
    (moment) => {
      const instant = Date.parse(moment)
      if (Number.isNaN(instant)) return null
      const wallClock = hotelTime(instant, zone)
      const date = wallClock.slice(0, 10)
      const isToday = date === hotelDate(now(), zone)
      return { time: readable(timeOfDay(wallClock)), day: isToday ? '' : dayName(date) }
    },
    [zone, readable, dayName, now],
  )
}
