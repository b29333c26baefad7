import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { hasCamera } from '../../../browser/camera.ts'
import { useFormFactor } from '../../../ui/useFormFactor.ts'
import { qrReaderOpened } from '../../qr/slice.ts'
import { selectMode } from '../../session/slice.ts'

/** The code on a table or a sunbed says where the guest is (SHOP-36). A television has nothing to read it with. */
export function ScanPlace() {
  const formFactor = useFormFactor()
  const mode = useSelector(selectMode)
  if (formFactor === 'tv') return null
  return formFactor === 'kiosk' || mode === 'kiosk' ? <ScanAtKiosk /> : <ScanButton />
}

/** Many a kiosk has no camera, and no guest can give it one: there the reader could only say so. */
function ScanAtKiosk() {
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    void hasCamera().then((found) => {
      if (!isUnmounted) setIsOffered(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  return isOffered && <ScanButton />
}

function ScanButton() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <Button startIcon={<QrCodeScanner />} aria-haspopup="dialog" onClick={() => dispatch(qrReaderOpened())}>
      {t('shop.scanPlace')}
    </Button>
  )
}
