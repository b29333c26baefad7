/** What each mode leaves out. Routes, menu and bottom navigation ask here, so that all three say the same. */
import { demoScreens, residentScreens, type ScreenName } from './addresses.ts'
import { isDemoMode, isWalkinMode, type Mode } from './mode.ts'

/** Has this mode no such screen (MODE-04 to MODE-07, MODE-16)? Its item is not drawn, and its address leads home. */
export const isExcluded = (screen: ScreenName, mode: Mode): boolean =>
  (demoScreens.includes(screen) && !isDemoMode(mode)) ||
  (residentScreens.includes(screen) && isWalkinMode(mode)) ||
  // A kiosk is everybody's: it opens no door (MODE-19).
  (screen === 'mobileKey' && mode === 'kiosk')
