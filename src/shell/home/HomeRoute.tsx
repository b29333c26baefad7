import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate, useHref as useAddress } from 'react-router-dom'
import { useCode } from '../../domains/code/useCode.ts'
import { firstScreen, selectMenu, selectMenuStatus } from '../../domains/menu/slice.ts'
import { useHref } from '../../domains/navigation/useHref.ts'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { FailedScreen } from '../code/FailedScreen.tsx'
import { lazyScreen } from '../lazyScreen.ts'

const landing = lazyScreen(() => import('./LandingScreen.tsx'), 'LandingScreen')

/** `/` leads to the first menu item that opens a screen; without one it is a landing page itself (ROUTE-01). */
export function HomeRoute() {
  const { t } = useTranslation()
  const href = useHref()
  const status = useSelector(selectMenuStatus)
  const first = firstScreen(useSelector(selectMenu))
  // The address has the last word: a navigation stands there before it is drawn, and a guest who is on the way to
  // another screen is not to be led back.
  const isHere = bare(window.location.pathname) === bare(useAddress('/'))
  const isKnown = status !== 'unknown' && status !== 'fetching'
  if (isKnown && !first) return <Landing />
  return (
    <>
      {isKnown && first && isHere && <Navigate to={href(first)} replace />}
      <ScreenSkeleton label={t('app.loading')} look="tiles" width="wide" />
    </>
  )
}

const bare = (path: string) => path.replace(/\/$/, '')

function Landing() {
  const { t } = useTranslation()
  const { part: LandingScreen, failed } = useCode(landing)
  if (LandingScreen) return <LandingScreen />
  return failed ? <FailedScreen /> : <ScreenSkeleton label={t('app.loading')} look="tiles" width="wide" />
}
