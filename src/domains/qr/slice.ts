import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** State of the QR reader. Any domain opens it with `qrReaderOpened`. */
const slice = createSlice({
  name: 'qr',
  initialState: { isOpen: false },
  reducers: {
    qrReaderOpened(state) {
      state.isOpen = true
    },
    qrReaderClosed(state) {
      state.isOpen = false
    },
    /** The scanned code contains a place of the hotel: a table, a sunbed. */
    locationScanned(state, _: PayloadAction<string>) {
      state.isOpen = false
    },
  },
  selectors: { selectIsQrReaderOpen: (state) => state.isOpen },
})

export const { qrReaderOpened, qrReaderClosed, locationScanned } = slice.actions
export const { selectIsQrReaderOpen } = slice.selectors
export { slice as qrSlice }
