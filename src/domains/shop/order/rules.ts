import type { OrderBlocker } from './orderState.ts'

interface GuestFacts {
  isRegistered: boolean
  isWalkin: boolean
  isCheckedIn: boolean
  guestName: string
}

/**
 * Returns why this guest may not order, or null. A guest must be signed in, have a name, and have a checked-in room
 * (MODE-22, ORD-09 to ORD-11).
 */
export function blockedBy({
  isRegistered,
  isWalkin,
  isCheckedIn,
  guestName,
}: GuestFacts): OrderBlocker | null {
  if (!isRegistered || isWalkin || !guestName.trim()) return 'signIn'
  return isCheckedIn ? null : 'notCheckedIn'
}
