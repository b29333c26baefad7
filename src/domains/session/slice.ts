import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { KeySession } from '../../contract/mobileKey.ts'
import type { AuthResult, Resident } from '../../contract/session.ts'
import type { ScreenName } from '../addresses.ts'
import { isDemoMode, isWalkinMode } from '../mode.ts'
import { initialState } from './state.ts'
import {
  type LoginData,
  noLoginData,
  type Registered,
  type SessionValues,
  type SignInBy,
  type SignInDraft,
  type SignInForm,
} from './types.ts'

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Values came from the address, the cookies or the device's storage. Absent ones stay as they were. */
    valuesRead(state, { payload }: PayloadAction<SessionValues>) {
      state.mode = payload.mode ?? state.mode
      state.location = payload.location ?? state.location
      state.skinId = payload.skin ?? state.skinId
      state.themeId = payload.theme ?? state.themeId
      state.propertyId = payload.property ?? state.propertyId
      state.loginData = payload.login ?? state.loginData
    },
    signInSubmitted(state, _: PayloadAction<SignInForm>) {
      state.signIn = 'sending'
    },
    authenticationStarted(state, { payload }: PayloadAction<SignInBy>) {
      if (payload === 'guest') state.signIn = 'sending'
    },
    registered(state, { payload }: PayloadAction<Registered>) {
      const { checkin, ...authResult } = payload.result
      state.status = 'registered'
      state.signIn = 'idle'
      state.initialised = true
      state.authResult = authResult
      state.checkinData = payload.checkin
      state.residents = payload.residents
      state.loginData = payload.loginData
      state.isCheckedIn = checkin.length > 0
      state.onekeySession = null
      state.draft = null
    },
    /** Several guests fit what was sent; the guest chooses, or gives the surname. */
    severalResidentsFound(
      state,
      { payload }: PayloadAction<{ loginData: LoginData; residents: Resident[] }>,
    ) {
      state.status = 'multiple_residents'
      state.signIn = 'idle'
      state.initialised = true
      state.loginData = payload.loginData
      state.residents = payload.residents
    },
    /** The hotel refused, or could not be asked. `silent` where nobody pressed a button. */
    authenticationFailed(
      state,
      { payload }: PayloadAction<{ reason: 'rejected' | 'unavailable'; silent: boolean }>,
    ) {
      state.status = 'not_registered'
      state.signIn = payload.silent ? 'idle' : payload.reason
      state.initialised = true
      state.isCheckedIn = false
      state.checkinData = null
    },
    /** The demo passes without sign-in; the hotel only says which skin it shows. */
    demoEntered(state, { payload }: PayloadAction<AuthResult | null>) {
      state.status = 'not_registered'
      state.initialised = true
      state.authResult = payload
    },
    loginDataDeleted(state) {
      state.loginData = noLoginData
    },
    /** The verification found that the stay is over, or never was. */
    checkinLost(state) {
      state.status = 'not_registered'
      state.signIn = 'idle'
      state.isCheckedIn = false
      state.checkinData = null
      state.residents = []
      state.onekeySession = null
      state.loginData = { ...state.loginData, userId: '', checkin: '' }
    },
    /** Back from the choice among residents to the form. */
    residentsDismissed(state) {
      state.status = 'not_registered'
      state.residents = []
    },
    draftKept(state, { payload }: PayloadAction<SignInDraft>) {
      state.draft = payload
    },
    signInFormTouched(state) {
      if (state.signIn !== 'sending') state.signIn = 'idle'
    },
    walkinChosen(state) {
      state.mode = 'walkin'
      state.status = 'fetching'
      state.loginData = noLoginData
    },
    modeLeft(state) {
      state.mode = ''
    },
    /** The guest signs out. The payload is an address outside the app where the guest goes on, if there is one. */
    logoutRequested(_state, _: PayloadAction<string | undefined>) {},
    /** The session was given up without a reload (SES-31). */
    sessionReset(state) {
      Object.assign(state, initialState, {
        status: 'not_registered',
        initialised: true,
        themeId: state.themeId,
        propertyId: state.propertyId,
        hasWalkInContent: state.hasWalkInContent,
        isStaying: state.isStaying,
      })
    },
    /** The domains of a stay listen now: where the guest is has to be said again. */
    stayBegan(state) {
      state.isStaying = true
    },
    /** Their slices are in the store; the first event gives them their state. */
    stayLoaded() {},
    /** A navigation was let through: its values are read and the session may see the screen. */
    routeEntered(_state, _: PayloadAction<{ screen: ScreenName; params: Record<string, string> }>) {},
    walkInContentLearned(state, { payload }: PayloadAction<boolean>) {
      state.hasWalkInContent = payload
    },
    doorWished(state, { payload }: PayloadAction<{ room: string; at: number }>) {
      state.doorWish = payload
    },
    /** Whatever becomes of it, it is not heard a second time. */
    doorWishHeard(state) {
      state.doorWish = null
    },
    onekeySessionMade(state, { payload }: PayloadAction<KeySession>) {
      state.onekeySession = payload
    },
    locationChosen(state, { payload }: PayloadAction<string>) {
      state.location = payload
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectStatus: (state) => state.status,
    selectMode: (state) => state.mode,
    selectIsWalkin: (state) => isWalkinMode(state.mode),
    selectIsDemo: (state) => isDemoMode(state.mode),
    selectIsStaying: (state) => state.isStaying,
    selectIsRegistered: (state) => state.status === 'registered',
    /** Only a room has a door: a guest without sign-in has none (MODE-04, MODE-05). */
    selectHasDoor: (state) => state.status === 'registered' && !isWalkinMode(state.mode),
    selectIsCheckedIn: (state) => state.isCheckedIn,
    selectCheckin: (state) => state.checkinData,
    selectPropertyId: (state) => state.propertyId,
    selectProjectId: (state) => state.authResult?.skin?.project_id ?? '',
    /** The skin of the address wins over the one that the hotel gives (QRY-11). */
    selectSkinId: (state) => state.skinId || (state.authResult?.skin?.id ?? ''),
    selectRoom: (state) =>
      state.checkinData?.room || state.loginData.room || (isDemoMode(state.mode) ? '101' : ''),
    /** First and last name as an order carries them; empty where the session has no guest. */
    selectGuestName: (state) => {
      const { checkinData, mode, loginData } = state
      if (checkinData) return [checkinData.name, checkinData.last_name].filter(Boolean).join(' ')
      return isDemoMode(mode) ? loginData.name || 'Demo Guest' : ''
    },
    selectLocation: (state) => state.location,
    selectDoorWish: (state) => state.doorWish,
    selectOnekeySession: (state) => state.onekeySession,
    selectUserId: (state) => state.checkinData?.id ?? '',
  },
})

export const {
  valuesRead,
  signInSubmitted,
  authenticationStarted,
  registered,
  severalResidentsFound,
  authenticationFailed,
  demoEntered,
  loginDataDeleted,
  checkinLost,
  residentsDismissed,
  draftKept,
  signInFormTouched,
  walkinChosen,
  modeLeft,
  logoutRequested,
  sessionReset,
  stayBegan,
  stayLoaded,
  routeEntered,
  walkInContentLearned,
  doorWished,
  doorWishHeard,
  onekeySessionMade,
  locationChosen,
} = slice.actions
export const {
  selectSession,
  selectStatus,
  selectMode,
  selectIsWalkin,
  selectIsDemo,
  selectIsStaying,
  selectIsRegistered,
  selectHasDoor,
  selectIsCheckedIn,
  selectCheckin,
  selectPropertyId,
  selectProjectId,
  selectSkinId,
  selectRoom,
  selectGuestName,
  selectLocation,
  selectDoorWish,
  selectOnekeySession,
  selectUserId,
} = slice.selectors
export { slice as sessionSlice }
