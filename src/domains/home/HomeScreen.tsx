import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useHref, useLocation } from 'react-router-dom'
import { useDomains } from '../../core/domains/useDomains.ts'
import { isPending } from '../../core/loadable.ts'
import { homePath } from '../../core/routing/paths.ts'
import { selectFrom, selectHow, selectPlace } from '../../core/routing/slice.ts'
import { selectFirstScreen, selectMenuStatus } from '../menu/slice.ts'
import { useSessionHref } from '../navigation/useSessionHref.ts'
import { selectMode } from '../session/slice.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { LandingPage } from './LandingPage.tsx'
import { nextScreen } from './nextScreen.ts'

/** `/` redirects to the first menu item that opens a screen; without one it is a landing page (ROUTE-01). */
export function HomeScreen() {
  const sessionHref = useSessionHref()
  const domains = useDomains()
  const mode = useSelector(selectMode)
  const status = useSelector(selectMenuStatus)
  const { search, key } = useLocation()
  const menuFirst = useSelector(selectFirstScreen)
  const first = nextScreen(domains, search, mode) ?? menuFirst
  const isDelayOver = useIsDelayOver(mode === 'demo' ? demoDelayMs : 0)
  // The browser's URL changes before the router renders it, and the store is updated last. A guest who is already
  // navigating to another screen is not redirected; and before the store is updated, it is unknown where the guest
  // comes from.
  const place = useSelector(selectPlace)
  const isAtHome =
    withoutTrailingSlash(window.location.pathname) === withoutTrailingSlash(useHref('/')) &&
    place?.pathname === homePath
  // A closed shop redirects the guest to home, so a redirect back to it would never end. A first screen that itself
  // redirects, such as the films, does so while home is still rendered.
  const isFromFirst = useSelector(selectFrom) === first?.replace(/[?#].*/, '')
  const isSentBack = useSelector(selectHow) === 'replace' && isFromFirst && isAtHome
  const isMenuLoaded = !isPending(status)
  if (isMenuLoaded && (!first || isSentBack)) return <LandingPage />
  return (
    <>
      {/* The key remounts the redirect if the guest comes home again before the last redirect has taken effect. */}
      {isMenuLoaded && isDelayOver && isAtHome && first && (
        <Navigate key={key} to={sessionHref(first)} replace />
      )}
      <HomeSkeleton />
    </>
  )
}

const withoutTrailingSlash = (path: string) => path.replace(/\/$/, '')

/** A demo shows home for a moment before it opens the first screen (ROUTE-02). */
const demoDelayMs = 1000

function useIsDelayOver(delayMs: number): boolean {
  const [isOver, setIsOver] = useState(delayMs === 0)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isOver
}
