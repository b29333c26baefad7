import { isWalkinMode, type Mode } from '../../core/mode.ts'
import type { SessionStatus } from '../../core/routing/session.types.ts'
import type { LoginData } from './session.types.ts'

export interface AuthenticationQuestion {
  mode: Mode
  status: SessionStatus
  /** The session's login data: from the URL, the device's storage or a sign-in in this page. */
  loginData: LoginData
  /** Whether they are those of the last sign-in on this device that succeeded. */
  isRemembered: boolean
  /** The query string of the current URL. */
  search: string
  /**
   * Whether the URL may sign the guest in: not once they have filled in the form, nor after the hotel has refused it.
   */
  mayAutologin: boolean
  /** Whether guests are asked to sign in on this kind of device (CONF-09). */
  isSignInDevice: boolean
}

export type AuthenticationDecision =
  | { kind: 'walkin' }
  /** The demo needs no guest. */
  | { kind: 'demo' }
  /** As if the guest had submitted the form. */
  | { kind: 'autologin'; loginData: LoginData }
  /** The app signs in a guest who was signed in before. */
  | { kind: 'restore'; loginData: LoginData }
  /** Without login data: the hotel knows the guest by the device. */
  | { kind: 'device' }
  /** The guest has to sign in. Login data without room or name is deleted, because the form cannot use it either. */
  | { kind: 'signInRequired'; isLoginDataDeleted: boolean }

/** Decides whom the app authenticates when the channel is connected (RT-20). */
export function decideAuthentication(question: AuthenticationQuestion): AuthenticationDecision {
  const { mode, loginData, isSignInDevice } = question
  if (isWalkinMode(mode)) return { kind: 'walkin' }
  if (mode === 'demo') return { kind: 'demo' }
  if (isAutologin(question)) return { kind: 'autologin', loginData }
  if (isRestorable(question)) return { kind: 'restore', loginData }
  if (!isSignInDevice) return { kind: 'device' }
  return { kind: 'signInRequired', isLoginDataDeleted: !hasRoomAndName(loginData) }
}

/**
 * Whether the URL signs a guest in by its own room and name: with `autologin=1` (LOGIN-13), or with the arrival date
 * that the hotel's check-in page adds (CHKIN-04). A stay that is stored on this device is restored instead.
 */
function isAutologin({ mayAutologin, search, loginData, isRemembered }: AuthenticationQuestion): boolean {
  const query = new URLSearchParams(search)
  const isRequested = query.get('autologin') === '1' || query.get('checkin')
  const isNamed = isRequested && query.get('room') && query.get('name')
  return mayAutologin && Boolean(isNamed) && hasRoomAndName(loginData) && !isRemembered
}

/**
 * Whether the sign-in can be restored: it is stored, or was made in this page. Room and name from the URL alone only
 * fill in the form. A sign-in without a name was that of a device, which the hotel recognizes anew each time (LOGIN-02,
 * CONF-09).
 */
function isRestorable({ status, loginData, isRemembered }: AuthenticationQuestion): boolean {
  return hasRoomAndName(loginData) && (status === 'registered' || isRemembered)
}

export const hasRoomAndName = ({ room, name }: LoginData): boolean => room !== '' && name !== ''

/**
 * Whether two login data are of the same stay. With another arrival date the same guest in the same room has another
 * stay.
 */
export const isSameStay = (a: LoginData, b: LoginData): boolean =>
  isSameGuest(a, b) && a.checkin === b.checkin

export const isSameGuest = (a: LoginData, b: LoginData): boolean => a.room === b.room && a.name === b.name
