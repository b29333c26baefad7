import { useCallback, useEffect, useState } from 'react'

/** The controls hide after this time without a key (PLAY-01). */
export const hideAfterMs = 3000

/** @param mayHide false while the guest needs the controls, such as for a film that is paused */
export function useControlsShown(mayHide: boolean) {
  /** Time of the last press; null once the controls have hidden. */
  const [pressedAt, setPressedAt] = useState<number | null>(() => Date.now())
  const show = useCallback(() => setPressedAt(Date.now()), [])
  const hide = useCallback(() => setPressedAt(null), [])

  useEffect(() => {
    if (pressedAt === null || !mayHide) return
    const timer = setTimeout(hide, hideAfterMs)
    return () => clearTimeout(timer)
  }, [pressedAt, mayHide, hide])
  return { isShown: pressedAt !== null || !mayHide, show, hide }
}
