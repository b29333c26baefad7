import { useSelector } from 'react-redux'
import { selectSettings } from '../property/slice.ts'
import { selectIsCheckedIn, selectIsDemo, selectIsWalkin } from '../session/slice.ts'

/** Only a room has a phone to ring, and only a department with a number can be called (CALL-02). */
export function useOffersReceptionCall(): boolean {
  const { voip } = useSelector(selectSettings)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const isWalkin = useSelector(selectIsWalkin)
  const isDemo = useSelector(selectIsDemo)
  return Boolean(voip?.reception) && (isDemo || isCheckedIn) && !isWalkin
}
