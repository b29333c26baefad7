import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signInDraftChanged } from '../session/slice.ts'

export interface KioskState {
  /** `rest`: nobody is there, and the kiosk invites guests. `asking`: it asks whether the guest is still there. */
  phase: 'rest' | 'use' | 'asking'
  /** While the kiosk asks: when it will delete the guest's data, in ms since 1970. */
  forgetsAt: number
  /** Whether the page could not be reloaded yet, so that nobody can begin. */
  isAwaitingHotel: boolean
  /** The guest wants all controls within reach from a wheelchair. */
  isLowered: boolean
}

const slice = createSlice({
  name: 'kiosk',
  initialState: { phase: 'rest', forgetsAt: 0, isAwaitingHotel: false, isLowered: false } as KioskState,
  reducers: {
    /** Somebody touched the screen of a kiosk at rest. */
    kioskBegun(state) {
      state.phase = 'use'
    },
    /** The page was reloaded while a guest was at the kiosk. */
    kioskResumed(state) {
      state.phase = 'use'
    },
    presenceDoubted(state, { payload }: PayloadAction<{ forgetsAt: number }>) {
      state.phase = 'asking'
      state.forgetsAt = payload.forgetsAt
    },
    presenceConfirmed(state) {
      state.phase = 'use'
    },
    /** The guest says that they have finished. */
    kioskEnded() {},
    screenLowered(state, { payload }: PayloadAction<boolean>) {
      state.isLowered = payload
    },
    guestForgotten(state) {
      state.phase = 'rest'
      state.isLowered = false
    },
    hotelAwaited(state) {
      state.isAwaitingHotel = true
    },
  },
  extraReducers: (builder) => {
    // A guest who has begun to type before the invitation is shown is not interrupted by it.
    builder.addCase(signInDraftChanged, (state) => {
      if (state.phase === 'rest' && !state.isAwaitingHotel) state.phase = 'use'
    })
  },
  selectors: {
    selectKiosk: (state) => state,
    selectIsAsking: (state) => state.phase === 'asking',
  },
})

export const {
  kioskBegun,
  kioskResumed,
  presenceDoubted,
  presenceConfirmed,
  kioskEnded,
  screenLowered,
  guestForgotten,
  hotelAwaited,
} = slice.actions
export const { selectKiosk, selectIsAsking } = slice.selectors
export { slice as kioskSlice }
