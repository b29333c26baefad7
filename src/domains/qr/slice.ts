import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The reader over the screen. Any domain opens it with `qrReaderOpened`. */
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
    /** A code named a place of the hotel: a table, a sunbed. */
    locationScanned(state, _: PayloadAction<string>) {
      state.isOpen = false
    },
  },
  selectors: { selectIsQrReaderOpen: (state) => state.isOpen },
})

export const { qrReaderOpened, qrReaderClosed, locationScanned } = slice.actions
export const { selectIsQrReaderOpen } = slice.selectors
export { slice as qrSlice }
