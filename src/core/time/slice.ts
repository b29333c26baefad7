import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface State {
  /** Milliseconds by which the hotel's clock is ahead of the device's; 0 until the hotel has told its time. */
  offsetMs: number
}

const slice = createSlice({
  name: 'clock',
  initialState: { offsetMs: 0 } as State,
  reducers: {
    /** The device's clock turned out to be wrong, or less wrong than it was. */
    clockCorrected(state, { payload }: PayloadAction<number>) {
      state.offsetMs = payload
    },
  },
  selectors: {
    selectClockOffset: (state) => state.offsetMs,
  },
})

export const { clockCorrected } = slice.actions
export const { selectClockOffset } = slice.selectors
export { slice as clockSlice }
