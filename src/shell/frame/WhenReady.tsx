import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectAreTextsLoaded } from '../../domains/language/slice.ts'
import { selectHasTheme } from '../../domains/theme/slice.ts'

/** A hotel that is slow to say how it looks is not waited for longer than this. */
const themeTimeoutMs = 2500

/** Draws once there are texts and colours; until then the splash of the page itself stands. */
export function WhenReady({ children }: { children: ReactNode }) {
  const areTextsLoaded = useSelector(selectAreTextsLoaded)
  const hasTheme = useSelector(selectHasTheme)
  const [isTimedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), themeTimeoutMs)
    return () => clearTimeout(timer)
  }, [])

  // Deferred: the first screen is drawn in small steps, and a slow phone can scroll and tap in between.
  const isReady = useDeferredValue(areTextsLoaded && (hasTheme || isTimedOut), false)
  useEffect(() => {
    if (!isReady) return
    document.getElementById('splash')?.remove()
    // What was drawn once stays, also while a theme that failed is asked for again.
    setTimedOut(true)
  }, [isReady])
  return isReady ? children : null
}
