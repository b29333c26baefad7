import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { select } from 'typed-redux-saga'
import type { TvEntry } from '../../contract/rooms.ts'
import { getWakeUp, type WakeUp } from '../../contract/wakeUp.ts'
import { defineLoad, type LoadStatus, readAs } from '../../core/load.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel } from '../../core/services.ts'
import { selectAlarmTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { sessionEnds } from '../session/slice.ts'
import { wakeUpPath } from './paths.ts'

export type WakeUpId = WakeUp['id']

/** A change of a wake-up on a television of the room. Without an id it sets a new wake-up; `time` in ms. */
export interface WakeUpChange {
  id?: WakeUpId
  tv: TvEntry | null
  time: number
  active: boolean
}

export interface WakeUpState {
  /** Status of the last change of a wake-up. */
  changeStatus: LoadStatus
}

const until = [...sessionEnds, tvSelected]
const byTime = (one: WakeUp, other: WakeUp) => Date.parse(one.time) - Date.parse(other.time)

/**
 * The hotel's list, earliest first; unconfirmed changes are not in it (WAKE-07). While it is refreshed it stays on the
 * screen, and the form below it keeps its input.
 */
export const wakeUpList = defineLoad({
  name: 'wakeUp/list',
  about: 'the wake-ups',
  initial: [] as WakeUp[],
  quiet: 'always',
  when: [isVisitOf('wakeUp'), tvSelected, tvsLoaded],
  until,
  *ask() {
    const tv = yield* select(selectAlarmTv)
    if (!tv || !(yield* isScreenOpen(wakeUpPath))) return null
    return readAs(callHotel(getWakeUp, { room_id: tv.id }), (list) => [...list].sort(byTime))
  },
})

const initialState: WakeUpState = { changeStatus: 'unknown' }

const slice = createSlice({
  name: 'wakeUp',
  initialState,
  reducers: {
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
    for (const event of until) builder.addCase(event, () => initialState)
  },
  selectors: {
    selectChangeStatus: (state) => state.changeStatus,
  },
})

export const {
  wakeUpSubmitted,
  wakeUpDeletionRequested,
  changeAccepted,
  changeRefused,
  alarmSnoozed,
  alarmStopped,
  alarmClosed,
} = slice.actions
export const { selectChangeStatus } = slice.selectors
export { slice as wakeUpSlice }
