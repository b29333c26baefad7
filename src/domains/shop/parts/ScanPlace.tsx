import Button from '@mui/material/Button'
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
 * The button that scans the code on a table or a sunbed, which names the guest's location (SHOP-36). Not on a
 * television, which has no camera.
 */
export function ScanPlace() {
  const formFactor = useFormFactor()
  const deviceMode = useSelector(selectDeviceMode)
  if (formFactor === 'tv') return null
  return formFactor === 'kiosk' || deviceMode === 'kiosk' ? <LazyScanAtKiosk /> : <ScanButton />
}

function LazyScanAtKiosk() {
  const ScanAtKiosk = useLazyPart(kiosk)
  return (
    ScanAtKiosk && (
      <ScanAtKiosk>
        <ScanButton />
      </ScanAtKiosk>
    )
  )
}

function ScanButton() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <Button startIcon={<QrCodeScanner />} aria-haspopup="dialog" onClick={() => dispatch(qrReaderOpened())}>
      <span>{t('shop.scanPlace')}</span>
    </Button>
  )
}
