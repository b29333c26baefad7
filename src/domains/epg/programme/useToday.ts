import { useSelector } from 'react-redux'
import { hotelDate } from '../../../core/time/clock.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { selectTimezone } from '../../property/slice.ts'

const clockMs = 60_000

/** Returns the date on the hotel's clock, updated live. */
export function useToday(): string {
  const timezone = useSelector(selectTimezone)
  return hotelDate(useNow(clockMs), timezone)
}
