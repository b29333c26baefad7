/**
 * Decides whether the page reloads when the channel is connected again (RT-24 to RT-27): after a loss, at most once in
 * 30 s, never while the page is occupied (a film plays on, a payment stays open), and never if the time of the reload
 * cannot be stored. Otherwise only the channel is renewed.
 */
const minReloadIntervalMs = 30_000
/** In session storage: when the page reloaded, in ms since the epoch. */
export const reloadedAtKey = 'channel-reloaded-at'

export type ConnectDecision = 'reload' | 'renew'

/** Times in milliseconds; `lastReload` is null if the app has not reloaded this tab yet. */
export function decideOnConnect(facts: {
  wasLost: boolean
  lastReload: number | null
  now: number
}): ConnectDecision {
  const { wasLost, lastReload, now } = facts
  if (!wasLost) return 'renew'
  // A time in the future means that the clock was set back; it must not prevent reloads for hours.
  const hasReloadedRecently =
    lastReload !== null && lastReload <= now && now - lastReload < minReloadIntervalMs
  return hasReloadedRecently ? 'renew' : 'reload'
}

export interface ReloadGuard {
  /**
   * To be called with every state of the channel, in order. Returns a decision for `connected`. After `reload`, whose
   * time is stored already, the caller must reload the page.
   */
  onState: (state: 'connecting' | 'connected' | 'closed') => ConnectDecision | undefined
}

/**
 * @param memory storage that outlives a reload: session storage
 * @param isOccupied whether a reload would cut something off
 */
export function createReloadGuard(
  memory: () => Pick<Storage, 'getItem' | 'setItem'>,
  now: () => number,
  isOccupied: () => boolean,
): ReloadGuard {
  let wasConnected = false
  return {
    onState(state) {
      if (state !== 'connected') return undefined
      // The page's second connection means that its first one was lost.
      const decision = decideOnConnect({ wasLost: wasConnected, lastReload: readStamp(memory), now: now() })
      wasConnected = true
      return decision === 'reload' && !isOccupied() && storeStamp(memory, now()) ? 'reload' : 'renew'
    },
  }
}

function readStamp(memory: () => Pick<Storage, 'getItem'>): number | null {
  try {
    const stamp = Number(memory().getItem(reloadedAtKey) || Number.NaN)
    return Number.isFinite(stamp) ? stamp : null
  } catch {
    return null
  }
}

/** False if the time cannot be stored: without it, reloads could become a loop. */
function storeStamp(memory: () => Pick<Storage, 'getItem' | 'setItem'>, stamp: number): boolean {
  try {
    memory().setItem(reloadedAtKey, String(stamp))
  } catch {
    return false
  }
  return readStamp(memory) === stamp
}
