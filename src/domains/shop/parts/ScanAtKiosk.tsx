import { type ReactNode, useEffect, useState } from 'react'
import { hasCamera } from '../../../browser/hasCamera.ts'

/**
 * Renders the children only if the kiosk has a camera: the guest cannot connect one, so the reader could only show an
 * error.
 */
export function ScanAtKiosk({ children }: { children: ReactNode }) {
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
