/** The session's login data in local storage, and its values in cookies of one day (STOR-01 to STOR-07). */

import { type DeviceMode, isDeviceMode, isMode } from '../../core/mode.ts'
import type { Services } from '../../core/services.ts'
import { deviceModeKey } from '../../core/storageKeys.ts'
import { type LoginData, loginKeys, noLoginData, type SessionValues } from './session.types.ts'

export function readLoginData({ storage }: Pick<Services, 'storage'>): LoginData {
  const login = { ...noLoginData }
  for (const key of loginKeys) login[key] = storage.local.get(`login-${key}`) ?? ''
  return login
}

/** Reads the mode of the device, which this tab stores while the URL and the cookie contain a guest's walk-in mode. */
export function readDeviceMode({ storage }: Pick<Services, 'storage'>): DeviceMode {
  const mode = storage.session.get(deviceModeKey) ?? ''
  return isMode(mode) && isDeviceMode(mode) ? mode : ''
}

export function readCookies({ cookies }: Pick<Services, 'cookies'>): SessionValues {
  const values: SessionValues = {}
  for (const key of ['location', 'skin', 'theme', 'property'] as const) {
    const value = cookies.get(key)
    if (value) values[key] = value
  }
  const mode = cookies.get('mode') ?? ''
  if (isMode(mode)) values.mode = mode
  return values
}
