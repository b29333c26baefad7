import type { AuthResult, Checkin, Resident } from '../../contract/session.ts'
import type { Mode } from '../mode.ts'

/** What a guest signs in with. `checkin` is the arrival date, `YYYY-MM-DD`. All are texts, empty where unknown. */
export interface LoginData {
  room: string
  name: string
  checkin: string
  userId: string
}

export const noLoginData: LoginData = { room: '', name: '', checkin: '', userId: '' }

/** The values that any address may carry and that the session keeps. Absent ones were not given. */
export interface SessionValues {
  mode?: Mode
  location?: string
  skin?: string
  theme?: string
  property?: string
  login?: LoginData
}

export type SessionStatus = 'fetching' | 'registered' | 'not_registered' | 'multiple_residents'

/** How the sign-in form stands. */
export type SignInStatus = 'idle' | 'sending' | 'rejected' | 'unavailable'

/** Who asked for an authentication: the guest in the form, or the app for a guest it knows. */
export type SignInBy = 'guest' | 'app'

export interface SignInForm {
  room: string
  name: string
  checkin?: string
  password?: string
  email?: string
  userId?: string
}

/** What the sign-in form holds while the guest fills it in. The password is not in it (LOGIN-07). */
export interface SignInDraft {
  room: string
  name: string
  checkin: string
  email: string
  terms: boolean
}

/** A sign-in that the hotel has let through. */
export interface Registered {
  result: AuthResult
  checkin: Checkin | null
  residents: Resident[]
  loginData: LoginData
  by: SignInBy
}
