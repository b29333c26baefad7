import type { KeySession } from '../../contract/mobileKey.ts'
import type { AuthResult, Checkin, Resident } from '../../contract/session.ts'
import type { DeviceMode, Mode } from '../../core/mode.ts'
import type { SessionStatus } from '../../core/routing/session.types.ts'
import { type LoginData, noLoginData, type SignInDraft, type SignInStatus } from './session.types.ts'

export interface SessionState {
  status: SessionStatus
  signIn: SignInStatus
  initialised: boolean
  loginData: LoginData
  authResult: Omit<AuthResult, 'checkin'> | null
  checkinData: Checkin | null
  /** All entries of the last answer's check-in list: everybody who has a bill in the room. */
  checkins: Checkin[]
  residents: Resident[]
  mode: Mode
  /** What the device is. It outlives its guests, and stays while one of them walks in (SES-30, LOGIN-03). */
  deviceMode: DeviceMode
  location: string
  skinId: string
  themeId: string
  propertyId: string
  isCheckedIn: boolean
  hasWalkInContent: boolean
  /** The guest's mobile key as it was used last (KEY-05). Never stored. */
  onekeySession: KeySession | null
  /** The request of an address to open the door of a room; `at` in ms since 1970 (QRY-13). */
  doorOpenRequest: { room: string; at: number } | null
  draft: SignInDraft | null
  /** Nobody is known who could be signed in: the form is shown before the hotel has been asked. */
  isFormOffered: boolean
}

/** Before the first authentication. */
export const initialState: SessionState = {
  status: 'fetching',
  signIn: 'idle',
  initialised: false,
  loginData: noLoginData,
  authResult: null,
  checkinData: null,
  checkins: [],
  residents: [],
  mode: '',
  deviceMode: '',
  location: '',
  skinId: '',
  themeId: '',
  propertyId: '',
  isCheckedIn: false,
  hasWalkInContent: false,
  onekeySession: null,
  doorOpenRequest: null,
  draft: null,
  isFormOffered: false,
}
