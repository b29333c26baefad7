import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { deviceKind, isTelevision } from '../../browser/deviceKind.ts'
import { useHistory } from '../../core/routing/useHistory.ts'
import { selectDeviceMode, selectMode } from '../../domains/session/slice.ts'
import { followArrowKeys } from '../../ui/focus/followArrowKeys.ts'

/** The remote control of a TV or kiosk: arrows move the focus, Back goes back (PROD-01). */
export function useRemoteKeys(): void {
  const guestMode = useSelector(selectMode)
  const deviceMode = useSelector(selectDeviceMode)
  const mode = deviceMode || guestMode
  const history = useHistory()
  const isTv = mode === 'tv' || isTelevision(deviceKind(navigator.userAgent))

  // Style sheet and `useFormFactor` read the mode from the root element.
  useEffect(() => {
    document.documentElement.dataset.mode = mode
  }, [mode])

  useEffect(() => followArrowKeys({ onBack: history.back, isTelevision: isTv }), [history, isTv])

  useEffect(() => {
    if (!isTv) return
    let stop: (() => void) | undefined
    let isEnded = false
    import('./televisionFocus.ts').then(
      ({ startTelevisionFocus }) => {
        if (!isEnded) stop = startTelevisionFocus()
      },
      // The first arrow then finds the first control.
      () => undefined,
    )
    return () => {
      isEnded = true
      stop?.()
    }
  }, [isTv])
}
