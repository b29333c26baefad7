import type { Settings } from '../../contract/property.ts'
import { isDemoMode, isWalkinMode, type Mode } from '../../core/mode.ts'

export type OneKey = Settings['onekey']

/** How the doors of the property open: by a request to the hotel, or by a link; null if the app has no key for them. */
export function openingMethod(onekey: OneKey): 'hotel' | 'link' | null {
  if (onekey?.vendor === 'salto') return onekey.saltoUseShip ? 'hotel' : null
  return onekey?.vendor === 'assa_abloy' || onekey?.vendor === 'messerschmitt' ? 'link' : null
}

/** True if the mobile key is offered (BNAV-05, KEY-02, KEY-03). */
export function offersKey(mode: Mode, isRegistered: boolean, onekey: OneKey): boolean {
  if (!isRegistered) return false
  if (isDemoMode(mode)) return true
  return !isWalkinMode(mode) && mode !== 'kiosk' && openingMethod(onekey) !== null
}
