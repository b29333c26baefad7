/**
 * When a kiosk takes it that its guest has left. All times are milliseconds since 1970: a count by timers would stop
 * while the kiosk sleeps, or run slow while its page is hidden.
 */
export const idleMs = 60_000
/** How long the guest is asked then. */
export const warningMs = 20_000

/**
 * Who watches a film touches nothing, so that a film counts as presence, but only while it plays, and at most so long
 * after the last touch: a film that plays on for nobody must not keep the guest's room open to whoever comes by.
 */
export const maxWatchingMs = 600_000

export interface Presence {
  touchedAt: number
  /** When a film was seen playing last. */
  watchedAt: number
}

export const lastSeen = ({ touchedAt, watchedAt }: Presence): number =>
  Math.max(touchedAt, Math.min(watchedAt, touchedAt + maxWatchingMs))

export type PresenceState = 'present' | 'doubtful' | 'gone'

export function assessPresence(presence: Presence, now: number): PresenceState {
  const idleSinceMs = now - lastSeen(presence)
  if (idleSinceMs >= idleMs + warningMs) return 'gone'
  return idleSinceMs >= idleMs ? 'doubtful' : 'present'
}

/** A clock that was set back must not make a guest present for hours. */
export const byClock = (presence: Presence, now: number): Presence =>
  now < lastSeen(presence) ? { touchedAt: now, watchedAt: now } : presence
