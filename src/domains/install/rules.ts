import type { DeviceMode } from '../../core/mode.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Facts {
  isEnabled: boolean
  deviceMode: DeviceMode
  /** Both in ms since 1970; 0 if the offer was never dismissed. */
  dismissedAt: number
  now: number
}

/** True if this device may be offered the app. Devices of the hotel may not (SHELL-20, MODE-19). */
export function mayOffer({ isEnabled, deviceMode, dismissedAt, now }: Facts): boolean {
  if (!isEnabled || deviceMode !== '') return false
  return !(now - dismissedAt < dayMs)
}
