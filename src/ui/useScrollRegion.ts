import { useEffect, useState } from 'react'
import { useFormFactor } from './useFormFactor.ts'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

const needsFocus = (body: HTMLElement) =>
  body.scrollHeight > body.clientHeight + 1 && body.querySelector(focusable) === null

/**
 * Makes a scroll container without controls focusable by keyboard (WCAG 2.1.1). A remote control scrolls it anyway.
 * @returns a ref for the element, and its `tabIndex`
 */
export function useScrollRegion() {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [isRegion, setRegion] = useState(false)
  const isOnTv = useFormFactor() === 'tv'
  useEffect(() => {
    if (!body || isOnTv || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => setRegion(needsFocus(body)))
    for (const part of [body, ...body.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [body, isOnTv])
  return { ref: setBody, tabIndex: isRegion && !isOnTv ? 0 : undefined }
}
