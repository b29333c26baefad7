import { expect, it } from 'vitest'
import { decideStart } from '../../../src/app/start/decideStart.ts'
import { createStorage } from '../../../src/browser/storage.ts'
import { autologinRejectedKey, endedIdentitiesKey } from '../../../src/core/storageKeys.ts'
import { defaultValues } from '../../../src/domains/config/values.ts'
import { hashOf } from '../../../src/domains/session/endedIdentities.ts'
import { noLoginData } from '../../../src/domains/session/session.types.ts'

const memory = (entries: Record<string, string>) =>
  Object.assign(Object.create({ getItem: (key: string) => entries[key] ?? null }), entries) as Storage

const newGuest = {
  pathname: '/',
  search: '?property=1&theme=1&lang=de',
  cookies: {} as Record<string, string>,
  local: {},
  session: {},
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
}
function startOf(question: Partial<typeof newGuest>) {
  const { pathname, search, local, session, cookies, userAgent } = { ...newGuest, ...question }
  return decideStart({
    place: { pathname, search },
    storage: createStorage({ localStorage: memory(local), sessionStorage: memory(session) }),
    cookies: { get: (name) => cookies[name] },
    userAgent,
    languages: ['fr-CH', 'de'],
    signInDevices: defaultValues.login_devices,
  })
}
/** The screen that the page may show by itself. */
function firstScreen(question: Partial<typeof newGuest>) {
  const { screen, isNamed } = startOf(question)
  return screen === 'form' && isNamed ? null : screen
}

const remembered = { 'login-room': '101', 'login-name': 'Berger' }
const named = '?room=101&name=Berger&autologin=1'

it('LOGIN-01 a guest whom nobody knows is shown the form', () => {
  expect(firstScreen({})).toBe('form')
  expect(firstScreen({ pathname: '/login', search: '' })).toBe('form')
  expect(firstScreen({ pathname: '/shop/flow/1' })).toBe('form')
})

it.each([
  ['is remembered', { local: remembered }],
  ['is signed in by the address', { search: named }],
  ['is signed in by the address of another screen', { pathname: '/shop/flow/1', search: named }],
  ['comes from the check-in of the hotel', { search: '?room=101&name=Berger&checkin=2026-11-20' }],
])('LOGIN-13 home is first for a guest who %s', (_, question) => {
  expect(firstScreen(question)).toBe('home')
})

it('SES-19 a guest who is remembered is first shown the screen of the address', () => {
  expect(firstScreen({ pathname: '/shop/flow/1', local: remembered })).toBe('own')
  // As with an address that the guest has bookmarked after signing in by it.
  expect(firstScreen({ pathname: '/shop/flow/1', local: remembered, search: named })).toBe('own')
})

it.each([
  ['the form of a guest who is remembered', { pathname: '/login', local: remembered }],
  ['the form of a guest whom the address signs in', { pathname: '/login', search: named }],
  ['the terms', { pathname: '/terms' }],
  ['the text on privacy, however it is written', { pathname: '/Privacy/' }],
  ['a mode', { cookies: { mode: 'walkin' } }],
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

it('SES-30 an address that names a guest who has left begins at the form, without that guest', () => {
  const left = hashOf({ ...noLoginData, room: '101', name: 'Berger' })
  const { screen, place } = startOf({
    search: `${named}&property=1`,
    session: { [endedIdentitiesKey]: left },
  })
  expect({ screen, place }).toEqual({ screen: 'form', place: { pathname: '/login', search: '?property=1' } })
})

it.each([
  ['the address', { search: '?lang=de' }, 'de'],
  ['the cookie', { search: '', cookies: { lang: 'it' } }, 'it'],
  ['the browser, where the address names none that there is', { search: '?lang=xx' }, 'fr'],
  ['English in a demo', { search: '?mode=demo' }, 'en'],
])('LANG-13, LANG-16 the first language is that of %s', (_, question, language) => {
  expect(startOf(question).language).toBe(language)
})

it('QRY-02 the theme of another property is not that of the cookie', () => {
  const cookies = { property: '1', theme: '7' }
  expect(startOf({ search: '?property=1', cookies }).values.theme).toBe('7')
  expect(startOf({ search: '?property=2', cookies }).values).toMatchObject({ property: '2', theme: '' })
})

it('MODE-17 in a demo a guest whom the device knows is nobody', () => {
  expect(startOf({ search: '?mode=demo', local: remembered }).values.login).toEqual(noLoginData)
  expect(startOf({ search: '', local: remembered }).values.login).toMatchObject({ room: '101' })
})

it('LOGIN-03 a kiosk stays one while its address is that of a walk-in', () => {
  const { values } = startOf({ search: '?mode=walkin', cookies: { mode: 'kiosk' } })
  expect(values).toMatchObject({ mode: 'walkin', deviceMode: 'kiosk' })
})

it('HOUSE-02 a guest who has looked at another house since starts in that of their stay, without the other one’s theme', () => {
  const local = { ...remembered, 'login-property': '1' }
  const cookies = { property: '2', theme: '2' }
  expect(startOf({ search: '', local, cookies }).values).toMatchObject({ property: '1', theme: '' })
  expect(startOf({ search: '', local, cookies: { property: '1', theme: '3' } }).values).toMatchObject({
    property: '1',
    theme: '3',
  })
})
