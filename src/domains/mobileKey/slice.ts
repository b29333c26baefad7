import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { checkinLost, sessionReset } from '../session/slice.ts'

/** How the key stands. `left`: its link was opened, and the door opens where that leads. */
export type KeyStage = 'ready' | 'opening' | 'opened' | 'left' | 'expired'

interface State {
  stage: KeyStage
  /** ISO 8601 UTC; null until it is known. */
  expireAt: string | null
  /** The guest is asked for the address to which a code is sent. */
  isEntering: boolean
  /** A demo guest has entered a code in this page. */
  isProven: boolean
}

const initialState: State = { stage: 'ready', expireAt: null, isEntering: false, isProven: false }

const slice = createSlice({
  name: 'mobileKey',
  initialState,
  reducers: {
    /** The screen of the key is open: until when is it valid? */
    keyLookedAt() {},
    validityLearned(state, { payload }: PayloadAction<{ expireAt: string; isExpired: boolean }>) {
      state.expireAt = payload.expireAt
      if (state.stage === 'ready' || state.stage === 'expired')
        state.stage = payload.isExpired ? 'expired' : 'ready'
    },
    keyPressed() {},
    /** The address has asked for this guest's own door. */
    wishGranted() {},
    entryOpened(state) {
      state.isEntering = true
    },
    entryClosed(state) {
      state.isEntering = false
    },
    /** Where the code is to be sent. Held in memory alone (KEY-19). */
    emailGiven(state, _: PayloadAction<string>) {
      state.isEntering = false
    },
    /** The demo's code was entered. */
    codeGiven(state) {
      state.isEntering = false
      state.isProven = true
    },
    openingBegan(state) {
      state.stage = 'opening'
    },
    doorOpened(state) {
      state.stage = 'opened'
    },
    linkOpened(state) {
      state.stage = 'left'
    },
    keyExpired(state) {
      state.stage = 'expired'
    },
    /** The door did not open, or its time has passed: the key may be pressed again (KEY-23). */
    keyRested(state) {
      state.stage = 'ready'
    },
  },
  extraReducers: (builder) => {
    for (const left of [sessionReset, checkinLost]) builder.addCase(left, () => initialState)
  },
  selectors: {
    selectKeyStage: (state) => state.stage,
    selectExpireAt: (state) => state.expireAt,
    selectIsEntering: (state) => state.isEntering,
    selectIsProven: (state) => state.isProven,
  },
})

export const {
  keyLookedAt,
  validityLearned,
  keyPressed,
  wishGranted,
  entryOpened,
  entryClosed,
  emailGiven,
  codeGiven,
  openingBegan,
  doorOpened,
  linkOpened,
  keyExpired,
  keyRested,
} = slice.actions
export const { selectKeyStage, selectExpireAt, selectIsEntering, selectIsProven } = slice.selectors
export { slice as mobileKeySlice }
