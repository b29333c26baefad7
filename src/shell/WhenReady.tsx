import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectIsSpoken } from '../domains/language/slice.ts'
import { selectHasLook } from '../domains/theme/slice.ts'

/** A hotel that is slow to say how it looks is not waited for longer than this. */
const patience = 2500

/** Draws once there are texts and colours; until then the splash of the page itself stands. */
export function WhenReady({ children }: { children: ReactNode }) {
  const isSpoken = useSelector(selectIsSpoken)
  const hasLook = useSelector(selectHasLook)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])

  // Deferred: the first screen is drawn in small steps, and a slow phone can scroll and tap in between.
  const isReady = useDeferredValue(isSpoken && (hasLook || isLate), false)
  useEffect(() => {
    if (!isReady) return
    document.getElementById('splash')?.remove()
    // What was drawn once stays, also while a theme that failed is asked for again.
    setLate(true)
  }, [isReady])
  return isReady ? children : null
}
