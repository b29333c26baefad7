import fc from 'fast-check'
import { expect, it } from 'vitest'
import { navigated } from '../../../src/core/routing/slice.ts'
import { promoSlice } from '../../../src/domains/promo/slice.ts'
import { clampToWindow, randomPosition } from '../../../src/domains/promo/useStarPosition.ts'

const sides = fc.integer({ min: 120, max: 4000 })
const star = { width: 72, height: 72 }
const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

it('SHELL-21 moves wholly inside any window', () => {
  fc.assert(
    fc.property(sides, sides, unit, unit, (width, height, one, other) => {
      const numbers = [one, other]
      const { x, y } = randomPosition({ width, height }, star, () => numbers.shift() ?? 0)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + star.width).toBeLessThanOrEqual(width)
      expect(y + star.height).toBeLessThanOrEqual(height)
    }),
  )
})

it('keeps a place that is inside, and brings one back that is not', () => {
  const window = { width: 390, height: 844 }
  expect(clampToWindow({ x: 25, y: 25 }, window, star)).toEqual({ x: 25, y: 25 })
  expect(clampToWindow({ x: 380, y: -9 }, window, star)).toEqual({ x: 318, y: 0 })
  expect(clampToWindow({ x: 9, y: 9 }, { width: 50, height: 50 }, star)).toEqual({ x: 0, y: 0 })
})

it.each([
  ['?enableDDS=true', true],
  ['?enableDDS=1', false],
  ['?enableDDS=TRUE', false],
  ['', false],
])('QRY-12 the address %s shows the star: %s', (search, isEnabled) => {
  const how = { how: 'load', paramsOnly: false } as const
  const state = promoSlice.reducer(undefined, navigated({ pathname: '/', search, ...how }))
  expect(state.isEnabled).toBe(isEnabled)
  // The star keeps this state until the page is closed.
  expect(promoSlice.reducer(state, navigated({ pathname: '/cp/1', search: '', ...how })).isEnabled).toBe(
    isEnabled,
  )
})
