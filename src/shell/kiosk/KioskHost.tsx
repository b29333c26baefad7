import { useSelector } from 'react-redux'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { selectKiosk } from '../../domains/kiosk/slice.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { AttractScreen } from './AttractScreen.tsx'
import { PresenceDialog } from './PresenceDialog.tsx'
import { useKioskManners } from './useKioskManners.tsx'

/** What a kiosk shows over every screen. */
export function KioskHost() {
  return useStartedDomain('kiosk', true) && <Kiosk />
}

function Kiosk() {
  const { phase, address } = useSelector(selectKiosk)
  const styles = useKioskManners()
  return (
    <>
      {styles}
      {address !== null && <AddressDialog address={address} />}
      {phase === 'asking' && <PresenceDialog />}
      {phase === 'rest' && <AttractScreen />}
    </>
  )
}
