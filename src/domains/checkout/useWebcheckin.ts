import { useSelector } from 'react-redux'
import { type DeviceMode, isDemoMode, isWalkinMode, type Mode } from '../../core/mode.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { selectConfig } from '../config/slice.ts'
import { selectIsWebcheckinEnabled } from '../property/slice.ts'
import { selectSession } from '../session/slice.ts'

interface WebcheckinQuery {
  property: string
  theme: string
  name: string
}

/**
 * The URL of the hotel's page, the same for check-in and check-out. Empty values are left out of the query string
 * (CHK-01, CHK-02, CHKIN-03). A configured URL that is no web address is ignored.
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

export interface CheckoutConditions {
  mode: Mode
  deviceMode: DeviceMode
  isRegistered: boolean
  isCheckedIn: boolean
  isWebcheckinEnabled: boolean
  isCheckoutDisabled: boolean
}

/** Whether check-out is offered (SHELL-14). A demo always offers it, `demo` even without sign-in (CHK-05). */
export function mayCheckOut(conditions: CheckoutConditions): boolean {
  const { mode, isRegistered, isCheckedIn, isWebcheckinEnabled, isCheckoutDisabled } = conditions
  if (isDemoMode(mode)) return mode === 'demo' || isRegistered
  return isWebcheckinEnabled && !isCheckoutDisabled && !isWalkinMode(mode) && isCheckedIn
}

/** Whether check-in is offered (CHKIN-02). */
export function mayCheckIn(conditions: CheckoutConditions): boolean {
  const { mode, deviceMode, isCheckedIn, isWebcheckinEnabled } = conditions
  const isKiosk = deviceMode === 'kiosk'
  return isWebcheckinEnabled && !isCheckedIn && !isWalkinMode(mode) && !isDemoMode(mode) && !isKiosk
}

/** Returns whether the guest may check in or out, and the URL of the hotel's page for both. */
export function useWebcheckin() {
  const session = useSelector(selectSession)
  const config = useSelector(selectConfig)
  const isWebcheckinEnabled = useSelector(selectIsWebcheckinEnabled)
  const conditions = {
    ...session,
    isRegistered: session.status === 'registered',
    isWebcheckinEnabled,
    isCheckoutDisabled: config.checkout_disabled,
  }
  const named = new URLSearchParams(useSelector(selectPlace)?.search).get('name')
  // Includes a name that was typed into the sign-in form but not submitted, so that it need not be typed again on the
  // hotel's page.
  const name =
    session.draft?.name.trim() || session.loginData.name || named || session.checkinData?.last_name || ''
  return {
    mayCheckIn: mayCheckIn(conditions),
    mayCheckOut: mayCheckOut(conditions),
    address: webcheckinAddress(config.webcheckin_url, {
      property: session.propertyId,
      theme: session.themeId,
      name,
    }),
  }
}
