import { useDispatch, useSelector } from 'react-redux'
import { type HotelPress, useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectSettings } from '../property/slice.ts'
import { selectIsCheckedIn, selectIsDemo, selectIsWalkin } from '../session/slice.ts'
import { receptionCallRequested } from './events.ts'

/**
 * The call to reception, for a spread. Null if the guest has no room, whose phone would ring, or if
 * reception has no number. In a demo all departments can be called (CALL-02).
 */
export function useReceptionCall(): HotelPress | null {
  const dispatch = useDispatch()
  const { voip } = useSelector(selectSettings)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const isWalkin = useSelector(selectIsWalkin)
  const isDemo = useSelector(selectIsDemo)
  const isOffered = isDemo || (Boolean(voip?.reception) && isCheckedIn && !isWalkin)
  const { away } = useHotelNeeded(isDemo)
  return isOffered ? { onClick: () => void dispatch(receptionCallRequested()), ...away } : null
}
