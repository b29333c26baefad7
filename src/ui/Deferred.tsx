import { useDeferredValue, useEffect, useRef } from 'react'
import type { Elements } from './elements.types.ts'

const shown = new Set<string>()

// What follows the part must not show itself, and move, before the part is there.
const screenful = { height: '100vh' }

interface DeferredProps {
  /** Identifies the deferred part; unique in the whole app. */
  id: string
  /** Whether it has to wait longer, since something of unknown height is about to appear above it. */
  isWaiting?: boolean
  children: Elements
}

/**
 * Renders its children after the rest of the screen, in an interruptible render, so that a slow phone can handle input
 * in between. Only for the end of a screen, because content below it would shift. Defers only the first mount of an
 * `id`: after Back the page needs its full height at once for scroll restoration.
 */
export function Deferred({ id, isWaiting = false, children }: DeferredProps) {
  const hasWaited = useRef(isWaiting)
  const isReady = useDeferredValue(!isWaiting, false)
  const isDue = isReady || shown.has(id)
  useEffect(() => {
    if (isDue) shown.add(id)
  }, [isDue, id])
  return isDue ? children : hasWaited.current ? <div style={screenful} /> : null
}
