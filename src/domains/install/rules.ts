import type { DeviceMode } from '../../core/mode.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Facts {
  isEnabled: boolean
  deviceMode: DeviceMode
  /** Both in ms since the epoch; 0 where it was never put away. */
  dismissedAt: number
  now: number
}

/** May this device be offered the app for its home screen? A lobby's or a room's own may not (SHELL-20, MODE-19). */
export function mayOffer({ isEnabled, deviceMode, dismissedAt, now }: Facts): boolean {
  if (!isEnabled || deviceMode !== '') return false
  return !(now - dismissedAt < dayMs)
}
