import { createAction } from '@reduxjs/toolkit'
import { type LoginData, loginKeys } from './session.types.ts'

/** The guest left in another tab of this device, or another guest signed in there. */
export const endedElsewhere = createAction('session/endedElsewhere')

/** Of local storage, as `persistence.ts` writes them. */
export const storedLoginKeys = loginKeys.map((key) => `login-${key}`)

/**
 * Does the device still remember the guest whom this tab shows? Who signed in by another name, or has another room now,
 * is the same guest by the hotel's own number.
 */
export function isStillRemembered(guest: LoginData, stored: LoginData): boolean {
  if (!stored.room && !stored.userId) return false
  if (stored.userId && guest.userId) return stored.userId === guest.userId
  return stored.room === guest.room && stored.name === guest.name
}
