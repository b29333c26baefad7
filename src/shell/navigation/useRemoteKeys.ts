import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useHistory } from '../../core/routing/useHistory.ts'
import { selectDeviceMode, selectMode } from '../../domains/session/slice.ts'
import { followArrowKeys } from '../../ui/focus/followArrowKeys.ts'

/** The remote control of a TV or kiosk: arrows move the focus, Back goes back (PROD-01). */
export function useRemoteKeys(): void {
  const guestMode = useSelector(selectMode)
  const deviceMode = useSelector(selectDeviceMode)
  const mode = deviceMode || guestMode
  const history = useHistory()

  // Style sheet and `useFormFactor` read the mode from the root element.
  useEffect(() => {
    document.documentElement.dataset.mode = mode
  }, [mode])

  useEffect(() => followArrowKeys({ onBack: history.back }), [history])
}
