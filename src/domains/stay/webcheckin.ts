import { isDemoMode, isWalkinMode, type Mode } from '../mode.ts'

export interface WebcheckinQuery {
  property: string
  theme: string
  name: string
}

/**
 * The hotel's page for check-in and check-out: both have the same address with the same query, nothing added, empty
 * values left out (CHK-01, CHK-02, CHKIN-03). A configured address that is no web page is not followed.
 */
export function webcheckinAddress(page: string, { property, theme, name }: WebcheckinQuery): string {
  const base = /^(https?:\/\/|\/(?!\/))/i.test(page.trim()) ? page.trim() : '/webcheckin/login'
  const query = Object.entries({ property, theme, name })
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
  if (!query) return base
  return `${base}${base.includes('?') ? '&' : '?'}${query}`
}

export interface StayFacts {
  mode: Mode
  isRegistered: boolean
  isCheckedIn: boolean
  isWebcheckinEnabled: boolean
  isCheckoutDisabled: boolean
}

/** Who is offered the check-out (SHELL-14); a demo shows it in any case, `demo` without sign-in too (CHK-05). */
export function mayCheckOut(facts: StayFacts): boolean {
  const { mode, isRegistered, isCheckedIn, isWebcheckinEnabled, isCheckoutDisabled } = facts
  if (isDemoMode(mode)) return mode === 'demo' || isRegistered
  return isWebcheckinEnabled && !isCheckoutDisabled && !isWalkinMode(mode) && isCheckedIn
}

/** Who is offered the check-in (CHKIN-02). */
export function mayCheckIn({ mode, isCheckedIn, isWebcheckinEnabled }: StayFacts): boolean {
  return isWebcheckinEnabled && !isCheckedIn && !isWalkinMode(mode) && !isDemoMode(mode) && mode !== 'kiosk'
}

/** Until when a late check-out is offered, `HH:MM`; null where none is: equal times, or none that can be read (OUT-06). */
export function lateCheckoutEnd(window: string): string | null {
  const match = /^\s*(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})\s*$/.exec(window)
  const [, from = '', until = ''] = match ?? []
  return until === from ? null : until.padStart(5, '0')
}
