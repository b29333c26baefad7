import { isSignInDevice } from '../../browser/deviceKind.ts'
import type { Storage } from '../../browser/storage.ts'
import { basePath, homePath, loginPath } from '../../core/routing/paths.ts'
import { deviceModeKey } from '../../core/storageKeys.ts'
import { guestParams } from '../../domains/session/endedIdentities.ts'
import { readLoginData } from '../../domains/session/persistence.ts'

interface FormQuestion {
  pathname: string
  search: string
  /** Of address or cookie. */
  mode: string
  storage: Storage
  userAgent: string
  signInDevices: string
}

const signInPaths = [homePath, loginPath].map((path) => basePath + path)

/**
 * Is it sure that the first screen is an empty sign-in form? The app decides by more (`showFirst.ts`): wherever that could
 * come to something else, the page waits for it.
 */
export function isFormDue({
  pathname,
  search,
  mode,
  storage,
  userAgent,
  signInDevices,
}: FormQuestion): boolean {
  const query = new URLSearchParams(search)
  return (
    signInPaths.includes(pathname) &&
    mode === '' &&
    !storage.session.get(deviceModeKey) &&
    !guestParams.some((name) => query.get(name)) &&
    !Object.values(readLoginData({ storage })).some(Boolean) &&
    isSignInDevice(userAgent, signInDevices)
  )
}
