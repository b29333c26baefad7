import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Loadable, loadableOf } from '../../core/loadable.ts'
import { tvSelected } from '../remoteTv/slice.ts'
import { sessionEnds } from '../session/slice.ts'

export interface SleepTimerState {
  /** Time at which the selected television switches off, in ms; null if no timer is set. */
  timer: Loadable<number | null>
  /** The guest's choice, until the hotel has confirmed it; otherwise null. */
  pendingMinutes: number | null
}

const timer = loadableOf('timer', (state: SleepTimerState) => state.timer, null as number | null)
const initialState: SleepTimerState = { timer: timer.initial, pendingMinutes: null }

const slice = createSlice({
  name: 'sleepTimer',
  initialState,
  reducers: {
    ...timer.reducers,
    /** The timer is needed again, for example because the guest retries. */
    timerWanted() {},
    /** Minutes from now; 0 leaves the television on. */
    durationChosen(state, { payload }: PayloadAction<number>) {
      state.pendingMinutes = payload
    },
    timerSet(state, { payload }: PayloadAction<number | null>) {
      state.timer = { status: 'success', value: payload }
      state.pendingMinutes = null
    },
    timerRefused(state) {
      state.pendingMinutes = null
    },
  },
  extraReducers: (builder) => {
    for (const event of [...sessionEnds, tvSelected]) builder.addCase(event, () => initialState)
  },
  selectors: {
    selectTimer: (state) => state.timer,
    selectPendingMinutes: (state) => state.pendingMinutes,
  },
})

export const {
  timerWanted,
  timerRequested,
  timerLoaded,
  timerFailed,
  durationChosen,
  timerSet,
  timerRefused,
} = slice.actions
export const { selectTimer, selectPendingMinutes } = slice.selectors
export { slice as sleepTimerSlice }
