import type { AuthResult, Checkin, Resident } from '../../contract/session.ts'
import type { DeviceMode, Mode } from '../../core/mode.ts'

/** What a guest signs in with. `checkin` is the arrival date, `YYYY-MM-DD`. All are texts, empty where unknown. */
export interface LoginData {
  room: string
  name: string
  checkin: string
  userId: string
}

export const noLoginData: LoginData = { room: '', name: '', checkin: '', userId: '' }

/** Names of its fields in URLs, in cookies and, with the prefix `login-`, in local storage. */
export const loginKeys = ['room', 'name', 'checkin', 'userId'] as const

/** The session's values that a URL or the cookies may contain. */
export interface SessionValues {
  mode?: Mode
  deviceMode?: DeviceMode
  /** Id of the television that the app runs on (TV-04). */
  tv?: string
  location?: string
  skin?: string
  theme?: string
  property?: string
  login?: LoginData
  /** Whether the device remembers this guest. */
  isRemembered?: boolean
  /** Whether the form is shown before the hotel is asked. */
  isFormOffered?: boolean
}

/** The status of the sign-in form. */
export type SignInStatus = 'idle' | 'sending' | 'rejected' | 'tooMany' | 'unavailable'

/**
 * Who started an authentication. `guest`: the guest, usually by the form. `app`: the app, for a guest who was signed in
 * before. `renewal`: the app, for a signed-in guest to whom the hotel responds in another language from now on. `kept`:
 * the app, from cached data, until the hotel itself responds.
 */
export type SignInBy = 'guest' | 'app' | 'renewal' | 'kept'

export interface SignInForm {
  room: string
  name: string
  checkin?: string
  password?: string
  email?: string
  userId?: string
}

/** The sign-in form while the guest fills it in; without the password, which is never stored (LOGIN-07). */
export interface SignInDraft {
  room: string
  name: string
  checkin: string
  email: string
  terms: boolean
  /** Whom the URL named when the guest began the draft, which is valid only for that URL (LOGIN-01). */
  at: string
}

/** A sign-in that the hotel accepted. */
export interface Registered {
  result: AuthResult
  checkin: Checkin | null
  residents: Resident[]
  loginData: LoginData
  by: SignInBy
}

export interface FailedSignIn {
  reason: 'rejected' | 'tooMany' | 'unavailable'
  /** Whether the guest did not submit the form. */
  silent: boolean
  /** After too many tries, how long the hotel takes no further one; 0 if it does not say. */
  waitSeconds?: number
}
