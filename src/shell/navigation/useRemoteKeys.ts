import { useEffect } from 'react'
import { useHistory } from '../../core/routing/useHistory.ts'
import { followArrowKeys } from '../../ui/focus/followArrowKeys.ts'

/**
 * Handles the remote control of a TV or kiosk: arrows move the focus, Back goes back (PROD-01). Back leaves the app only
 * for a page that has led to it, such as the hotel's portal: otherwise there is at most an empty page before the app,
 * which no key leaves.
 */
export function useRemoteKeys(isTv: boolean): void {
  const history = useHistory()

  useEffect(() => {
    const onBack = () => (history.isAtStart() && !document.referrer) || history.back()
    return followArrowKeys({ onBack, isTelevision: isTv })
  }, [history, isTv])

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
