import { createAction } from '@reduxjs/toolkit'
import type { LoginData } from './session.types.ts'

/** The guest left in another tab of this device, or another guest signed in there. */
export const endedElsewhere = createAction('session/endedElsewhere')

/**
 * Whether the device still remembers the guest of this tab. A guest who signed in with another name, or has another
 * room now, is recognized by the hotel's own id.
 */
export function isStillRemembered(guest: LoginData, stored: LoginData): boolean {
  if (!stored.room && !stored.userId) return false
  if (stored.userId && guest.userId) return stored.userId === guest.userId
  return stored.room === guest.room && stored.name === guest.name
}
