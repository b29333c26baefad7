/** Whether the hotel is in reach, and how old what the guest sees is where it is not. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { domainOf } from './answers.ts'

export interface AnswersState {
  /** Until the guest is signed in again on the hotel's new channel. */
  isAway: boolean
  /** The guest is away on an open channel: the hotel does not sign them in. */
  isSilent: boolean
  /** When the hotel was lost that was in reach before, in ms since the epoch. */
  lostAt: number | null
  /** When what is shown was answered, by domain, where it was kept from before. */
  ages: Record<string, number>
}

const initialState: AnswersState = { isAway: false, isSilent: false, lostAt: null, ages: {} }

const slice = createSlice({
  name: 'answers',
  initialState,
  reducers: {
    /** The payload is the time where the hotel was in reach until now, else null. */
    hotelLost(state, { payload }: PayloadAction<number | null>) {
      state.isAway = true
      state.isSilent = false
      state.lostAt ??= payload
    },
    /** The channel is open, and the hotel leaves the guest's sign-in without an answer. */
    hotelSilent(state) {
      state.isAway = true
      state.isSilent = true
    },
    /** The guest wanted what only the hotel can do, which is out of reach. */
    reconnectRequested() {},
    /** The guest is signed in again: what was kept from before is asked for anew. */
    hotelReturned: () => initialState,
    /** Nobody is signed in any longer who would wait for the hotel. */
    waitEnded: () => initialState,
    /** A domain got an answer: a kept one of that time, or (null) a new one. */
    answerGiven(state, { payload }: PayloadAction<{ name: string; at: number | null }>) {
      if (payload.at === null) delete state.ages[domainOf(payload.name)]
      else state.ages[domainOf(payload.name)] = payload.at
    },
  },
  selectors: {
    selectHasAge: (state, domain: string) => domain in state.ages,
    /** When what a domain shows was answered, or `other` did; null where the hotel is in reach. */
    selectAsOf: ({ isAway, ages, lostAt }, domain: string, other: string): number | null =>
      isAway ? (ages[domain] ?? lostAt ?? ages[other] ?? null) : null,
  },
})

export const { hotelLost, hotelSilent, reconnectRequested, hotelReturned, waitEnded, answerGiven } =
  slice.actions
export const { selectAsOf, selectHasAge } = slice.selectors
export { slice as answersSlice }
