import { type ReactNode, useDeferredValue, useEffect } from 'react'

const shown = new Set<string>()

interface DeferredProps {
  /** What it is, in the whole app. */
  id: string
  children: ReactNode
}

/**
 * Renders its children once the rest of the screen stands, in small steps, so that a slow phone can handle input in
 * between. For the lower part of a screen: what stands below would move. Only the first time: on the way back the page
 * has to be as high at once as it was, for its scroll position.
 */
export function Deferred({ id, children }: DeferredProps) {
  const isDue = useDeferredValue(true, shown.has(id))
  useEffect(() => {
    if (isDue) shown.add(id)
  }, [isDue, id])
  return isDue ? children : null
}
