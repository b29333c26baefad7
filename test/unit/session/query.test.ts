import { describe, expect, it, vi } from 'vitest'
import { mergeSessionParams } from '../../../src/core/routing/query.ts'
import { withGuest } from '../../../src/domains/navigation/sessionParams.ts'
import { readSessionValues } from '../../../src/domains/session/query.ts'
import { noLoginData } from '../../../src/domains/session/session.types.ts'

const read = (search: string, known = noLoginData, warn: (message: string) => void = () => {}) =>
  readSessionValues(search, known, warn)

describe('session values of an address', () => {
  it('RULE-01, QRY-04, QRY-05, QRY-06, QRY-07 reads the guest', () => {
    expect(read('?room=101&name=Berger&checkin=2026-11-20&userId=7').login).toEqual({
      room: '101',
      name: 'Berger',
      checkin: '2026-11-20',
      userId: '7',
    })
  })

  it('QRY-01, QRY-03, QRY-10, QRY-11 reads theme, property, mode, location and skin', () => {
    expect(read('?theme=2&property=1&mode=kiosk&location=Pool%20bar%2014&skin=9')).toEqual({
      theme: '2',
      property: '1',
      mode: 'kiosk',
      location: 'Pool bar 14',
      skin: '9',
    })
  })

  it('RULE-01 stores nothing that is empty', () => {
    expect(read('?room=&name=&theme=&mode=')).toEqual({})
  })

  it('MODE-01 ignores an unknown mode with a warning', () => {
    const warn = vi.fn()
    expect(read('?mode=staff', noLoginData, warn)).toEqual({})
    expect(warn).toHaveBeenCalledWith('unknown mode staff')
  })

  it('does not give another guest the user id of the known one', () => {
    const known = { room: '101', name: 'Berger', checkin: '2026-11-20', userId: '7' }
    expect(read('?room=102', known).login).toEqual({ room: '102', name: 'Berger', checkin: '', userId: '' })
  })

  it('CHKIN-04 does not give another stay the user id of the known one', () => {
    const known = { room: '101', name: 'Berger', checkin: '2026-11-20', userId: '7' }
    expect(read('?checkin=2026-12-01', known).login).toEqual({ ...known, checkin: '2026-12-01', userId: '' })
    expect(read('?checkin=2026-11-20', known).login).toEqual(known)
  })
})

describe('filling an address', () => {
  it('RULE-04 adds what is missing and keeps what stands there', () => {
    expect(mergeSessionParams('?room=5&groups=1', { room: '101', theme: '1' })).toBe(
      '?room=5&groups=1&theme=1',
    )
  })

  it('puts the guest who signed in where another one stood', () => {
    const login = { room: '102', name: 'Rossi', checkin: '', userId: '3' }
    expect(withGuest('?room=101&name=Berger&checkin=x&theme=1', login, '')).toBe(
      '?room=102&name=Rossi&theme=1&userId=3',
    )
  })

  it('LANG-13 leaves the language of an older address behind at a sign-in', () => {
    const login = { room: '106', name: 'Schmidt', checkin: '', userId: '9' }
    expect(withGuest('?lang=en&theme=1', login, '')).toBe('?theme=1&room=106&name=Schmidt&userId=9')
  })

  it('NAV-10, RULE-09 leaves a refused walk-in mode behind at a sign-in with a room', () => {
    const login = { room: '101', name: 'Berger', checkin: '', userId: '' }
    const search = '?theme=1&mode=walkin'
    expect(withGuest(search, login, '')).toBe('?theme=1&room=101&name=Berger')
    expect(withGuest(search, login, 'walkin')).toBe('?theme=1&mode=walkin&room=101&name=Berger')
  })
})
