import { expect, it } from 'vitest'
import { mayOffer } from '../../../src/domains/install/offer.saga.ts'

const facts = { isEnabled: true, deviceMode: '', dismissedAt: 0, now: 1_800_000_000_000 } as const

it('SHELL-20 offers it where the hotel wants it', () => {
  expect(mayOffer(facts)).toBe(true)
  expect(mayOffer({ ...facts, isEnabled: false })).toBe(false)
})

it('takes a stored time that is none for never', () => {
  expect(mayOffer({ ...facts, dismissedAt: Number.NaN })).toBe(true)
})
