/** The session's login data in local storage, and its values in cookies of one day (STOR-01 to STOR-07). */

import type { Cookies } from '../../browser/cookies.ts'
import { type DeviceMode, isDeviceMode, isMode } from '../../core/mode.ts'
import type { Services } from '../../core/services.ts'
import { deviceModeKey } from '../../core/storageKeys.ts'
import { valuesOf } from './query.ts'
import { type LoginData, loginKeys, noLoginData, type SessionValues } from './session.types.ts'

export function readLoginData({ storage }: Pick<Services, 'storage'>): LoginData {
  const login = { ...noLoginData }
  for (const key of loginKeys) login[key] = storage.local.get(`login-${key}`) ?? ''
  return login
}

/** The property of the stored login data; empty if it is not known. */
export const readLoginProperty = ({ storage }: Pick<Services, 'storage'>): string =>
  storage.local.get('login-property') ?? ''

/** Whether the stored login data are not those of a stay in another house than this page shows (HOUSE-02). */
export function isOfHouse(services: Pick<Services, 'storage'>, property: string): boolean {
  const other = readLoginProperty(services)
  return !other || !property || other === property
}

/** The login data in storage, if they are of the house that this page shows. */
export const readLoginHere = (services: Pick<Services, 'storage'>, property: string): LoginData =>
  isOfHouse(services, property) ? readLoginData(services) : noLoginData

/** Reads the mode of the device, which this tab stores while the URL and the cookie contain a guest's walk-in mode. */
export function readDeviceMode({ storage }: Pick<Services, 'storage'>): DeviceMode {
  const mode = storage.session.get(deviceModeKey) ?? ''
  return isMode(mode) && isDeviceMode(mode) ? mode : ''
}

export const readCookies = ({ cookies }: { cookies: Pick<Cookies, 'get'> }): SessionValues =>
  valuesOf((name) => cookies.get(name))
