import { describe, expect, it } from 'vitest'
import {
  type AuthenticationQuestion,
  decideAuthentication,
  isSameStay,
} from '../../../src/domains/session/decideAuthentication.ts'
import { type LoginData, noLoginData } from '../../../src/domains/session/session.types.ts'

const anna = { room: '101', name: 'Berger', checkin: '', userId: '7' }
const form = { ...noLoginData, room: '101', name: 'Berger' }
const other = { ...noLoginData, room: '102', name: 'Rossi' }
const roomOnly = { ...noLoginData, room: '101' }

type Question = Omit<AuthenticationQuestion, 'isRemembered'> & { storedLogin: LoginData }

const decide = (given: Partial<Question>) => {
  const { storedLogin, ...question } = { ...firstVisit, ...given }
  return decideAuthentication({ ...question, isRemembered: isSameStay(storedLogin, question.loginData) })
}

/** A guest's own phone at the start of a page, with nothing stored. */
const firstVisit: Question = {
  mode: '',
  status: 'fetching',
  loginData: noLoginData,
  storedLogin: noLoginData,
  search: '',
  mayAutologin: true,
  isSignInDevice: true,
}
const returning = { loginData: anna, storedLogin: anna }
const autologin = { loginData: form, search: '?autologin=1&room=101&name=Berger' }
const fromCheckin = { loginData: form, search: '?checkin=2026-11-20&room=101&name=Berger' }

type Row = [situation: string, question: Partial<Question>, kind: string]

const rows: Row[] = [
  ['MODE-03 walk-in', { mode: 'walkin' }, 'walkin'],
  ['MODE-09 walk-in only', { mode: 'walkin-only' }, 'walkin'],
  ['walk-in with a stored sign-in', { mode: 'walkin', ...returning }, 'walkin'],
  ['walk-in with autologin in the address', { mode: 'walkin', ...autologin }, 'walkin'],
  ['demo', { mode: 'demo' }, 'demo'],
  ['demo with autologin in the address', { mode: 'demo', ...autologin }, 'demo'],
  ['demo on a device without sign-in', { mode: 'demo', isSignInDevice: false }, 'demo'],
  ['demo with the data of a hotel', { mode: 'demo-use-pms' }, 'signInRequired'],
  ['LOGIN-13 autologin=1 with room and name', autologin, 'autologin'],
  ['autologin with any other value', { ...autologin, search: '?autologin=true' }, 'signInRequired'],
  ['autologin without a name', { ...autologin, loginData: roomOnly }, 'signInRequired'],
  [
    'LOGIN-13 autologin with a name that only the device holds',
    { ...autologin, search: '?autologin=1&room=101', storedLogin: { ...form, room: '105' } },
    'signInRequired',
  ],
  ['autologin over the stored sign-in of another guest', { ...autologin, storedLogin: other }, 'autologin'],
  [
    'CHKIN-04 another arrival date than the stored one',
    { ...fromCheckin, loginData: { ...form, checkin: '2026-11-20' }, storedLogin: anna },
    'autologin',
  ],
  ['autologin of the guest who is stored', { ...autologin, storedLogin: form }, 'restore'],
  ['autologin after the first connection', { ...autologin, mayAutologin: false }, 'signInRequired'],
  ['autologin on a device without sign-in', { ...autologin, isSignInDevice: false }, 'autologin'],
  ['CHKIN-04 arrival date, room and name in the address', fromCheckin, 'autologin'],
  [
    'an arrival date without a room',
    { ...fromCheckin, search: '?checkin=2026-11-20&name=Berger' },
    'signInRequired',
  ],
  ['an empty arrival date', { ...fromCheckin, search: '?checkin=&room=101&name=Berger' }, 'signInRequired'],
  ['a stored sign-in', returning, 'restore'],
  ['a stored sign-in on a device without sign-in', { ...returning, isSignInDevice: false }, 'restore'],
  [
    'LOGIN-02 a stored sign-in by id alone',
    { loginData: { ...anna, name: '' }, storedLogin: { ...anna, name: '' } },
    'signInRequired',
  ],
  [
    'CONF-09 a television that stores its sign-in by mac',
    { loginData: { ...anna, name: '' }, storedLogin: { ...anna, name: '' }, isSignInDevice: false },
    'device',
  ],
  [
    'CONF-09 a reconnection of a television that signed in by its mac',
    { loginData: { ...anna, name: '' }, status: 'registered', isSignInDevice: false },
    'device',
  ],
  ['a stored room without name or id', { loginData: roomOnly, storedLogin: roomOnly }, 'signInRequired'],
  [
    'a stored sign-in, another guest in the address',
    { loginData: form, storedLogin: other },
    'signInRequired',
  ],
  ['room and name in the address, nothing stored', { loginData: form }, 'signInRequired'],
  [
    'a reconnection after a sign-in that is not stored',
    { loginData: anna, status: 'registered', mayAutologin: false },
    'restore',
  ],
  [
    'a reconnection with a choice among residents open',
    { loginData: form, status: 'multiple_residents', mayAutologin: false },
    'signInRequired',
  ],
  ['a television', { mode: 'tv', isSignInDevice: false }, 'device'],
  ['a television with room and name in the address', { loginData: form, isSignInDevice: false }, 'device'],
  ['a kiosk that guests sign in at', { mode: 'kiosk' }, 'signInRequired'],
  ['nothing known of the guest', {}, 'signInRequired'],
]

describe('whom the app authenticates', () => {
  it.each(rows)('%s', (_, question, kind) => {
    expect(decide(question).kind).toBe(kind)
  })

  it('signs in with the login data of the session', () => {
    expect(decide(autologin)).toEqual({
      kind: 'autologin',
      loginData: form,
    })
    expect(decide(returning)).toEqual({
      kind: 'restore',
      loginData: anna,
    })
  })

  it('deletes login data that lacks room or name, and keeps what fills in the form', () => {
    const isDeleted = (loginData: typeof form) => {
      const decision = decide({ loginData })
      return decision.kind === 'signInRequired' && decision.isLoginDataDeleted
    }
    expect(isDeleted(form)).toBe(false)
    expect(isDeleted(roomOnly)).toBe(true)
    expect(isDeleted({ ...form, room: '' })).toBe(true)
    expect(isDeleted(noLoginData)).toBe(true)
  })
})
