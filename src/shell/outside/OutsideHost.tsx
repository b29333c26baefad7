import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { basePath } from '../../core/routing/paths.ts'
import {
  addressClosed,
  addressOffered,
  type OfferedAddress,
  selectOffered,
} from '../../core/routing/slice.ts'
import { kioskEnded } from '../../domains/kiosk/slice.ts'
import { selectDeviceMode } from '../../domains/session/slice.ts'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { styled } from '../../ui/styled.tsx'

const qrCode = lazyModule(() => import('../../domains/content/QrCode.tsx'), 'QrCode')
const phoneCode = lazyModule(() => import('./PhoneCode.tsx'), 'PhoneCode')

const Words = styled('p')({ margin: '0 0 1.25rem' })
const Place = styled('div')({ maxWidth: '18rem', margin: '0 auto' })
const Address = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '1.25rem 0 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

/** Offers an address outside the app to the guest's own phone: this device would have no way back from that page. */
function AddressDialog({ offered: { address, isLast, isCheckout } }: { offered: OfferedAddress }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  const close = () => {
    dispatch(addressClosed())
    if (isLast) dispatch(kioskEnded())
  }
  return (
    <SheetDialog
      open
      onClose={close}
      title={t(isCheckout ? 'guest.checkout' : 'kiosk.onPhone')}
      closeLabel={t('app.close')}
    >
      <Words id={id}>{t('kiosk.onPhoneText')}</Words>
      <Place>
        <LazyPart module={qrCode} props={{ text: address, labelledBy: id }} />
      </Place>
      <Address dir="ltr">{readable(address)}</Address>
      {isCheckout && <Address>{t('kiosk.reception')}</Address>}
    </SheetDialog>
  )
}

/**
 * Returns the readable form of an address: a phone number or e-mail address without its scheme, a page's host and path.
 */
function readable(address: string): string {
  const { protocol, host, pathname } = new URL(address, window.location.href)
  try {
    if (!/^https?:$/.test(protocol)) return decodeURIComponent(pathname)
    return pathname === '/' ? host : `${host}${decodeURI(pathname)}`
  } catch {
    // A hotel's address may contain a percent sign that encodes nothing.
    return address
  }
}

const isInApp = ({ origin, pathname, target }: HTMLAnchorElement) =>
  origin === window.location.origin && `${pathname}/`.startsWith(`${basePath}/`) && target !== '_blank'

/** Lets no link lead out of the app: its address is offered for the guest's own phone (TVX-01). */
function useLinksStay(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    const keepHere = (event: Event) => {
      const { target } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || isInApp(link)) return
      event.preventDefault()
      event.stopPropagation()
      dispatch(addressOffered({ address: link.href }))
    }
    for (const name of ['click', 'auxclick']) document.addEventListener(name, keepHere, true)
    return () => {
      for (const name of ['click', 'auxclick']) document.removeEventListener(name, keepHere, true)
    }
  }, [dispatch])
}

/** On a device of the hotel, which must not leave the app: offers what lies outside to the guest's own phone (TVX-01). */
export function OutsideHost() {
  const offered = useSelector(selectOffered)
  const isTelevision = useSelector(selectDeviceMode) === 'tv'
  useLinksStay()
  return (
    <>
      {isTelevision && <LazyPart module={phoneCode} props={noProps} />}
      {offered && <AddressDialog offered={offered} />}
    </>
  )
}
