import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

interface Slices {
  /** How many are drawn at once, and how many more each time. */
  first: number
  step: number
  /** So many are drawn while nothing else is to be done; the rest only when the guest comes near. */
  idle: number
}

/** What is about to be scrolled to is drawn before it is seen. */
const ahead = '150% 0px'

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
 * A long list is drawn in slices, so that the guest is never held up: how many stand by now, and what is to be put
 * after them to keep the place of the rest.
 */
export function useSlices<Rest extends HTMLElement>(
  list: readonly unknown[],
  { first, step, idle }: Slices,
): [count: number, rest: RefObject<Rest | null>] {
  const [drawn, setDrawn] = useState(first)
  const rest = useRef<Rest>(null)
  const total = list.length
  const [last, setLast] = useState(list)
  // Another list begins anew.
  if (last !== list) {
    setLast(list)
    setDrawn(first)
  }

  useEffect(() => {
    if (drawn >= total) return
    let cancelIdle = () => {}
    // What the guest does meanwhile comes first.
    const grow = () => startTransition(() => setDrawn((count) => count + step))
    const growSoon = () => {
      cancelIdle()
      cancelIdle = whenIdle(grow)
    }
    const canWatch = 'IntersectionObserver' in window && rest.current !== null
    if (!canWatch || drawn < idle) growSoon()
    if (!canWatch || !rest.current) return () => cancelIdle()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) grow()
      },
      { rootMargin: ahead },
    )
    observer.observe(rest.current)
    return () => {
      observer.disconnect()
      cancelIdle()
    }
  }, [drawn, total, step, idle])

  return [Math.min(drawn, total), rest]
}
