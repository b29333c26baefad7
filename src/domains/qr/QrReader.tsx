import { useSelector } from 'react-redux'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectIsQrReaderOpen } from './slice.ts'

const dialog = lazyModule(() => import('./QrReaderDialog.tsx'), 'QrReaderDialog')

/** Renders the QR reader on top of the screen on which it was opened. */
export function QrReader() {
  return useSelector(selectIsQrReaderOpen) && <LazyReader />
}

function LazyReader() {
  const QrReaderDialog = useLazyPart(dialog)
  return QrReaderDialog && <QrReaderDialog />
}
