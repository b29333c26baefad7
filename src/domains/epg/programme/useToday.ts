import { useSelector } from 'react-redux'
import { hotelDate } from '../../../core/time/clock.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { selectTimezone } from '../../property/slice.ts'

const clockMs = 60_000

/** The date on the hotel's clock, live. */
export function useToday(): string {
  const timezone = useSelector(selectTimezone)
  return hotelDate(useNow(clockMs), timezone)
}
