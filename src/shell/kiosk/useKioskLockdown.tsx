import GlobalStyles from '@mui/material/GlobalStyles'
import { type ReactElement, useEffect } from 'react'

const fields = 'input, textarea, [contenteditable]'
const styles = {
  body: { userSelect: 'none', WebkitUserSelect: 'none', WebkitTouchCallout: 'none' },
  // As high as every other touch target, for guests who use the kiosk standing.
  '.MuiMenuItem-root': { minHeight: '3rem' },
  [fields]: { userSelect: 'text', WebkitUserSelect: 'text' },
} as const

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null)

/**
 * Locks a kiosk down: no context menu, no dragging, no text selection, no downloads of films, and no autocompletion of
 * what another guest has typed. Pinch zoom stays possible.
 */
export function useKioskLockdown(): ReactElement | null {
  useEffect(() => {
    const preventOutsideFields = (event: Event) => {
      if (!elementOf(event)?.closest(fields)) event.preventDefault()
    }
    const forgetEntries = (event: Event) => {
      const field = elementOf(event)?.closest('input, textarea')
      field?.setAttribute('autocomplete', 'off')
    }
    const forbidDownload = (event: Event) => {
      const video = elementOf(event)?.closest('video')
      video?.setAttribute('controlslist', 'nodownload noremoteplayback')
    }
    const listeners = [
      ['play', forbidDownload],
      ['contextmenu', preventOutsideFields],
      ['dragstart', preventOutsideFields],
      ['focusin', forgetEntries],
    ] as const
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
    }
  }, [])
  return <GlobalStyles styles={styles} />
}
