/**
 * Coordination of a device's tabs. It uses the browser's `storage` event, which also works in old browsers and over
 * plain http, and never fires before the new value can be read.
 */

/**
 * Calls the listener with the key each time another tab has changed local storage; with null if any key may have
 * changed, because the other tab cleared the storage or this page was frozen. Returns the unsubscribe function.
 */
export function onStoredElsewhere(
  listener: (key: string | null) => void,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const onStorage = ({ key }: StorageEvent) => listener(key)
  // A page in the back/forward cache receives no events.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(null)
  }
  page.addEventListener('storage', onStorage)
  page.addEventListener('pageshow', onShown)
  return () => {
    page.removeEventListener('storage', onStorage)
    page.removeEventListener('pageshow', onShown)
  }
}

type Locks = Pick<LockManager, 'request' | 'query'>

/** Undefined in browsers before 2018 and on pages over plain http. */
const ownLocks = (): Locks | undefined => (typeof window === 'undefined' ? undefined : window.navigator.locks)

/** Whether tabs can wait for each other in this browser. */
export const hasTurns = (): boolean => ownLocks() !== undefined

/**
 * Waits until no other tab does the same work, and resolves with a function that ends this tab's turn. After the limit,
 * and in browsers without locks, it resolves without waiting any longer.
 */
export async function waitForTurn(
  name: string,
  limitMs: number,
  locks: Locks | undefined = ownLocks(),
): Promise<() => void> {
  if (!locks) return () => undefined
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), limitMs)
  try {
    return await new Promise<() => void>((begin, fail) => {
      const work = () => new Promise<void>((end) => begin(end))
      locks.request(name, { signal: timeout.signal }, work).catch(fail)
    })
  } catch {
    return () => undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a tab of this device has its turn at that work. False in browsers without locks. */
export async function isTurnTaken(name: string, locks: Locks | undefined = ownLocks()): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {}
  return held.some((lock) => lock.name === name)
}
