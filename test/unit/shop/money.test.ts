import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Currency, formatMinor, formatPrice, toDecimal, toMinor } from '../../../src/core/money.ts'
import { piecesMinor } from '../../../src/domains/shop/catalogue.ts'
import { totalOf } from '../../hotel/domains/order.ts'

const euro: Currency = {
  symbol: 'EUR',
  thousandsSeparator: ',',
  fractionCount: 2,
  fractionSeparator: '.',
  symbolPosition: 'front',
  symbolSpacing: true,
  avoidEmptyDecimals: false,
}
const gap = '\u00a0'

it('PRC-01, PRC-02, PRC-03 writes EUR in front, thousands with a comma, two decimals, and a no-break space', () => {
  expect(formatPrice(1234.5, euro)).toBe(`EUR${gap}1,234.50`)
  expect(formatPrice(0, euro)).toBe(`EUR${gap}0.00`)
  expect(formatPrice(1234567.891, euro)).toBe(`EUR${gap}1,234,567.89`)
  expect(formatPrice(1234.5, { ...euro, symbol: '$', symbolSpacing: false })).toBe('$1,234.50')
})

it('PRC-01 takes separators and precision from the configuration', () => {
  const swiss = { ...euro, thousandsSeparator: '’', fractionSeparator: ',' }
  expect(formatPrice(1234567.8, swiss)).toBe(`EUR${gap}1’234’567,80`)
  expect(formatPrice(1234.5, { ...euro, fractionCount: 0 })).toBe(`EUR${gap}1,235`)
  expect(formatPrice(0.0125, { ...euro, fractionCount: 3 })).toBe(`EUR${gap}0.013`)
})

it('PRC-01 rounds half away from zero, also where binary numbers would not', () => {
  expect(formatPrice(1.005, euro)).toBe(`EUR${gap}1.01`)
  expect(formatPrice(-1.005, euro)).toBe(`-EUR${gap}1.01`)
  expect(formatPrice(8.345, euro)).toBe(`EUR${gap}8.35`)
  expect(formatPrice(-0.001, euro)).toBe(`EUR${gap}0.00`)
})

it('PRC-04 leaves out empty decimals, and only those', () => {
  const bare = { ...euro, avoidEmptyDecimals: true }
  expect(formatPrice(12, bare)).toBe(`EUR${gap}12`)
  expect(formatPrice(12.5, bare)).toBe(`EUR${gap}12.50`)
})

it('PRC-05 puts the symbol behind, and the minus before everything', () => {
  const back = { ...euro, symbolPosition: 'back' as const }
  expect(formatPrice(5, back)).toBe(`5.00${gap}EUR`)
  expect(formatPrice(-5, euro)).toBe(`-EUR${gap}5.00`)
  expect(formatPrice(-5, back)).toBe(`-5.00${gap}EUR`)
})

it('PRC-06 knows no binary drift: three times 0.10 is 0.30', () => {
  expect(formatMinor(3 * toMinor(0.1, 2), euro)).toBe(`EUR${gap}0.30`)
  expect(toMinor(0.1, 2) + toMinor(0.2, 2)).toBe(toMinor(0.3, 2))
})

const precision = fc.integer({ min: 0, max: 4 })
const minors = fc.integer({ min: -99_999_999, max: 99_999_999 })

it('PRC-06 gives back every amount that goes over the wire and returns', () => {
  fc.assert(
    fc.property(minors, precision, (minor, digits) => {
      expect(toMinor(toDecimal(minor, digits), digits)).toBe(minor)
    }),
  )
})

it('PRC-06 adds prices as whole numbers would', () => {
  fc.assert(
    fc.property(fc.array(minors, { maxLength: 30 }), (amounts) => {
      const decimals = amounts.map((minor) => toDecimal(minor, 2))
      const sum = decimals.reduce((total, price) => total + toMinor(price, 2), 0)
      expect(sum).toBe(amounts.reduce((total, minor) => total + minor, 0))
    }),
  )
})

it('PRC-01 writes what can be read back, whatever the configuration', () => {
  const currencies = fc.record({
    symbol: fc.constantFrom('EUR', '$', 'kr'),
    thousandsSeparator: fc.constantFrom(',', '’', ' ', ''),
    fractionCount: precision,
    fractionSeparator: fc.constantFrom('.', '·'),
    symbolPosition: fc.constantFrom('front' as const, 'back' as const),
    symbolSpacing: fc.boolean(),
    avoidEmptyDecimals: fc.boolean(),
  })
  fc.assert(
    fc.property(minors, currencies, (minor, currency) => {
      const text = formatMinor(minor, currency)
      const digits = text
        .replace(currency.symbol, '')
        .split(currency.thousandsSeparator || '\0')
        .join('')
        .replace(currency.fractionSeparator, '.')
        .replace(gap, '')
      expect(toMinor(Number(digits), currency.fractionCount)).toBe(minor)
    }),
  )
})

it('PRC-06 multiplies first and rounds each entry of a line once, as the hotel sums it up', () => {
  expect(piecesMinor(2, 26.325, [], 2)).toBe(5265)
  expect(piecesMinor(3, 0.1, [], 2)).toBe(30)
  expect(piecesMinor(3, 1.005, [], 2)).toBe(302)
  // The item and its sub-item are two entries of the order: 21.06 and 1.01.
  expect(piecesMinor(2, 10.53, [0.504], 2)).toBe(2207)
  expect(piecesMinor(2, null, [], 2)).toBe(0)
})

it('PRC-06 comes to the total that the hotel makes of the order', () => {
  const price = fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000)
  const line = fc.tuple(fc.integer({ min: 1, max: 99 }), price, fc.array(price, { maxLength: 3 }))
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
      const cart = lines.map(([amount, own, choices]) => {
        const entry = { amount, item_id: '1', name: 'Something' }
        return {
          main_item: { ...entry, price: own, sub_items: choices.map((sub) => ({ ...entry, price: sub })) },
        }
      })
      const minor = lines.reduce((sum, [count, own, choices]) => sum + piecesMinor(count, own, choices, 2), 0)
      expect(toDecimal(minor, 2)).toBe(totalOf({ cart }))
    }),
  )
})
