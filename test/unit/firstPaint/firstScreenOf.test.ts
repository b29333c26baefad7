import { expect, it } from 'vitest'
import { firstScreenOf } from '../../../src/app/firstPaint/firstScreenOf.ts'
import { createStorage } from '../../../src/browser/storage.ts'
import { autologinRejectedKey, endedIdentitiesKey } from '../../../src/core/storageKeys.ts'
import { defaultValues } from '../../../src/domains/config/values.ts'
import { hashOf } from '../../../src/domains/session/endedIdentities.ts'
import { noLoginData } from '../../../src/domains/session/session.types.ts'

const memory = (entries: Record<string, string>) =>
  Object.assign(Object.create({ getItem: (key: string) => entries[key] ?? null }), entries) as Storage

const newGuest = {
  pathname: '/ONEapp/',
  search: '?property=1&theme=1&lang=de',
  mode: '',
  local: {},
  session: {},
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
}
const firstScreen = (question: Partial<typeof newGuest>) => {
  const { local, session, ...rest } = { ...newGuest, ...question }
  const storage = createStorage({ localStorage: memory(local), sessionStorage: memory(session) })
  return firstScreenOf({ ...rest, storage, signInDevices: defaultValues.login_devices })
}

const remembered = { 'login-room': '101', 'login-name': 'Berger' }
const named = '?room=101&name=Berger&autologin=1'

it('LOGIN-01 a guest whom nobody knows is shown the form', () => {
  expect(firstScreen({})).toBe('form')
  expect(firstScreen({ pathname: '/ONEapp/login', search: '' })).toBe('form')
  expect(firstScreen({ pathname: '/ONEapp/shop/flow/1' })).toBe('form')
})

it.each([
  ['is remembered', { local: remembered }],
  ['is signed in by the address', { search: named }],
  ['is signed in by the address of another screen', { pathname: '/ONEapp/shop/flow/1', search: named }],
  ['comes from the check-in of the hotel', { search: '?room=101&name=Berger&checkin=2026-11-20' }],
])('LOGIN-13 home is first for a guest who %s', (_, question) => {
  expect(firstScreen(question)).toBe('home')
})

it('SES-19 a guest who is remembered is first shown the screen of the address', () => {
  expect(firstScreen({ pathname: '/ONEapp/shop/flow/1', local: remembered })).toBe('own')
  // As with an address that the guest has bookmarked after signing in by it.
  expect(firstScreen({ pathname: '/ONEapp/shop/flow/1', local: remembered, search: named })).toBe('own')
})

it.each([
  ['the form of a guest who is remembered', { pathname: '/ONEapp/login', local: remembered }],
  ['the form of a guest whom the address signs in', { pathname: '/ONEapp/login', search: named }],
  ['the terms', { pathname: '/ONEapp/terms' }],
  ['the text on privacy, however it is written', { pathname: '/ONEapp/Privacy/' }],
  ['a mode', { mode: 'walkin' }],
  ['a device of the hotel', { session: { 'device-mode': 'kiosk' }, search: named }],
  ['a room in the address', { search: '?room=101' }],
  ['a guest’s number in the address', { search: '?userId=7' }],
  ['a sign-in by the address that names nobody', { search: '?autologin=1' }],
  ['a television', { userAgent: 'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) TV Safari/538.1' }],
])('the app decides what is first for %s', (_, question) => {
  expect(firstScreen(question)).toBe(null)
})

it('SES-30 the app decides what is first where the address names a guest who has left', () => {
  const left = hashOf({ ...noLoginData, room: '101', name: 'Berger' })
  const session = { [endedIdentitiesKey]: left }
  expect(firstScreen({ search: named, session })).toBe(null)
})

it('LOGIN-13 the app decides what is first where the hotel has refused the address in this tab', () => {
  const rejected = hashOf({ ...noLoginData, room: '101', name: 'Berger' })
  const session = { [autologinRejectedKey]: rejected }
  expect(firstScreen({ search: named, session })).toBe(null)
  // With an arrival date it is another address.
  expect(firstScreen({ search: `${named}&checkin=2026-11-20`, session })).toBe('home')
  expect(firstScreen({ search: named.replace('Berger', 'Haddad'), session })).toBe('home')
  // A guest who has signed in since then is remembered, whatever was refused before.
  expect(firstScreen({ search: named, session, local: remembered })).toBe('home')
})
