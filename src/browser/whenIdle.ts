interface IdleWindow {
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => number
  cancelIdleCallback?: (id: number) => void
}

/**
 * Runs the callback when the browser is idle, after `maxDelayMs` at the latest. Returns the function that cancels it.
 * Older TVs and Safari lack `requestIdleCallback`; a short timer replaces it.
 */
export function whenIdle(run: () => void, maxDelayMs = 1000): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as IdleWindow
  if (requestIdleCallback) {
    const id = requestIdleCallback(run, { timeout: maxDelayMs })
    return () => cancelIdleCallback?.(id)
  }
  const timer = setTimeout(run, 50)
  return () => clearTimeout(timer)
}
