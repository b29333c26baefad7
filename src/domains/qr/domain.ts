import { defineDomain } from '../../core/domains/defineDomain.ts'
import { QrReader } from './QrReader.tsx'
import { qrSaga } from './saga.ts'
import { qrSlice } from './slice.ts'

export const qr = defineDomain({
  name: 'qr',
  Overlay: QrReader,
  state: { slices: [qrSlice], saga: qrSaga },
})
