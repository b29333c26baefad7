import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { selectKiosk } from '../../domains/kiosk/slice.ts'
import { AttractScreen } from './AttractScreen.tsx'
import { PresenceDialog } from './PresenceDialog.tsx'
import { TopBanner } from './TopBanner.tsx'
import { useKioskLockdown } from './useKioskLockdown.tsx'

/** Renders the overlays that a kiosk shows on top of every screen. */
export function KioskHost() {
  return useStartedDomain('kiosk', true).isStarted && <Kiosk />
}

function Kiosk() {
  const { phase } = useSelector(selectKiosk)
  const { pathname } = useLocation()
  const styles = useKioskLockdown()
  return (
    <>
      {styles}
      {/* The sign-in has its own background picture. */}
      {!isAt(pathname, loginPath) && <TopBanner />}
      {phase === 'asking' && <PresenceDialog />}
      {phase === 'rest' && <AttractScreen />}
    </>
  )
}
