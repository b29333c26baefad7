import { type ReactNode, useEffect, useState } from 'react'
import { hasCamera } from '../../../browser/hasCamera.ts'

/** Many a kiosk has no camera, and no guest can give it one: there the reader could only say so. */
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
