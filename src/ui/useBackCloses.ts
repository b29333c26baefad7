import { createContext, useContext, useEffect, useRef } from 'react'

/** The part of the tab's history that overlays use. */
interface OverlayHistory {
  /** The browser's next Back calls `onBack` instead of leaving the screen. Returns a function that cancels this. */
  pushOverlayEntry: (onBack: () => void) => () => void
}

/** Without a provider Back has its default action. */
export const OverlayHistoryContext = createContext<OverlayHistory>({
  pushOverlayEntry: () => () => undefined,
})

/** While an overlay is open, the browser's Back closes it. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const { pushOverlayEntry } = useContext(OverlayHistoryContext)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => (open ? pushOverlayEntry(() => latest.current()) : undefined), [open, pushOverlayEntry])
}
