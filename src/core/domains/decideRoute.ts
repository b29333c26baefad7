import { isWalkinMode, type Mode } from '../mode.ts'
import { homePath, loginPath } from '../routing/paths.ts'
import { searchOf } from '../routing/query.ts'
import type { SessionStatus } from '../routing/session.types.ts'
import type { Place } from '../routing/slice.ts'
import { isExcluded } from './access.ts'
import type { ScreenMatch } from './registry.ts'

export interface RouteQuestion {
  place: Place
  /** The screen at the place; null if none is known. */
  match: ScreenMatch | null
  /** Before sign-in only the open screens are known. */
  areGuestDomainsLoaded: boolean
  status: SessionStatus
  /** True if there is no guest to sign in automatically, so the form need not wait for the hotel. */
  isFormOffered?: boolean
  mode: Mode
}

export type RouteDecision =
  | { kind: 'enter'; match: ScreenMatch }
  /** The session or the screen is not known yet. */
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string }
  /** The address names no screen. */
  | { kind: 'unknown'; to: string }

/** Decides the outcome of a navigation for every place, session and mode (RULE-05 to RULE-11, MODE-16). */
export function decideRoute({
  place,
  match,
  areGuestDomainsLoaded,
  status,
  isFormOffered = false,
  mode,
}: RouteQuestion): RouteDecision {
  const isAllowed = status === 'registered' || mode === 'demo'
  if (!match) {
    if (areGuestDomainsLoaded) return { kind: 'unknown', to: homePath }
    return isAllowed || status === 'fetching' ? { kind: 'wait' } : toLogin(place, status)
  }
  const { screen } = match
  const isLogin = screen.path === loginPath
  if (isExcluded(screen, mode) || (isLogin && status === 'registered'))
    return { kind: 'redirect', to: homePath + place.search }
  const isText = screen.access === 'open' && !isLogin
  // A guest's domain may be registered already, but its saga may not listen yet.
  if (isAllowed && screen.access !== 'open' && !areGuestDomainsLoaded) return { kind: 'wait' }
  if (isAllowed || isText) return { kind: 'enter', match }
  if (status === 'fetching' && !(isLogin && isFormOffered)) return { kind: 'wait' }
  return screen.access === 'open' ? { kind: 'enter', match } : toLogin(place, status)
}

/** Redirects to sign-in; with several residents, from home only with the hotel's query parameters (SES-26). */
function toLogin({ pathname, search }: Place, status: SessionStatus): RouteDecision {
  const isReduced = status === 'multiple_residents' && pathname === homePath
  return { kind: 'redirect', to: loginPath + (isReduced ? hotelQuery(search) : search) }
}

function hotelQuery(search: string): string {
  const query = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of ['property', 'theme']) if (query.get(key)) kept.set(key, query.get(key) ?? '')
  return searchOf(kept)
}

/** True if the check-in is verified at this screen (RULE-05, RULE-06). */
export const isVerified = ({ screen }: ScreenMatch, mode: Mode): boolean =>
  screen.access !== 'open' && !isWalkinMode(mode) && mode !== 'demo'
