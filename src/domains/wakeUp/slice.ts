import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { WakeUp } from '../../contract/wakeUp.ts'
import { tvSelected } from '../remoteTv/slice.ts'
import { sessionReset } from '../session/slice.ts'
import type { LoadStatus } from '../status.ts'

export type WakeUpId = WakeUp['id']

/** What the guest wants. Without an id a new one; `time` in ms. */
export interface WakeUpWish {
  id?: WakeUpId
  time: number
  active: boolean
}

export interface WakeUpState {
  /** Of the list. */
  status: LoadStatus
  /** As the hotel holds them, earliest first; never one that it has not confirmed (WAKE-07). */
  wakeUps: WakeUp[]
  /** Of the change that is under way, or was made last. */
  change: LoadStatus
}

const initialState: WakeUpState = { status: 'unknown', wakeUps: [], change: 'unknown' }

const slice = createSlice({
  name: 'wakeUp',
  initialState,
  reducers: {
    /** The screen opened, or the guest tries again. */
    wakeUpsWanted() {},
    /** What was read already stays, and what the guest is about to set with it. */
    wakeUpsRequested(state) {
      if (state.status !== 'success') state.status = 'fetching'
    },
    wakeUpsLoaded(state, { payload }: PayloadAction<WakeUp[]>) {
      state.status = 'success'
      state.wakeUps = [...payload].sort((a, b) => Date.parse(a.time) - Date.parse(b.time))
    },
    wakeUpsFailed(state) {
      if (state.status !== 'success') state.status = 'failure'
    },
    wakeUpWished(state, _: PayloadAction<WakeUpWish>) {
      state.change = 'fetching'
    },
    wakeUpDropped(state, _: PayloadAction<WakeUpId>) {
      state.change = 'fetching'
    },
    changeTaken(state) {
      state.change = 'success'
    },
    changeRefused(state) {
      state.change = 'failure'
    },
    alarmSnoozed(_state, _: PayloadAction<WakeUpId>) {},
    alarmStopped(_state, _: PayloadAction<WakeUpId>) {},
    /** The dialog went, whichever way. */
    alarmClosed() {},
  },
  extraReducers: (builder) =>
    builder.addCase(sessionReset, () => initialState).addCase(tvSelected, () => initialState),
  selectors: { selectWakeUp: (state) => state },
})

export const {
  wakeUpsWanted,
  wakeUpsRequested,
  wakeUpsLoaded,
  wakeUpsFailed,
  wakeUpWished,
  wakeUpDropped,
  changeTaken,
  changeRefused,
  alarmSnoozed,
  alarmStopped,
  alarmClosed,
} = slice.actions
export const { selectWakeUp } = slice.selectors
export { slice as wakeUpSlice }
