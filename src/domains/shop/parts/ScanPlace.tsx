import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useFormFactor } from '../../../ui/useFormFactor.ts'
import { qrReaderOpened } from '../../qr/slice.ts'

/** The code on a table or a sunbed says where the guest is (SHOP-36). A television has nothing to read it with. */
export function ScanPlace() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  if (useFormFactor() === 'tv') return null
  return (
    <Button startIcon={<QrCodeScanner />} aria-haspopup="dialog" onClick={() => dispatch(qrReaderOpened())}>
      {t('shop.scanPlace')}
    </Button>
  )
}
