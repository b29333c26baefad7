import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './view.ts'

/** Returns the size of an element, measured again when the window is resized. */
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
