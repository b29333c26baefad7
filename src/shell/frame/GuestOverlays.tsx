import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useDispatch, useSelector } from 'react-redux'
import { deviceKind, isHotelDevice } from '../../browser/deviceKind.ts'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { noticeRaised } from '../../domains/notices/slice.ts'
import { selectIsPictureShown } from '../../domains/remoteTv/slice.ts'
import { selectDeviceMode } from '../../domains/session/slice.ts'

const kiosk = lazyModule(() => import('../kiosk/KioskHost.tsx'), 'KioskHost')
const pictureShown = lazyModule(() => import('./PictureShown.tsx'), 'PictureShown')
const television = lazyModule(() => import('../rest/TelevisionHost.tsx'), 'TelevisionHost')
const outside = lazyModule(() => import('../outside/OutsideHost.tsx'), 'OutsideHost')

type PlaceState = Parameters<typeof selectPlace>[0]

/** Removes an overlay that throws until the guest opens another screen; the screen below it stays (ERR-03). */
function OverlayBoundary({ children }: { children: ReactNode }) {
  const dispatch = useDispatch()
  const pathname = useSelector((state: PlaceState) => selectPlace(state)?.pathname)
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[pathname]}
      onError={() => dispatch(noticeRaised({ text: 'errors.module', isFailure: true }))}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Renders the overlays of the guest's domains on top of every screen, and those of the hotel's own devices on top of all. */
export function GuestOverlays() {
  const domains = useDomains()
  const deviceMode = useSelector(selectDeviceMode)
  const isPictureShown = useSelector(selectIsPictureShown)
  const isOfHotel = isHotelDevice(deviceMode, deviceKind(navigator.userAgent))
  return (
    <>
      {domains.all().map(
        ({ name, Overlay }) =>
          Overlay && (
            <OverlayBoundary key={name}>
              <Overlay />
            </OverlayBoundary>
          ),
      )}
      {isOfHotel && <LazyPart module={outside} props={noProps} />}
      {isPictureShown && <LazyPart module={pictureShown} props={noProps} />}
      {deviceMode === 'tv' && <LazyPart module={television} props={noProps} />}
      {deviceMode === 'kiosk' && <LazyPart module={kiosk} props={noProps} />}
    </>
  )
}
