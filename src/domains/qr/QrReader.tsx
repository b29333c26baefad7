import { useSelector } from 'react-redux'
import { codeOf } from '../../browser/code.ts'
import { usePart } from '../code/useCode.ts'
import { selectIsQrReaderOpen } from './slice.ts'

const dialog = codeOf(() => import('./QrReaderDialog.tsx'), 'QrReaderDialog')

/** The reader, wherever in the app it was opened. */
export function QrReader() {
  return useSelector(selectIsQrReaderOpen) && <Opened />
}

function Opened() {
  const QrReaderDialog = usePart(dialog)
  return QrReaderDialog && <QrReaderDialog />
}
