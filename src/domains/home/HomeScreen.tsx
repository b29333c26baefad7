import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { isExcluded } from '../../core/domains/access.ts'
import { isDestination } from '../../core/domains/isDestination.ts'
import type { DomainRegistry } from '../../core/domains/registry.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { isPending } from '../../core/load.ts'
import { isDemoMode, type Mode } from '../../core/mode.ts'
import { basePath, homePath } from '../../core/routing/paths.ts'
import { selectFrom, selectHow, selectPlace } from '../../core/routing/slice.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { menuWanted, selectFirstScreen, selectMenu, selectMenuStatus } from '../menu/slice.ts'
import { useSessionHref } from '../navigation/useSessionHref.ts'
import { selectMode } from '../session/slice.ts'
import { eventStarted } from '../statistics/slice.ts'
import { HomePart } from './HomePart.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'

/** The path in a demo's `next` parameter, which replaces the first menu item; null if it names no screen (QRY-15). */
export function nextScreen(
  domains: Pick<DomainRegistry, 'match'>,
  search: string,
  mode: Mode,
): string | null {
  const next = new URLSearchParams(search).get('next') ?? ''
  if (!isDemoMode(mode)) return null
  const match = domains.match(next.replace(/[?#].*$/, ''))
  return match && isDestination(match) && !isExcluded(match.screen, mode) ? next : null
}

const areaTiles = lazyModule(() => import('./AreaTiles.tsx'), 'AreaTiles')

/**
 * Home of a hotel whose menu opens no screen or failed to load: shows what works without the menu (ROUTE-01, HTTP-17).
 */
function LandingPage() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isAtHome = useSelector(selectPlace)?.pathname === homePath
  const hasFailed = useSelector(selectMenuStatus) === 'failure'
  const isEmpty = useSelector(selectMenu).length === 0

  // Counted only here: during the redirect to the menu's first screen nothing is counted (STAT-03). The store knows the
  // next screen before this one is unmounted.
  useEffect(() => {
    if (isAtHome) dispatch(eventStarted({ event_type: 'home', event_value: 'home' }))
  }, [dispatch, isAtHome])

  return (
    <Screen width="wide">
      <HomePart />
      {hasFailed && <FailedState brief text={t('errors.module')} onRetry={() => dispatch(menuWanted())} />}
      {isEmpty && <Areas />}
    </Screen>
  )
}

/** The labels of its tiles are in the texts of the screens, which have to be loaded first. */
function Areas() {
  const AreaTiles = useLazyPart(areaTiles)
  return AreaTiles && <AreaTiles />
}

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
  const isAtHome = withoutTrailingSlash(window.location.pathname) === basePath && place?.pathname === homePath
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
