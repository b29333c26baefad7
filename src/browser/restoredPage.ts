/**
 * Calls the listener when the browser brings this page back from its back/forward cache: as it was when it was left,
 * with nothing loaded anew. Returns the unsubscribe function.
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

/** Nothing of the page is seen any more, until it is loaded anew. */
export function concealPage({ document }: Pick<Window, 'document'> = globalThis.window): void {
  document.documentElement.hidden = true
}
