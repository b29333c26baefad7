import fc from 'fast-check'
import { expect, it } from 'vitest'
import { backoff } from '../../../src/realtime/backoff.ts'

const chance = fc.nat(0xffffffff).map((value) => value / 2 ** 32)

it('RT-26 tries first after about 1 s', () => {
  fc.assert(
    fc.property(chance, (random) => {
      const wait = backoff(0, () => random)
      expect(wait).toBeGreaterThanOrEqual(500)
      expect(wait).toBeLessThan(1500)
    }),
  )
})

it('RT-26 never waits longer than 30 s nor below nothing, however many tries have failed', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), chance, (attempt, random) => {
      const wait = backoff(attempt, () => random)
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThan(30_000)
    }),
  )
})

it('RT-26 doubles the span with each try, and any moment of it is as likely as another', () => {
  const spans = [1, 2, 3, 4, 5, 6].map((attempt) => backoff(attempt, () => 1))
  expect(spans).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), chance, (attempt, random) => {
      expect(backoff(attempt, () => random)).toBeCloseTo(random * backoff(attempt, () => 1), 6)
    }),
  )
})
