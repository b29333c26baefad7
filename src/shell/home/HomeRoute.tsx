import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
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
  const isKnown = status !== 'unknown' && status !== 'fetching'
  if (isKnown && !first) return <Landing />
  return (
    <>
      {isKnown && first && <Navigate to={href(first)} replace />}
      <ScreenSkeleton label={t('app.loading')} look="tiles" width="wide" />
    </>
  )
}

function Landing() {
  const { t } = useTranslation()
  const { part: LandingScreen, failed } = useCode(landing)
  if (LandingScreen) return <LandingScreen />
  return failed ? <FailedScreen /> : <ScreenSkeleton label={t('app.loading')} look="tiles" width="wide" />
}
