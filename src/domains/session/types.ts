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
