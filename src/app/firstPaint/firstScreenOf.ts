import { isSignInDevice } from '../../browser/deviceKind.ts'
import type { Storage } from '../../browser/storage.ts'
import { basePath, homePath, loginPath } from '../../core/routing/paths.ts'
import { autologinRejectedKey, deviceModeKey } from '../../core/storageKeys.ts'
import {
  type AuthenticationDecision,
  decideAuthentication,
} from '../../domains/session/decideAuthentication.ts'
import { guestParams, hashOf, withoutEnded } from '../../domains/session/endedIdentities.ts'
import { readLoginData } from '../../domains/session/persistence.ts'
import { readSessionValues } from '../../domains/session/query.ts'
import { isOpenText } from '../../domains/terms/paths.ts'

interface FirstScreenQuestion {
  pathname: string
  search: string
  /** Of address or cookie. */
  mode: string
  storage: Storage
  userAgent: string
  signInDevices: string
}

/**
 * What the guest is sure to see first: an empty sign-in form; home, for one whom address or storage signs in; or the
 * address's own screen, for one whom storage signs in. The app decides by more (`showFirst.ts`): wherever that could come
 * to something else, null, and the page waits for it.
 */
export function firstScreenOf(question: FirstScreenQuestion): 'form' | 'home' | 'own' | null {
  const { mode, storage, userAgent, signInDevices } = question
  const pathname = question.pathname.slice(basePath.length)
  if (isOpenText(pathname)) return null
  const isOfGuest = mode === '' && !storage.session.get(deviceModeKey)
  if (!isOfGuest || !isSignInDevice(userAgent, signInDevices)) return null
  const query = new URLSearchParams(question.search)
  const storedLogin = readLoginData({ storage })
  const isNamed = guestParams.some((name) => query.get(name)) || Object.values(storedLogin).some(Boolean)
  if (!isNamed) return 'form'
  const kind = decisionOf(question, storedLogin)
  // Who is signed in by the address goes home from wherever it leads; who is remembered stays (SES-19).
  if (kind === 'autologin' && pathname !== loginPath) return 'home'
  if (kind !== 'restore' || pathname === loginPath) return null
  return pathname === homePath ? 'home' : 'own'
}

function decisionOf(
  { search: given, storage }: FirstScreenQuestion,
  storedLogin: ReturnType<typeof readLoginData>,
): AuthenticationDecision['kind'] {
  const search = withoutEnded(storage.session, given) ?? given
  const { login } = readSessionValues(search, storedLogin)
  const loginData = login ?? storedLogin
  return decideAuthentication({
    mode: '',
    status: 'fetching',
    loginData,
    storedLogin,
    search,
    mayAutologin: storage.session.get(autologinRejectedKey) !== hashOf(loginData),
    isSignInDevice: true,
  }).kind
}
