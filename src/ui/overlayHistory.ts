import { createContext } from 'react'

/** What overlays need of the tab's history. */
export interface OverlayHistory {
  /** The browser's next Back calls `onBack` instead of leaving the screen. Returns a function that gives this up. */
  pushOverlayEntry: (onBack: () => void) => () => void
}

/** Without an app around it Back is the browser's own. */
export const OverlayHistoryContext = createContext<OverlayHistory>({
  pushOverlayEntry: () => () => undefined,
})
