import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { takeFirstForm } from '../../browser/firstForm.ts'
import { selectAreTextsLoaded } from '../../domains/language/slice.ts'
import { selectHasTheme } from '../../domains/theme/slice.ts'
import type { Elements } from '../../ui/elements.types.ts'

/** The longest wait for the hotel's theme. */
const themeTimeoutMs = 2500

/** Renders the app once texts and theme are loaded; until then the page shows its splash. */
export function WhenReady({ children, onShown }: { children: Elements; onShown: () => void }) {
  const areTextsLoaded = useSelector(selectAreTextsLoaded)
  const hasTheme = useSelector(selectHasTheme)
  const [isTimedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), themeTimeoutMs)
    return () => clearTimeout(timer)
  }, [])

  // Deferred: the first screen is rendered in small steps, so that a slow phone can handle input in between.
  const isReady = useDeferredValue(areTextsLoaded && (hasTheme || isTimedOut), false)
  // Before the paint, so that the first screen replaces the splash and the static sign-in form in the same frame.
  useLayoutEffect(() => {
    if (!isReady) return
    takeFirstForm()
    document.getElementById('splash')?.remove()
  }, [isReady])
  useEffect(() => {
    if (!isReady) return
    // Once rendered, the app stays mounted, even while a theme that failed to load is requested again.
    setTimedOut(true)
    onShown()
  }, [isReady, onShown])
  return isReady ? children : null
}
