import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate, useHref as useAddress, useLocation } from 'react-router-dom'
import { useCode } from '../../domains/code/useCode.ts'
import { firstScreen, selectMenu, selectMenuStatus } from '../../domains/menu/slice.ts'
import { selectPlace } from '../../domains/navigation/slice.ts'
import { useHref } from '../../domains/navigation/useHref.ts'
import { selectMode } from '../../domains/session/slice.ts'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { FailedScreen } from '../code/FailedScreen.tsx'
import { lazyScreen } from '../lazyScreen.ts'
import { nextIn } from './next.ts'

const landing = lazyScreen(() => import('./LandingScreen.tsx'), 'LandingScreen')

/** `/` leads to the first menu item that opens a screen; without one it is a landing page itself (ROUTE-01). */
export function HomeRoute() {
  const { t } = useTranslation()
  const href = useHref()
  const mode = useSelector(selectMode)
  const status = useSelector(selectMenuStatus)
  const { search } = useLocation()
  const menu = useSelector(selectMenu)
  const first = nextIn(search, mode) ?? firstScreen(menu)
  const isDue = useDelay(mode === 'demo' ? demoDelay : 0)
  // The address has the last word: a navigation stands there before it is drawn, and a guest who is on the way to
  // another screen is not to be led back. Whenever a navigation has ended, the address is read again.
  useSelector(selectPlace)
  const isHere = bare(window.location.pathname) === bare(useAddress('/'))
  const isKnown = status !== 'unknown' && status !== 'fetching'
  if (isKnown && !first) return <Landing />
  return (
    <>
      {isKnown && isDue && isHere && first && <Navigate to={href(first)} replace />}
      <ScreenSkeleton label={t('app.loading')} look="tiles" width="wide" />
    </>
  )
}

const bare = (path: string) => path.replace(/\/$/, '')

/** The demo shows its opening for a moment (ROUTE-02). */
const demoDelay = 1000

function useDelay(delay: number): boolean {
  const [isOver, setOver] = useState(delay === 0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return isOver
}

function Landing() {
  const { t } = useTranslation()
  const { part: LandingScreen, failed } = useCode(landing)
  if (LandingScreen) return <LandingScreen />
  return failed ? <FailedScreen /> : <ScreenSkeleton label={t('app.loading')} look="tiles" width="wide" />
}
