import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { tvSelected } from '../remoteTv/slice.ts'
import { sessionReset } from '../session/slice.ts'
import type { LoadStatus } from '../status.ts'

export interface SleepTimerState {
  /** Of reading the timer of the selected television. */
  status: LoadStatus
  /** When the television goes off, in ms; null where it stays on. */
  ends: number | null
  /** Minutes that were asked for and are not confirmed yet. */
  asked: number | null
}

const initialState: SleepTimerState = { status: 'unknown', ends: null, asked: null }

const slice = createSlice({
  name: 'sleepTimer',
  initialState,
  reducers: {
    /** The screen opened, or the guest tries again. */
    timerWanted() {},
    timerRequested(state) {
      state.status = 'fetching'
    },
    timerRead(state, { payload }: PayloadAction<number | null>) {
      state.status = 'success'
      state.ends = payload
    },
    timerFailed(state) {
      state.status = 'failure'
    },
    /** Minutes from now; 0 leaves the television on. */
    timerChosen(state, { payload }: PayloadAction<number>) {
      state.asked = payload
    },
    timerSet(state, { payload }: PayloadAction<number | null>) {
      state.status = 'success'
      state.ends = payload
      state.asked = null
    },
    timerRefused(state) {
      state.asked = null
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionReset, () => initialState).addCase(tvSelected, () => initialState),
  selectors: { selectSleepTimer: (state) => state },
})

export const { timerWanted, timerRequested, timerRead, timerFailed, timerChosen, timerSet, timerRefused } =
  slice.actions
export const { selectSleepTimer } = slice.selectors
export { slice as sleepTimerSlice }
