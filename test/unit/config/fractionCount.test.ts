import { expect, it } from 'vitest'
import { configLoaded, configSlice, selectCurrency } from '../../../src/domains/config/slice.ts'

it.each([
  [0, 0],
  [3, 3],
  [99, 2],
  [-1, 2],
])('of a precision of %i, prices have %i decimals', (price_decimal_precision, count) => {
  const config = configSlice.reducer(undefined, configLoaded({ price_decimal_precision }))
  expect(selectCurrency({ config }).fractionCount).toBe(count)
})
