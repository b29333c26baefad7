import { startTransition, useEffect, useState } from 'react'

interface IdleWindow {
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => number
  cancelIdleCallback?: (id: number) => void
}

function whenIdle(run: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as IdleWindow
  if (requestIdleCallback && cancelIdleCallback) {
    const id = requestIdleCallback(run, { timeout: 1000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, 50)
  return () => clearTimeout(timer)
}

/**
 * A list is drawn in slices of a size while nothing else is to be done, so that the guest is never held up. Returns
 * how many stand by now.
 */
export function useSlices(list: readonly unknown[], size: number): number {
  const [drawn, setDrawn] = useState(size)
  const [last, setLast] = useState(list)
  // Another list begins anew.
  if (last !== list) {
    setLast(list)
    setDrawn(size)
  }
  const isWhole = drawn >= list.length

  useEffect(() => {
    if (isWhole) return
    // What the guest does meanwhile comes first.
    return whenIdle(() => startTransition(() => setDrawn(drawn + size)))
  }, [drawn, isWhole, size])

  return Math.min(drawn, list.length)
}
