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
  /** Mode in the address or the cookie. */
  mode: string
  storage: Storage
  userAgent: string
  signInDevices: string
}

/**
 * The first screen, if it is certain: `form` for an empty sign-in form; `home` for a guest whom the address or the
 * storage signs in; `own` for the address's own screen, of a guest whom the storage signs in. Null if the app, which
 * considers more (`showFirst.ts`), could decide otherwise; the page then waits for the app.
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
  // A sign-in by the address always leads to home; a stored sign-in keeps the address's screen (SES-19).
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
