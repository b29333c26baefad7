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

/** Its parts, by their names in an address, in cookies and, after `login-`, in local storage. */
export const loginKeys = ['room', 'name', 'checkin', 'userId'] as const

/** The session's values that an address or the cookies may hold. */
export interface SessionValues {
  mode?: Mode
  deviceMode?: DeviceMode
  location?: string
  skin?: string
  theme?: string
  property?: string
  login?: LoginData
}

/** The status of the sign-in form. */
export type SignInStatus = 'idle' | 'sending' | 'rejected' | 'unavailable'

/**
 * Who started an authentication: the guest by the form, or the app for a guest who was signed in before. A renewal is
 * for one who is signed in, whom the hotel answers in another language from now on. `kept`: by what the device keeps,
 * until the hotel says so itself.
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
  /** Whom the address named where the guest began: it counts there alone (LOGIN-01). */
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
