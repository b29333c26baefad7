import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../../browser/whenIdle.ts'

/**
 * Renders a long list in steps of `size` items while the browser is idle, so that input is handled in between. Returns
 * how many items to render now.
 */
export function useProgressiveCount(list: readonly unknown[], size: number): number {
  const [count, setCount] = useState(size)
  const [last, setLast] = useState(list)
  // A new list starts again with its first items.
  if (last !== list) {
    setLast(list)
    setCount(size)
  }
  const isComplete = count >= list.length

  useEffect(() => {
    if (isComplete) return
    // A transition, so that input interrupts the rendering.
    return whenIdle(() => startTransition(() => setCount(count + size)))
  }, [count, isComplete, size])

  return Math.min(count, list.length)
}
