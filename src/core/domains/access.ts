import { isDemoMode, isWalkinMode, type Mode } from '../mode.ts'
import type { ScreenDefinition } from './domain.types.ts'

/**
 * Does this mode leave the screen out (MODE-04 to MODE-07, MODE-16, MODE-19)? The one rule for routes, menus and
 * bottom navigation: items that lead to the screen are hidden, and its address redirects to home.
 */
export function isExcluded({ access, excludedModes }: ScreenDefinition, mode: Mode): boolean {
  if (excludedModes?.includes(mode)) return true
  if (access === 'demo') return !isDemoMode(mode)
  return access === 'resident' && isWalkinMode(mode)
}
