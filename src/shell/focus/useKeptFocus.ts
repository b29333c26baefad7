import { useEffect } from 'react'

/** A link leads elsewhere; a control may change what is here. */
const control = 'button, input, select, textarea'

/**
 * Runs the callback when a control gets the focus for the first time: until then nothing of the focus can be lost, and
 * the first screens have more important things to load. Returns the function that cancels it.
 */
function onFirstFocus(run: () => void): () => void {
  const begin = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(control)) return
    document.removeEventListener('focusin', begin)
    run()
  }
  document.addEventListener('focusin', begin)
  return () => document.removeEventListener('focusin', begin)
}

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
