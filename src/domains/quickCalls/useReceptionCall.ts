import { useDispatch, useSelector } from 'react-redux'
import { selectSettings } from '../property/slice.ts'
import { selectIsCheckedIn, selectIsDemo, selectIsWalkin } from '../session/slice.ts'
import { receptionCallRequested } from './events.ts'

/**
 * Calls reception. Null: only a room has a phone to ring, and only a department with a number can be called. A demo has
 * them all (CALL-02).
 */
export function useReceptionCall(): (() => void) | null {
  const dispatch = useDispatch()
  const { voip } = useSelector(selectSettings)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const isWalkin = useSelector(selectIsWalkin)
  const isDemo = useSelector(selectIsDemo)
  const isOffered = isDemo || (Boolean(voip?.reception) && isCheckedIn && !isWalkin)
  return isOffered ? () => void dispatch(receptionCallRequested()) : null
}
