import { expect, it } from 'vitest'
import { isStillRemembered } from '../../../src/domains/session/otherTabs.saga.ts'
import { noLoginData } from '../../../src/domains/session/session.types.ts'

const berger = { room: '101', name: 'Berger', checkin: '', userId: '501' }

it('knows the guest again by the hotel’s number, or else by room and name', () => {
  expect(isStillRemembered(berger, berger)).toBe(true)
  expect(isStillRemembered(berger, { ...berger, name: 'BERGER', room: '102' })).toBe(true)
  expect(isStillRemembered({ ...berger, userId: '' }, berger)).toBe(true)
})

it('takes nobody, another resident and another room for somebody else', () => {
  expect(isStillRemembered(berger, noLoginData)).toBe(false)
  expect(isStillRemembered(berger, { ...berger, userId: '502' })).toBe(false)
  expect(isStillRemembered({ ...berger, userId: '' }, { ...berger, userId: '', room: '205' })).toBe(false)
  expect(isStillRemembered({ ...berger, userId: '' }, { ...berger, userId: '', name: 'Rossi' })).toBe(false)
})
