import type { OrderBlocker } from './orderState.ts'

interface GuestFacts {
  isRegistered: boolean
  isWalkin: boolean
  isCheckedIn: boolean
  guestName: string
}

/** May this guest order? Only who is signed in, has a name, and has a checked-in room (MODE-22, ORD-09 to ORD-11). */
export function blockedBy({
  isRegistered,
  isWalkin,
  isCheckedIn,
  guestName,
}: GuestFacts): OrderBlocker | null {
  if (!isRegistered || isWalkin || !guestName.trim()) return 'signIn'
  return isCheckedIn ? null : 'notCheckedIn'
}
