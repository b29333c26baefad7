import type { KeySession } from '../../contract/mobileKey.ts'
import type { AuthResult, Checkin, Resident } from '../../contract/session.ts'
import type { Mode } from '../mode.ts'
import {
  type LoginData,
  noLoginData,
  type SessionStatus,
  type SignInDraft,
  type SignInStatus,
} from './types.ts'

export interface SessionState {
  status: SessionStatus
  signIn: SignInStatus
  initialised: boolean
  /** The domains of a stay are loaded and listen. */
  isStaying: boolean
  loginData: LoginData
  authResult: Omit<AuthResult, 'checkin'> | null
  checkinData: Checkin | null
  residents: Resident[]
  mode: Mode
  location: string
  skinId: string
  themeId: string
  propertyId: string
  isCheckedIn: boolean
  hasWalkInContent: boolean
  /** The guest's mobile key as it was used last (KEY-05). In memory alone. */
  onekeySession: KeySession | null
  /** An address asked for this room's door to be opened; `at` in milliseconds since 1970 (QRY-13). */
  doorWish: { room: string; at: number } | null
  draft: SignInDraft | null
}

/** Before anyone is known. */
export const initialState: SessionState = {
  status: 'fetching',
  signIn: 'idle',
  initialised: false,
  isStaying: false,
  loginData: noLoginData,
  authResult: null,
  checkinData: null,
  residents: [],
  mode: '',
  location: '',
  skinId: '',
  themeId: '',
  propertyId: '',
  isCheckedIn: false,
  hasWalkInContent: false,
  onekeySession: null,
  doorWish: null,
  draft: null,
}
