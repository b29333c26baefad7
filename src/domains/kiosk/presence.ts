/**
 * Idle time after which a kiosk asks whether its guest is still there. Idle times are computed from timestamps, in
 * milliseconds since 1970, because timers stop while the kiosk sleeps, and are slow while its page is hidden.
 */
export const idleMs = 60_000
/** How long the kiosk then asks before it takes the guest as gone. */
export const warningMs = 20_000

/**
 * A guest who watches a film touches nothing, so a film counts as presence, but only while it plays, and for this time
 * after the last touch at most: a film that nobody watches must not keep the guest's data open to other people.
 */
export const maxWatchingMs = 600_000

export interface Presence {
  touchedAt: number
  /** When a film was last found playing. */
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

/** Resets the times if the clock was set back, which would otherwise make a guest present for hours. */
export const byClock = (presence: Presence, now: number): Presence =>
  now < lastSeen(presence) ? { touchedAt: now, watchedAt: now } : presence
