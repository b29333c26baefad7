/**
 * What of the session outlives the page: login data in local storage, the session values in cookies of one day
 * (STOR-01 to STOR-07).
 */

import { isMode } from '../mode.ts'
import type { World } from '../world.ts'
import { type LoginData, noLoginData, type SessionValues } from './types.ts'

const loginKeys = ['room', 'name', 'checkin', 'userId'] as const
const cookieNames = ['mode', 'room', 'name', 'checkin', 'userId', 'location', 'skin'] as const

export function readLoginData({ storage }: Pick<World, 'storage'>): LoginData {
  const read = { ...noLoginData }
  for (const key of loginKeys) read[key] = storage.local.get(`login-${key}`) ?? ''
  return read
}

export function writeLoginData({ storage }: Pick<World, 'storage'>, login: LoginData): void {
  for (const key of loginKeys) {
    if (login[key]) storage.local.set(`login-${key}`, login[key])
    else storage.local.remove(`login-${key}`)
  }
}

/** Was the guest signed in here before? Then the sign-in is restored without a word. */
export const isRestorable = (login: LoginData) =>
  login.room !== '' && (login.name !== '' || login.userId !== '')

export function readCookies({ cookies }: Pick<World, 'cookies'>): SessionValues {
  const values: SessionValues = {}
  for (const key of ['location', 'skin', 'theme', 'property'] as const) {
    const value = cookies.get(key)
    if (value) values[key] = value
  }
  const mode = cookies.get('mode') ?? ''
  if (mode && isMode(mode)) values.mode = mode
  return values
}

/** Writes the given values; absent ones stay, and each write starts the day anew. */
export function writeCookies({ cookies }: Pick<World, 'cookies'>, values: SessionValues): void {
  for (const key of ['mode', 'location', 'skin', 'theme', 'property'] as const) {
    const value = values[key]
    if (value) cookies.set(key, value)
  }
  for (const key of loginKeys) {
    const value = values.login?.[key]
    if (value) cookies.set(key, value)
  }
}

/** Clears the session's cookies. The hotel itself (`theme`, `property`) is not the session's (SES-30, SES-31). */
export function forgetCookies({ cookies }: Pick<World, 'cookies'>): void {
  for (const name of cookieNames) cookies.remove(name)
}
