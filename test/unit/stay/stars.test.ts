import fc from 'fast-check'
import { expect, it } from 'vitest'
import { starsAt } from '../../../src/domains/stay/stars.ts'

it.each([
  [0, 0.5],
  [0.05, 0.5],
  [0.1, 0.5],
  [0.11, 1],
  [0.49, 2.5],
  [0.51, 3],
  [0.99, 5],
  [1, 5],
])('OUT-04 means by a touch at %d of the row %d stars', (share, stars) => {
  expect(starsAt(share)).toBe(stars)
})

it('OUT-04 means nothing but half and whole stars from 0.5 to 5, wherever the finger slides', () => {
  fc.assert(
    fc.property(fc.double({ min: -3, max: 4, noNaN: true }), (share) => {
      const stars = starsAt(share)
      expect(stars).toBeGreaterThanOrEqual(0.5)
      expect(stars).toBeLessThanOrEqual(5)
      expect(stars * 2).toBe(Math.round(stars * 2))
    }),
  )
})
