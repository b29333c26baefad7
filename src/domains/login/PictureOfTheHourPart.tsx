import { useSelector } from 'react-redux'
import { hotelHour } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { selectTimezone } from '../property/slice.ts'
import { TimeOfDayPicturePart } from './TimeOfDayPicturePart.tsx'

/**
 * The picture of the hotel on what stands for days, such as a kiosk that nobody uses: it goes on with the hotel's hours, by
 * its clock.
 */
export function PictureOfTheHourPart({ shape }: { shape?: 'landscape' }) {
  const hour = hotelHour(useNow(60_000), useSelector(selectTimezone))
  return <TimeOfDayPicturePart {...(shape && { shape })} hour={hour} />
}
