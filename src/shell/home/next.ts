import { isExcluded } from '../../domains/access.ts'
import { type ScreenName, screenOf } from '../../domains/addresses.ts'
import { isDemoMode, type Mode } from '../../domains/mode.ts'

/** Screens that a demo is not to begin with: home itself, the sign-in, and the ways out of the app. */
const noBeginning: readonly ScreenName[] = ['home', 'login', 'moreNav', 'link', 'tel', 'email']

/** What `next` in the address of a demo opens in place of the first menu item; null where it names no screen (QRY-15). */
export function nextIn(search: string, mode: Mode): string | null {
  const next = new URLSearchParams(search).get('next') ?? ''
  if (!isDemoMode(mode)) return null
  const screen = screenOf(next.replace(/[?#].*$/, ''))
  return screen && !noBeginning.includes(screen.name) && !isExcluded(screen.name, mode) ? next : null
}
