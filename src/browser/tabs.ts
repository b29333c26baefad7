/**
 * The tabs of one device. What one of them keeps in local storage is told to the others by the browser itself: also by
 * old ones, over plain http, and never before the new value can be read.
 */

/**
 * Calls the listener each time another tab has changed what is kept, with the key; null where it may be everything:
 * the other tab cleared it, or this page was asleep. Returns the unsubscribe function.
 */
export function onStoredElsewhere(
  listener: (key: string | null) => void,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const onStorage = ({ key }: StorageEvent) => listener(key)
  // A page that Back brings out of the browser's memory was told nothing there.
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

type Locks = Pick<LockManager, 'request'>

/** Browsers before 2018 and pages over plain http have none. */
const ownLocks = (): Locks | undefined => (typeof window === 'undefined' ? undefined : window.navigator.locks)

/**
 * Waits until no other tab is at the same work, and resolves with what ends the work. One that does not end within the
 * limit is not waited for any longer, and without locks nobody waits.
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
