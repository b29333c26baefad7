import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Id } from '../../../contract/looseId.ts'
import { checkinLost, logoutRequested, registered, sessionReset } from '../../session/slice.ts'

export interface ResumeState {
  /** Positions that the hotel has not confirmed yet, in seconds, by film id; only the latest of each film. */
  unsent: Record<string, number>
  /** User id of the guest who watched the films. */
  owner: string
}

export interface ResumeTime {
  id: Id
  seconds: number
}

const initialState: ResumeState = { unsent: {}, owner: '' }

const slice = createSlice({
  name: 'vodResume',
  initialState,
  reducers: {
    /** Positions were stored on this device, or none of this guest. */
    resumeTimesRestored: (_, { payload }: PayloadAction<ResumeState>) => payload,
    /** The guest has left a film at this position, or plays on. */
    resumeTimeReached(state, { payload: { id, seconds } }: PayloadAction<ResumeTime>) {
      state.unsent[id] = seconds
    },
    /** The hotel has stored a position. The film may have played on since: then the newer position stays unsent. */
    resumeTimeStored(state, { payload: { id, seconds } }: PayloadAction<ResumeTime>) {
      if (state.unsent[id] === seconds) delete state.unsent[id]
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(registered, (state, { payload }) => {
        const owner = payload.checkin?.id ?? ''
        return state.owner !== '' && state.owner !== owner ? { ...initialState, owner } : { ...state, owner }
      })
      .addCase(logoutRequested, () => initialState)
      .addCase(checkinLost, () => initialState)
      .addCase(sessionReset, () => initialState),
  selectors: {
    selectResume: (state) => state,
    selectUnsent: (state) => state.unsent,
  },
})

export const { resumeTimesRestored, resumeTimeReached, resumeTimeStored } = slice.actions
export const { selectResume, selectUnsent } = slice.selectors
export { slice as resumeSlice }
