import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import QrCodeScanner from '~icons/ic/outline-qr-code-scanner'
import { useLazyPart } from '../../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../../core/lazyModule.ts'
import { useFormFactor } from '../../../ui/useFormFactor.ts'
import { qrReaderOpened } from '../../qr/slice.ts'
import { selectDeviceMode } from '../../session/slice.ts'

const kiosk = lazyModule(() => import('./ScanAtKiosk.tsx'), 'ScanAtKiosk')

/**
 * The button that scans the code on a table or a sunbed, which names the guest's location (SHOP-36); `isSmall`: its
 * icon alone. Not on a television, which has no camera.
 */
export function ScanPlace({ isSmall = false }: { isSmall?: boolean }) {
  const formFactor = useFormFactor()
  const deviceMode = useSelector(selectDeviceMode)
  if (formFactor === 'tv') return null
  return formFactor === 'kiosk' || deviceMode === 'kiosk' ? (
    <LazyScanAtKiosk isSmall={isSmall} />
  ) : (
    <ScanButton isSmall={isSmall} />
  )
}

function LazyScanAtKiosk(props: { isSmall: boolean }) {
  const ScanAtKiosk = useLazyPart(kiosk)
  return (
    ScanAtKiosk && (
      <ScanAtKiosk>
        <ScanButton {...props} />
      </ScanAtKiosk>
    )
  )
}

function ScanButton({ isSmall }: { isSmall: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const press = { 'aria-haspopup': 'dialog', onClick: () => dispatch(qrReaderOpened()) } as const
  return isSmall ? (
    <IconButton {...press} aria-label={t('shop.scanPlace')}>
      <QrCodeScanner />
    </IconButton>
  ) : (
    <Button {...press} startIcon={<QrCodeScanner />} style={{ textAlign: 'start' }}>
      <span>{t('shop.scanPlace')}</span>
    </Button>
  )
}
