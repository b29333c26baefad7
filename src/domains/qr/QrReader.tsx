import { useSelector } from 'react-redux'
import { useTextedPart } from '../../core/chunks/useTextedPart.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectIsQrReaderOpen } from './slice.ts'

const dialog = lazyModule(() => import('./QrReaderDialog.tsx'), 'QrReaderDialog')

/** Renders the QR reader on top of the screen on which it was opened. */
export function QrReader() {
  return useSelector(selectIsQrReaderOpen) && <LazyReader />
}

function LazyReader() {
  const QrReaderDialog = useTextedPart(dialog)
  return QrReaderDialog && <QrReaderDialog />
}
