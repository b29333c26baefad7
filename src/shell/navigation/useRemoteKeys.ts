import { useEffect } from 'react'
import { useHistory } from '../../core/routing/useHistory.ts'
import { followArrowKeys } from '../../ui/focus/followArrowKeys.ts'

/** Handles the remote control of a TV or kiosk: arrows move the focus, Back goes back (PROD-01). */
export function useRemoteKeys(isTv: boolean): void {
  const history = useHistory()

  useEffect(() => followArrowKeys({ onBack: history.back, isTelevision: isTv }), [history, isTv])

  useEffect(() => {
    if (!isTv) return
    let stop: (() => void) | undefined
    let isEnded = false
    import('./televisionFocus.ts').then(
      ({ startTelevisionFocus }) => {
        if (!isEnded) stop = startTelevisionFocus()
      },
      // If the chunk fails to load, the first arrow key focuses the first control.
      () => undefined,
    )
    return () => {
      isEnded = true
      stop?.()
    }
  }, [isTv])
}
