/**
 * Calls the listener when the browser restores this page from its back/forward cache, in the state in which it was
 * left, without loading anything. Returns the unsubscribe function.
 */
export function onPageRestored(
  listener: () => void,
  window: Pick<Window, 'addEventListener' | 'removeEventListener'> = globalThis.window,
): () => void {
  const handle = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener('pageshow', handle)
  return () => window.removeEventListener('pageshow', handle)
}

/** Hides the whole page until it is reloaded. */
export function concealPage({ document }: Pick<Window, 'document'> = globalThis.window): void {
  document.documentElement.hidden = true
}
