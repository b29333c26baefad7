/** What plays. Other domains start a station with `stationChosen`; countries and favourites are in `stations`. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Station } from '../../contract/radio.ts'
import { checkinLost, sessionReset } from '../session/slice.ts'

export type RadioStatus =
  | 'stopped'
  /** Waits for the first sound. */
  | 'connecting'
  | 'playing'
  /** The sound broke off, and the station is tried again. */
  | 'reconnecting'
  | 'paused'
  /** The browser lets it play once the guest presses something. */
  | 'blocked'
  /** A film plays; the station comes back after it (PLAY-07). */
  | 'silenced'
  | 'failed'

export interface RadioState {
  station: Station | null
  status: RadioStatus
}

const initialState: RadioState = { station: null, status: 'stopped' }
const sounding: readonly RadioStatus[] = ['connecting', 'playing', 'reconnecting']

const slice = createSlice({
  name: 'radio',
  initialState: initialState as RadioState,
  reducers: {
    /** Plays it instead of what plays now (RAD-14). */
    stationChosen(_state, { payload: station }: PayloadAction<Station>) {
      return { station, status: 'connecting' }
    },
    /** A station is live: it goes on with what is broadcast by then. */
    radioPaused(state) {
      if (state.station) state.status = 'paused'
    },
    radioResumed(state) {
      if (state.station) state.status = 'connecting'
    },
    /** No film sounds any more. */
    radioGivenBack(state) {
      if (state.status === 'silenced') state.status = 'connecting'
    },
    /** What played before the page was loaded anew. A station that was chosen meanwhile stays. */
    radioRestored(state, { payload }: PayloadAction<{ station: Station; isOn: boolean }>) {
      if (state.station) return
      state.station = payload.station
      state.status = payload.isOn ? 'connecting' : 'paused'
    },
    radioStopped: () => initialState,
    radioSilenced(state) {
      if (state.station) state.status = 'silenced'
    },
    soundStarted(state) {
      state.status = 'playing'
    },
    soundInterrupted(state) {
      if (state.status === 'playing') state.status = 'reconnecting'
    },
    soundBlocked(state) {
      state.status = 'blocked'
    },
    soundFailed(state) {
      state.status = 'failed'
    },
  },
  extraReducers: (builder) => {
    for (const sessionEnded of [sessionReset, checkinLost]) builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectRadio: (state) => state,
    selectStation: (state) => state.station,
    selectRadioStatus: (state) => state.status,
    selectIsRadioOn: (state) => sounding.includes(state.status),
  },
})

export const {
  stationChosen,
  radioPaused,
  radioResumed,
  radioGivenBack,
  radioRestored,
  radioStopped,
  radioSilenced,
  soundStarted,
  soundInterrupted,
  soundBlocked,
  soundFailed,
} = slice.actions
export const { selectRadio, selectStation, selectRadioStatus, selectIsRadioOn } = slice.selectors
export { slice as radioSlice }
