import { useEffect } from 'react'

/** Height of a line of pills or a search field. */
const height = '4rem'
let count = 0

/**
 * While a line sticks below the top bar, adds its height to `scroll-padding`, so that it does not cover a focused
 * element.
 */
export function useStuckLine(isStuck: boolean): void {
  useEffect(() => {
    if (!isStuck) return
    const write = (change: number) => {
      count += change
      document.documentElement.style.setProperty('--stuck-lines', count > 0 ? height : '0px')
    }
    write(1)
    return () => write(-1)
  }, [isStuck])
}
