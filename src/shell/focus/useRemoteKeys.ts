import { useEffect } from 'react'
import { useDrafts } from '../../core/drafts/useDraft.ts'
import { overlayId } from '../../core/routing/overlayEntries.ts'
import { isFirstEntry } from '../../core/routing/presentEntry.ts'
import { useHistory } from '../../core/routing/useHistory.ts'
import { followArrowKeys } from '../../ui/focus/followArrowKeys.ts'
import { pressKeysOnce } from '../../ui/focus/heldKeys.ts'

/** True if Back would leave the app: at its first entry in the tab, without an overlay above it. */
const isAtStart = () => isFirstEntry() && overlayId() === undefined

/**
 * Handles the remote control of a TV or kiosk: arrows move the focus, Back goes back (PROD-01). There as on every
 * keyboard, a key that is held presses once. Back leaves the app only
 * for a page that has led to it, such as the hotel's portal: otherwise there is at most an empty page before the app,
 * which no key leaves.
 */
export function useRemoteKeys(isTv: boolean): void {
  const history = useHistory()
  const drafts = useDrafts()

  useEffect(pressKeysOnce, [])

  useEffect(() => {
    const onBack = () => (isAtStart() && !document.referrer) || history.back()
    return followArrowKeys({ onBack, isTelevision: isTv })
  }, [history, isTv])

  useEffect(() => {
    if (!isTv) return
    let stop: (() => void) | undefined
    let isEnded = false
    import('./televisionFocus.ts').then(
      ({ startTelevisionFocus }) => {
        if (!isEnded) stop = startTelevisionFocus(drafts)
      },
      // If the chunk fails to load, the first arrow key focuses the first control.
      () => undefined,
    )
    return () => {
      isEnded = true
      stop?.()
    }
  }, [isTv, drafts])
}
