import { isExcluded } from '../access.ts'
import { openScreens, type ScreenName } from '../addresses.ts'
import { isWalkinMode, type Mode } from '../mode.ts'
import type { SessionStatus } from './types.ts'

export type RouteVerdict = 'pass' | 'wait' | 'home' | 'login'

/** May this session see that screen? The rules of every navigation (RULE-05 to RULE-11, MODE-16). */
export function judge(screen: ScreenName, status: SessionStatus, mode: Mode): RouteVerdict {
  if (isExcluded(screen, mode)) return 'home'
  const open = openScreens.includes(screen)
  if (status === 'registered') return screen === 'login' ? 'home' : 'pass'
  if (mode === 'demo') return 'pass'
  if (screen === 'terms' || screen === 'privacy') return 'pass'
  if (status === 'fetching') return 'wait'
  return open ? 'pass' : 'login'
}

/** Is the check-in asked for again on this navigation (RULE-05, RULE-06)? */
export function isVerified(screen: ScreenName, mode: Mode): boolean {
  return !openScreens.includes(screen) && !isWalkinMode(mode) && mode !== 'demo'
}
