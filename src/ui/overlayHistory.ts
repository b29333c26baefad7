import { createContext } from 'react'

/** The part of the tab's history that overlays use. */
export interface OverlayHistory {
  /** The browser's next Back calls `onBack` instead of leaving the screen. Returns a function that cancels this. */
  pushOverlayEntry: (onBack: () => void) => () => void
}

/** Without a provider Back has its default action. */
export const OverlayHistoryContext = createContext<OverlayHistory>({
  pushOverlayEntry: () => () => undefined,
})
