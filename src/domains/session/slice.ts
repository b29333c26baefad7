import { type Action, createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { KeySession } from '../../contract/mobileKey.ts'
import type { AuthResult, Resident } from '../../contract/session.ts'
import { isDemoMode, isDeviceMode, isWalkinMode } from '../../core/mode.ts'
import { channelChanged } from '../channel/slice.ts'
import { isSameStay } from './decideAuthentication.ts'
import {
  type FailedSignIn,
  type LoginData,
  noLoginData,
  type Registered,
  type SessionValues,
  type SignInBy,
  type SignInDraft,
  type SignInForm,
} from './session.types.ts'
import { demoNameOf, demoRoomOf, initialState, nameOf, roomOf, type SessionState } from './sessionState.ts'

/** The wait after too many tries, if the hotel does not name it. */
const defaultWaitSeconds = 60

const nobody = {
  status: 'not_registered',
  isSignedInOnChannel: false,
  isCheckedIn: false,
  checkinData: null,
  checkins: [],
} satisfies Partial<SessionState>
const forgotten = { loginData: noLoginData, isRemembered: false }

/** The guest signs out. The payload is a URL outside the app to open next, if there is one. */
export const logoutRequested = createAction<string | undefined>('session/logoutRequested')
/** The guest of a kiosk has left, so the kiosk may delete their data. */
export const deviceFreed = createAction('session/deviceFreed')
/** The channel is connected and the language is applied: the guest can be authenticated (RT-20). */
export const authenticationDue = createAction('session/authenticationDue')
/** The hotel's response may be another now: the language has changed, or a device has another guest. */
export const reauthenticationDue = createAction('session/reauthenticationDue')

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Values were read from the URL, the cookies or the storage. Absent values stay unchanged. */
    sessionValuesRead(state, { payload }: PayloadAction<SessionValues>) {
      state.isFormOffered ||= payload.isFormOffered === true
      state.mode = payload.mode ?? state.mode
      if (payload.deviceMode) state.deviceMode = payload.deviceMode
      if (payload.mode && isDeviceMode(payload.mode)) state.deviceMode = payload.mode
      state.tvId = payload.tv ?? state.tvId
      state.location = payload.location ?? state.location
      state.skinId = payload.skin ?? state.skinId
      state.themeId = payload.theme ?? state.themeId
      state.propertyId = payload.property ?? state.propertyId
      if (!payload.login) return
      const isSame = state.isRemembered && isSameStay(payload.login, state.loginData)
      state.isRemembered = payload.isRemembered ?? isSame
      state.loginData = payload.login
    },
    /** A guest who submits room and name is not (or no longer) a walk-in guest. */
    signInSubmitted(state, _: PayloadAction<SignInForm>) {
      if (isWalkinMode(state.mode)) state.mode = state.deviceMode
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
      state.checkins = checkin
      state.residents = payload.residents
      state.loginData = payload.loginData
      // A walk-in guest is not stored, nor is the room of a demo (MODE-18).
      state.isRemembered = payload.checkin !== null && state.mode !== 'demo'
      state.isCheckedIn = payload.checkin !== null
      state.onekeySession = null
      state.draft = null
    },
    /** The hotel has signed the guest in on the open channel: what needs the guest's session can be requested. */
    signedInOnChannel(state) {
      state.isSignedInOnChannel = true
    },
    /** Several residents match the login data: the guest has to choose one, or to enter the surname. */
    severalResidentsFound(
      state,
      { payload }: PayloadAction<{ loginData: LoginData; residents: Resident[] }>,
    ) {
      state.status = 'multiple_residents'
      state.signIn = 'idle'
      state.isSignedInOnChannel = false
      state.initialised = true
      state.loginData = payload.loginData
      state.residents = payload.residents
    },
    /** The hotel refused, or did not respond. */
    authenticationFailed(state, { payload }: PayloadAction<FailedSignIn>) {
      Object.assign(state, nobody, { initialised: true })
      state.signIn = payload.silent ? 'idle' : payload.reason
      state.waitSeconds = payload.waitSeconds || defaultWaitSeconds
    },
    /** The demo needs no sign-in. The payload says which skin to show; null without a response. */
    demoEntered(state, { payload }: PayloadAction<AuthResult | null>) {
      state.status = 'not_registered'
      state.initialised = true
      state.authResult = payload
    },
    loginDataDeleted(state) {
      Object.assign(state, forgotten)
    },
    /** The verification found no check-in. */
    checkinLost(state) {
      Object.assign(state, nobody, { signIn: 'idle', residents: [], onekeySession: null, draft: null })
      Object.assign(state, forgotten)
    },
    /** The guest went back from the list of residents to the form. */
    residentsDismissed(state) {
      state.status = 'not_registered'
      state.residents = []
    },
    signInDraftChanged(state, { payload }: PayloadAction<SignInDraft>) {
      state.draft = payload
    },
    signInFormTouched(state) {
      if (state.signIn !== 'sending') state.signIn = 'idle'
    },
    walkinChosen(state) {
      state.isFormOffered = false
      state.mode = 'walkin'
      state.status = 'fetching'
      Object.assign(state, forgotten)
    },
    modeLeft(state) {
      state.mode = state.deviceMode
    },
    /** The session ended without a reload (SES-31). */
    sessionReset(state) {
      Object.assign(state, initialState, {
        status: 'not_registered',
        initialised: true,
        mode: state.deviceMode,
        deviceMode: state.deviceMode,
        tvId: state.tvId,
        themeId: state.themeId,
        propertyId: state.propertyId,
        hasWalkInContent: state.hasWalkInContent,
      })
    },
    walkInContentLoaded(state, { payload }: PayloadAction<boolean>) {
      state.hasWalkInContent = payload
    },
    doorOpenRequested(state, { payload }: PayloadAction<{ room: string; at: number }>) {
      state.doorOpenRequest = payload
    },
    /** The request is being handled, and is not handled a second time whatever the outcome. */
    doorOpenRequestHandled(state) {
      state.doorOpenRequest = null
    },
    onekeySessionCreated(state, { payload }: PayloadAction<KeySession>) {
      state.onekeySession = payload
    },
    locationChosen(state, { payload }: PayloadAction<string>) {
      state.location = payload
    },
  },
  extraReducers: (builder) =>
    builder.addCase(channelChanged, (state, { payload }) => {
      if (payload !== 'connected') state.isSignedInOnChannel = false
    }),
  selectors: {
    selectSession: (state) => state,
    selectStatus: (state) => state.status,
    selectIsFormOffered: (state) => state.isFormOffered,
    selectMode: (state) => state.mode,
    selectDeviceMode: (state) => state.deviceMode,
    selectIsWalkin: (state) => isWalkinMode(state.mode),
    selectIsDemo: (state) => isDemoMode(state.mode),
    selectIsRegistered: (state) => state.status === 'registered',
    selectIsSignedInOnChannel: (state) => state.isSignedInOnChannel,
    /** Only a guest with a room has a door to open (MODE-04, MODE-05). */
    selectHasDoor: (state) => state.status === 'registered' && !isWalkinMode(state.mode),
    selectIsCheckedIn: (state) => state.isCheckedIn,
    selectCheckin: (state) => state.checkinData,
    selectCheckins: (state) => state.checkins,
    selectPropertyId: (state) => state.propertyId,
    selectProjectId: (state) => state.authResult?.skin?.project_id ?? '',
    /** The skin of the address takes precedence over the one of the check-in (QRY-11). */
    selectSkinId: (state) => state.skinId || String(state.authResult?.skin?.id ?? ''),
    /** The guest's room as the hotel knows it. */
    selectRoom: roomOf,
    /** First and last name as the hotel knows them; empty where the session has no guest. */
    selectGuestName: nameOf,
    /** What the guest reads: in the demo the address's room and name stand for those of the demo's room (MODE-17). */
    selectShownRoom: (state) => (state.mode === 'demo' ? demoRoomOf(state) : roomOf(state)),
    selectShownName: (state) => (state.mode === 'demo' ? demoNameOf(state) : nameOf(state)),
    selectLocation: (state) => state.location,
    selectDoorOpenRequest: (state) => state.doorOpenRequest,
    selectOnekeySession: (state) => state.onekeySession,
    selectUserId: (state) => state.checkinData?.id ?? '',
  },
})

export const {
  sessionValuesRead,
  signInSubmitted,
  authenticationStarted,
  registered,
  signedInOnChannel,
  severalResidentsFound,
  authenticationFailed,
  demoEntered,
  loginDataDeleted,
  checkinLost,
  residentsDismissed,
  signInDraftChanged,
  signInFormTouched,
  walkinChosen,
  modeLeft,
  sessionReset,
  walkInContentLoaded,
  doorOpenRequested,
  doorOpenRequestHandled,
  onekeySessionCreated,
  locationChosen,
} = slice.actions

/** The events after which nothing of this guest may reach the next one: reset state, and cancel what is pending. */
export const sessionEnds = [sessionReset, checkinLost]
/** Matches them, for the reducers that reset what belongs to the guest. */
export const isSessionEnd = (action: Action): boolean => sessionEnds.some((event) => event.match(action))

export const {
  selectSession,
  selectStatus,
  selectIsFormOffered,
  selectMode,
  selectDeviceMode,
  selectIsWalkin,
  selectIsDemo,
  selectIsRegistered,
  selectIsSignedInOnChannel,
  selectHasDoor,
  selectIsCheckedIn,
  selectCheckin,
  selectCheckins,
  selectPropertyId,
  selectProjectId,
  selectSkinId,
  selectRoom,
  selectGuestName,
  selectShownRoom,
  selectShownName,
  selectLocation,
  selectDoorOpenRequest,
  selectOnekeySession,
  selectUserId,
} = slice.selectors
export { slice as sessionSlice }
