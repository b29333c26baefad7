/** Writes what `persistence.ts` reads; apart from it, because the first screen only reads (STOR-01 to STOR-07). */
import type { DeviceMode } from '../../core/mode.ts'
import type { Services } from '../../core/services.ts'
import { deviceModeKey } from '../../core/storageKeys.ts'
import { type LoginData, loginKeys, type SessionValues } from './session.types.ts'

const cookieNames = ['mode', ...loginKeys, 'location', 'skin'] as const

/** @param property the house of the stay, so that a tab of another house does not take it for its own */
export function writeLoginData(
  { storage }: Pick<Services, 'storage'>,
  login: LoginData,
  property: string,
): void {
  const values = { ...login, property: login.room ? property : '' }
  for (const key of [...loginKeys, 'property'] as const) {
    if (values[key]) storage.local.set(`login-${key}`, values[key])
    else storage.local.remove(`login-${key}`)
  }
}

const walkinKey = 'walkin'

/** Whether this page was signed in as a walk-in guest before a reload. Its URL is kept then (RULE-09, SES-19). */
export const wasWalkinHere = ({ storage }: Pick<Services, 'storage'>): boolean =>
  storage.session.get(walkinKey) !== undefined

export const writeWalkinHere = ({ storage }: Pick<Services, 'storage'>) =>
  storage.session.set(walkinKey, 'true')

export const removeWalkinHere = ({ storage }: Pick<Services, 'storage'>) => storage.session.remove(walkinKey)

export const writeDeviceMode = ({ storage }: Pick<Services, 'storage'>, mode: DeviceMode) =>
  storage.session.set(deviceModeKey, mode)

/**
 * Writes the given values, each valid for another day. Absent values stay unchanged. Login data are written as a whole:
 * the cookie of an empty field would be another guest's, so it is removed.
 */
export function writeCookies({ cookies }: Pick<Services, 'cookies'>, values: SessionValues): void {
  if (values.login) for (const key of loginKeys) if (!values.login[key]) cookies.remove(key)
  const all = { ...values, ...values.login }
  for (const key of [...cookieNames, 'theme', 'property', 'tv'] as const) {
    const value = all[key]
    if (value) cookies.set(key, value)
  }
}

export function removeLoginCookies({ cookies }: Pick<Services, 'cookies'>): void {
  for (const name of loginKeys) cookies.remove(name)
}

/** Removes the session's cookies. Those of the hotel and its device, `theme`, `property` and `tv`, are not among them (SES-30, SES-31). */
export function removeSessionCookies({ cookies }: Pick<Services, 'cookies'>): void {
  for (const name of cookieNames) cookies.remove(name)
}
