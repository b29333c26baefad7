import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './view.ts'

/** How large an element is, live. */
export function useBoxSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const look = () => setSize({ width: box.clientWidth, height: box.clientHeight })
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [element])
  return size
}
