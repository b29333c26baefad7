import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectDeviceMode } from '../../domains/session/slice.ts'

const kiosk = lazyModule(() => import('../kiosk/KioskHost.tsx'), 'KioskHost')

/** The overlays of the guest's domains, over every screen; those of a kiosk over them all. */
export function GuestOverlays() {
  const domains = useDomains()
  const isKiosk = useSelector(selectDeviceMode) === 'kiosk'
  return (
    <>
      {domains.all().map(({ name, Overlay }) => Overlay && <Overlay key={name} />)}
      {isKiosk && <LazyPart module={kiosk} props={noProps} />}
    </>
  )
}
