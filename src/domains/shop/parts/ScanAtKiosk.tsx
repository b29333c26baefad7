import { useEffect, useState } from 'react'
import { hasCamera } from '../../../browser/hasCamera.ts'
import type { Elements } from '../../../ui/elements.types.ts'

/**
 * Renders the children only if the kiosk has a camera: the guest cannot connect one, so the reader could only show an
 * error.
 */
export function ScanAtKiosk({ children }: { children: Elements }) {
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    void hasCamera().then((found) => {
      if (!isUnmounted) setIsOffered(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  return isOffered && children
}
