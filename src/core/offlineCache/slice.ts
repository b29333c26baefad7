/** Whether the hotel is in reach and, if it is not, how old the displayed answers are. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { domainOf } from './answer.ts'

export interface OfflineState {
  /** True from the loss of the hotel until the guest is signed in again on a new channel. */
  isAway: boolean
  /** True if the channel is open but the hotel does not answer the sign-in. */
  isSilent: boolean
  /** True for some seconds after the guest has pressed what needs the hotel. */
  isAsked: boolean
  /** When the connection to the hotel was lost, in ms since the epoch; null if the page was never connected. */
  lostAt: number | null
  /** By domain, when its displayed answers were given, if they are kept ones. */
  ages: Record<string, number>
}

const initialState: OfflineState = { isAway: false, isSilent: false, isAsked: false, lostAt: null, ages: {} }

const slice = createSlice({
  name: 'offline',
  initialState,
  reducers: {
    /** The payload is the current time if the hotel was in reach until now, else null. */
    hotelLost(state, { payload }: PayloadAction<number | null>) {
      state.isAway = true
      state.isSilent = false
      state.lostAt ??= payload
    },
    /** The channel is open, but the hotel does not answer the guest's sign-in. */
    hotelSilent(state) {
      state.isAway = true
      state.isSilent = true
    },
    /** The guest asked for a function that needs the hotel, which is out of reach. */
    reconnectRequested(state) {
      state.isAsked = true
    },
    /** The guest has had the time to read why it does not work now. */
    reasonRead(state) {
      state.isAsked = false
    },
    /** The guest is signed in again: domains that show kept answers load them anew. */
    hotelReturned: () => initialState,
    /** The guest is signed out, so there is no reason to wait for the hotel. */
    waitEnded: () => initialState,
    /** A domain got an answer. `at` is the time of a kept answer, or null for a new one. */
    answerGiven(state, { payload }: PayloadAction<{ name: string; at: number | null }>) {
      if (payload.at === null) delete state.ages[domainOf(payload.name)]
      else state.ages[domainOf(payload.name)] = payload.at
    },
  },
  selectors: {
    selectHasAge: (state, domain: string) => domain in state.ages,
    /**
     * When the domain's kept answers were given, else when the hotel was lost; null while it is in reach. The age of
     * the domain `other` is the last fallback.
     */
    selectAsOf: ({ isAway, ages, lostAt }, domain: string, other: string): number | null =>
      isAway ? (ages[domain] ?? lostAt ?? ages[other] ?? null) : null,
  },
})

export const {
  hotelLost,
  hotelSilent,
  reconnectRequested,
  reasonRead,
  hotelReturned,
  waitEnded,
  answerGiven,
} = slice.actions
export const { selectAsOf, selectHasAge } = slice.selectors
export { slice as offlineSlice }
