import { expect, it } from 'vitest'
import { mayOffer } from '../../../src/domains/install/offer.saga.ts'

const day = 24 * 60 * 60 * 1000
const facts = { isEnabled: true, deviceMode: '', dismissedAt: 0, now: 1_800_000_000_000 } as const

it('SHELL-20 offers it where the hotel wants it', () => {
  expect(mayOffer(facts)).toBe(true)
  expect(mayOffer({ ...facts, isEnabled: false })).toBe(false)
})

it.each(['kiosk', 'tv'] as const)('SHELL-20, MODE-19 offers nothing in mode %s', (deviceMode) => {
  expect(mayOffer({ ...facts, deviceMode })).toBe(false)
})

it('SHELL-20 does not come back for a day', () => {
  expect(mayOffer({ ...facts, dismissedAt: facts.now - 1 })).toBe(false)
  expect(mayOffer({ ...facts, dismissedAt: facts.now - day + 1 })).toBe(false)
  expect(mayOffer({ ...facts, dismissedAt: facts.now - day })).toBe(true)
})

it('takes a stored time that is none for never', () => {
  expect(mayOffer({ ...facts, dismissedAt: Number.NaN })).toBe(true)
})
