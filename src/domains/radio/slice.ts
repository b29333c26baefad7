/** State of the playing station. Other domains dispatch `stationChosen`; countries and favourites are in `stations`. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Station } from '../../contract/radio.ts'
import { isSessionEnd } from '../session/slice.ts'

export type RadioStatus =
  | 'stopped'
  /** Waits for the first audio data. */
  | 'connecting'
  | 'playing'
  /** The stream was interrupted and is being opened again. */
  | 'reconnecting'
  | 'paused'
  /** The browser has blocked autoplay: playback needs a user gesture. */
  | 'blocked'
  /** A film plays; the station resumes after the film (PLAY-07). */
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
    /** Plays the station in place of the current one (RAD-14). */
    stationChosen(_state, { payload: station }: PayloadAction<Station>) {
      return { station, status: 'connecting' }
    },
    /** Stations are live: after a pause, playback resumes with the current broadcast. */
    radioPaused(state) {
      if (state.station) state.status = 'paused'
    },
    radioResumed(state) {
      if (state.station) state.status = 'connecting'
    },
    /** No film plays any more, so the station may resume. */
    radioGivenBack(state) {
      if (state.status === 'silenced') state.status = 'connecting'
    },
    /** Restores the station that played before a reload. A station that was chosen meanwhile stays. */
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
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
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
