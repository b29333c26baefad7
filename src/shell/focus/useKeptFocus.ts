import { useEffect } from 'react'
import { onFirstFocus } from './onFirstFocus.ts'

/** Keeps the focus where the guest was. A television has rules of its own. */
export function useKeptFocus(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isEnded = false
    const cancel = onFirstFocus(() => {
      import('./keptFocus.ts').then(
        ({ keepFocus }) => {
          if (!isEnded) stop = keepFocus()
        },
        // Without it the browser does what it does: it begins again at the top of the page.
        () => undefined,
      )
    })
    return () => {
      isEnded = true
      cancel()
      stop?.()
    }
  }, [isOn])
}
