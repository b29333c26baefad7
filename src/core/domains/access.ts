import { isDemoMode, isWalkinMode, type Mode } from '../mode.ts'
import type { ScreenDefinition } from './domain.types.ts'

/**
 * True if this mode excludes the screen (MODE-04 to MODE-07, MODE-16, MODE-19). Routes, menus and the bottom navigation
 * all use this rule: items that lead to the screen are hidden, and its address redirects to home.
 */
export function isExcluded({ access, excludedModes }: ScreenDefinition, mode: Mode): boolean {
  if (excludedModes?.includes(mode)) return true
  if (access === 'demo') return !isDemoMode(mode)
  return access === 'resident' && isWalkinMode(mode)
}
