import { expect, it } from 'vitest'
import { isFormDue } from '../../../src/app/firstPaint/isFormDue.ts'
import { createStorage } from '../../../src/browser/storage.ts'
import { defaultValues } from '../../../src/domains/config/values.ts'

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
const isDue = (question: Partial<typeof newGuest>) => {
  const { local, session, ...rest } = { ...newGuest, ...question }
  const storage = createStorage({ localStorage: memory(local), sessionStorage: memory(session) })
  return isFormDue({ ...rest, storage, signInDevices: defaultValues.login_devices })
}

it('LOGIN-01 a guest whom nobody knows is shown the form', () => {
  expect(isDue({})).toBe(true)
  expect(isDue({ pathname: '/ONEapp/login', search: '' })).toBe(true)
})

it.each([
  ['another screen', { pathname: '/ONEapp/shop/flow/1' }],
  ['a mode', { mode: 'walkin' }],
  ['a device of the hotel', { session: { 'device-mode': 'kiosk' } }],
  ['a room in the address', { search: '?room=101' }],
  ['a guest’s number in the address', { search: '?userId=7' }],
  ['a sign-in by the address', { search: '?autologin=1' }],
  ['a guest who is remembered', { local: { 'login-room': '101', 'login-name': 'Berger' } }],
  ['a television', { userAgent: 'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) TV Safari/538.1' }],
])('the app decides what is first for %s', (_, question) => {
  expect(isDue(question)).toBe(false)
})
