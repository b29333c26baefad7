import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TvEntry } from '../../contract/rooms.ts'
import type { WakeUp } from '../../contract/wakeUp.ts'
import { type Loadable, type LoadStatus, loadableOf } from '../../core/loadable.ts'
import { tvSelected } from '../remoteTv/slice.ts'
import { sessionEnds } from '../session/slice.ts'

export type WakeUpId = WakeUp['id']

/** A change of a wake-up on a television of the room. Without an id it sets a new wake-up; `time` in ms. */
export interface WakeUpChange {
  id?: WakeUpId
  tv: TvEntry | null
  time: number
  active: boolean
}

export interface WakeUpState {
  /** The hotel's list, earliest first; unconfirmed changes are not in it (WAKE-07). */
  wakeUps: Loadable<WakeUp[]>
  /** Status of the last change of a wake-up. */
  changeStatus: LoadStatus
}

/** A list that is loaded stays on the screen while it is refreshed, and the form below it keeps its input. */
const wakeUps = loadableOf('wakeUps', (state: WakeUpState) => state.wakeUps, [] as WakeUp[], {
  isQuiet: true,
})
const initialState: WakeUpState = { wakeUps: wakeUps.initial, changeStatus: 'unknown' }

const slice = createSlice({
  name: 'wakeUp',
  initialState,
  reducers: {
    ...wakeUps.reducers,
    /** The list is needed again, for example because the guest retries. */
    wakeUpsWanted() {},
    wakeUpSubmitted(state, _: PayloadAction<WakeUpChange>) {
      state.changeStatus = 'fetching'
    },
    wakeUpDeletionRequested(state, _: PayloadAction<WakeUpId>) {
      state.changeStatus = 'fetching'
    },
    changeAccepted(state) {
      state.changeStatus = 'success'
    },
    changeRefused(state) {
      state.changeStatus = 'failure'
    },
    alarmSnoozed(_state, _: PayloadAction<WakeUpId>) {},
    alarmStopped(_state, _: PayloadAction<WakeUpId>) {},
    /** The dialog was closed, in any way. */
    alarmClosed() {},
  },
  extraReducers: (builder) => {
    for (const event of [...sessionEnds, tvSelected]) builder.addCase(event, () => initialState)
  },
  selectors: {
    selectWakeUps: (state) => state.wakeUps,
    selectChangeStatus: (state) => state.changeStatus,
  },
})

export const {
  wakeUpsWanted,
  wakeUpsRequested,
  wakeUpsLoaded,
  wakeUpsFailed,
  wakeUpSubmitted,
  wakeUpDeletionRequested,
  changeAccepted,
  changeRefused,
  alarmSnoozed,
  alarmStopped,
  alarmClosed,
} = slice.actions
export const { selectWakeUps, selectChangeStatus } = slice.selectors
export { slice as wakeUpSlice }
