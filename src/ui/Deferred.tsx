import { type ReactNode, useDeferredValue } from 'react'

/**
 * Renders its children once the rest of the screen stands, in small steps, so that a slow phone can handle input in
 * between. For the lower part of a screen: what stands below would move.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
