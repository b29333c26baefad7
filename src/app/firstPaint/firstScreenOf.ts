import { isSignInDevice } from '../../browser/deviceKind.ts'
import type { Storage } from '../../browser/storage.ts'
import { basePath, homePath, loginPath } from '../../core/routing/paths.ts'
import { deviceModeKey } from '../../core/storageKeys.ts'
import { decideAuthentication } from '../../domains/session/decideAuthentication.ts'
import { guestParams, withoutEnded } from '../../domains/session/endedIdentities.ts'
import { readLoginData } from '../../domains/session/persistence.ts'
import { readSessionValues } from '../../domains/session/query.ts'

interface FirstScreenQuestion {
  pathname: string
  search: string
  /** Of address or cookie. */
  mode: string
  storage: Storage
  userAgent: string
  signInDevices: string
}

const at = (path: string) => basePath + path

/**
 * What the guest is sure to see first: an empty sign-in form, or home, for one whom address or storage signs in. The app
 * decides by more (`showFirst.ts`): wherever that could come to something else, null, and the page waits for it.
 */
export function firstScreenOf(question: FirstScreenQuestion): 'form' | 'home' | null {
  const { pathname, mode, storage, userAgent, signInDevices } = question
  if (![at(homePath), at(loginPath)].includes(pathname)) return null
  const isOfGuest = mode === '' && !storage.session.get(deviceModeKey)
  if (!isOfGuest || !isSignInDevice(userAgent, signInDevices)) return null
  const query = new URLSearchParams(question.search)
  const storedLogin = readLoginData({ storage })
  const isNamed = guestParams.some((name) => query.get(name)) || Object.values(storedLogin).some(Boolean)
  if (!isNamed) return 'form'
  return pathname === at(homePath) && isSignedIn(question, storedLogin) ? 'home' : null
}

function isSignedIn(
  { search: given, storage }: FirstScreenQuestion,
  storedLogin: ReturnType<typeof readLoginData>,
): boolean {
  const search = withoutEnded(storage.session, given) ?? given
  const { login } = readSessionValues(search, storedLogin, () => undefined)
  const { kind } = decideAuthentication({
    mode: '',
    status: 'fetching',
    loginData: login ?? storedLogin,
    storedLogin,
    search,
    mayAutologin: true,
    isSignInDevice: true,
  })
  return kind === 'autologin' || kind === 'restore'
}
