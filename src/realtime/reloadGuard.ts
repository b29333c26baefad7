/**
 * Whether the page reloads now that the hotel answers (RT-24 to RT-27): once after a loss, at most once in 30 s, and
 * never where that could not be remembered. In every other case the channel alone is renewed.
 */
const quiet = 30_000
const key = 'channel-reloaded-at'

export type AfterConnect = 'reload' | 'renew'

/** The rule itself. Times in milliseconds; `lastReload` is null when this tab never reloaded by itself. */
export function afterConnect(facts: {
  wasLost: boolean
  lastReload: number | null
  now: number
}): AfterConnect {
  const { wasLost, lastReload, now } = facts
  if (!wasLost) return 'renew'
  // A stamp of the future comes from a clock that was set back; it does not hold the page for hours.
  const isQuiet = lastReload !== null && lastReload <= now && now - lastReload < quiet
  return isQuiet ? 'renew' : 'reload'
}

export interface ReloadGuard {
  /**
   * To be told every state of the channel, in order. Answers on `connected`; `reload` is said at most once and is
   * already noted, so the caller must then reload.
   */
  heard: (state: 'connecting' | 'connected' | 'closed') => AfterConnect | undefined
}

/** @param memory where the stamp outlives the reload: session storage */
export function createReloadGuard(
  memory: () => Pick<Storage, 'getItem' | 'setItem'>,
  now: () => number,
): ReloadGuard {
  let wasConnected = false
  return {
    heard(state) {
      if (state !== 'connected') return undefined
      // A second connection of the page means that the first was lost.
      const verdict = afterConnect({ wasLost: wasConnected, lastReload: read(memory), now: now() })
      wasConnected = true
      return verdict === 'reload' && note(memory, now()) ? 'reload' : 'renew'
    },
  }
}

function read(memory: () => Pick<Storage, 'getItem'>): number | null {
  try {
    const stamp = Number(memory().getItem(key) || Number.NaN)
    return Number.isFinite(stamp) ? stamp : null
  } catch {
    return null
  }
}

/** False where the stamp does not stay: a reload that nobody remembers could become a loop. */
function note(memory: () => Pick<Storage, 'getItem' | 'setItem'>, stamp: number): boolean {
  try {
    memory().setItem(key, String(stamp))
  } catch {
    return false
  }
  return read(memory) === stamp
}
