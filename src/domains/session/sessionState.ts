import type { KeySession } from '../../contract/mobileKey.ts'
import type { AuthResult, Checkin, Resident } from '../../contract/session.ts'
import { type DeviceMode, isDemoMode, type Mode } from '../../core/mode.ts'
import type { SessionStatus } from '../../core/routing/session.types.ts'
import { type LoginData, noLoginData, type SignInDraft, type SignInStatus } from './session.types.ts'

export interface SessionState {
  status: SessionStatus
  signIn: SignInStatus
  /** After too many tries: how long the hotel takes no further one. */
  waitSeconds: number
  /**
   * Whether the hotel itself has signed the guest in on the channel that is open now. A guest stays registered while the
   * channel is renewed, and is registered by cached data while the hotel is unreachable.
   */
  isSignedInOnChannel: boolean
  initialised: boolean
  loginData: LoginData
  /** Whether the device remembers this guest, as the page has read or written. */
  isRemembered: boolean
  authResult: Omit<AuthResult, 'checkin'> | null
  checkinData: Checkin | null
  /** All entries of the last response's check-in list: everybody who has a bill in the room. */
  checkins: Checkin[]
  residents: Resident[]
  mode: Mode
  /**
   * Mode of the device. It is kept after a guest has left, and while a guest uses a walk-in mode (SES-30, LOGIN-03).
   */
  deviceMode: DeviceMode
  /** Id of the television that the app runs on, as the hotel lists it; empty elsewhere. Kept like the device's mode. */
  tvId: string
  location: string
  skinId: string
  themeId: string
  propertyId: string
  isCheckedIn: boolean
  hasWalkInContent: boolean
  /** The guest's mobile key as it was used last (KEY-05). Never stored. */
  onekeySession: KeySession | null
  /** A request in the URL to open the door of a room; `at` in ms since 1970 (QRY-13). */
  doorOpenRequest: { room: string; at: number } | null
  draft: SignInDraft | null
  /** Whether the form is shown before the hotel has been asked, because no guest is known who could be signed in. */
  isFormOffered: boolean
}

/** Before the first authentication. */
export const initialState: SessionState = {
  status: 'fetching',
  signIn: 'idle',
  waitSeconds: 0,
  isSignedInOnChannel: false,
  initialised: false,
  loginData: noLoginData,
  isRemembered: false,
  authResult: null,
  checkinData: null,
  checkins: [],
  residents: [],
  mode: '',
  deviceMode: '',
  tvId: '',
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

/** All personal data in the session: names, numbers and addresses, as the hotel and the guest gave them. */
export function personalValues({
  loginData,
  draft,
  checkinData,
  residents,
  onekeySession,
}: SessionState): string[] {
  const people = [...residents, ...(checkinData ? [checkinData, ...checkinData.residents] : [])]
  const key = onekeySession?.otpEmail ?? ''
  return [
    ...[loginData.name, loginData.userId, draft?.name ?? '', draft?.email ?? '', key],
    ...[checkinData?.last_name ?? '', checkinData?.reservation_nr ?? ''],
    ...people.flatMap(({ id, name }) => [id, name]),
  ]
}

export const demoRoomOf = ({ loginData }: SessionState) => loginData.room || '101'
export const demoNameOf = ({ loginData }: SessionState) => loginData.name || 'Demo Guest'

export const roomOf = (state: SessionState) =>
  state.checkinData?.room || state.loginData.room || (isDemoMode(state.mode) ? demoRoomOf(state) : '')

export function nameOf(state: SessionState): string {
  const { checkinData, mode } = state
  if (checkinData) return [checkinData.name, checkinData.last_name].filter(Boolean).join(' ')
  return isDemoMode(mode) ? demoNameOf(state) : ''
}
