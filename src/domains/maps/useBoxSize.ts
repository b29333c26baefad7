import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './view.ts'

/** The size of an element, updated when it changes. */
export function useBoxSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setSize({ width: target.clientWidth, height: target.clientHeight })
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [element])
  return size
}
