import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSessionEnd } from '../session/slice.ts'

/** Stage of the key. `left`: the link was opened, and the door opens on the page or in the app that it leads to. */
export type KeyStage = 'ready' | 'opening' | 'opened' | 'left' | 'expired'

interface State {
  stage: KeyStage
  /** ISO 8601 UTC; null until it has loaded. */
  expireAt: string | null
  /** True while the guest is asked for the e-mail address of the code. */
  isEmailSheetOpen: boolean
  /** True if a demo guest has entered a code since the page was loaded. */
  isCodeAccepted: boolean
}

const initialState: State = { stage: 'ready', expireAt: null, isEmailSheetOpen: false, isCodeAccepted: false }

const slice = createSlice({
  name: 'mobileKey',
  initialState,
  reducers: {
    validityLoaded(state, { payload }: PayloadAction<{ expireAt: string; isExpired: boolean }>) {
      state.expireAt = payload.expireAt
      if (state.stage === 'ready' || state.stage === 'expired')
        state.stage = payload.isExpired ? 'expired' : 'ready'
    },
    keyPressed() {},
    /** The guest has confirmed the opening of the door that the URL named (KEY-21). */
    doorOpenConfirmed() {},
    /** The URL requested the opening of the guest's own door, and the request is allowed. */
    doorOpenAllowed() {},
    emailSheetOpened(state) {
      state.isEmailSheetOpen = true
    },
    emailSheetClosed(state) {
      state.isEmailSheetOpen = false
    },
    /** The guest entered the e-mail address of the code. It is kept only in memory (KEY-19). */
    emailSubmitted(state, _: PayloadAction<string>) {
      state.isEmailSheetOpen = false
    },
    /** The demo's code was entered. */
    codeSubmitted(state) {
      state.isEmailSheetOpen = false
      state.isCodeAccepted = true
    },
    openingStarted(state) {
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
    /** The door did not open, or its opening time has passed: the key can be pressed again (KEY-23). */
    keyReset(state) {
      state.stage = 'ready'
    },
  },
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectKeyStage: (state) => state.stage,
    selectExpireAt: (state) => state.expireAt,
    selectIsEmailSheetOpen: (state) => state.isEmailSheetOpen,
    selectIsCodeAccepted: (state) => state.isCodeAccepted,
  },
})

export const {
  validityLoaded,
  keyPressed,
  doorOpenConfirmed,
  doorOpenAllowed,
  emailSheetOpened,
  emailSheetClosed,
  emailSubmitted,
  codeSubmitted,
  openingStarted,
  doorOpened,
  linkOpened,
  keyExpired,
  keyReset,
} = slice.actions
export const { selectKeyStage, selectExpireAt, selectIsEmailSheetOpen, selectIsCodeAccepted } =
  slice.selectors
export { slice as mobileKeySlice }
