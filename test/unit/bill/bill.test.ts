import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BillItem } from '../../../src/contract/bill.ts'
import type { Checkin } from '../../../src/contract/session.ts'
import { formatMinor, toMinor } from '../../../src/core/money.ts'
import { demoTotals, sampleLines } from '../../../src/domains/bill/demo/DemoBillScreen.tsx'
import { billPersons } from '../../../src/domains/bill/slice.ts'
import { billDate, billTime } from '../../../src/domains/bill/useBillTimes.ts'

const entry = (name: string, reservation_nr: string, permanent = false): Checkin => ({
  id: `g-${name}`,
  name,
  last_name: 'Rossi',
  room: '102',
  permanent,
  reservation_nr,
  checkout: null,
  residents: [],
})

describe('BILL-03 who has a bill', () => {
  it('is the guest, then the others of the room, without those who live there', () => {
    const marco = entry('Marco', '1')
    const list = [marco, entry('Giulia', '2'), entry('Keeper', '3', true)]
    expect(billPersons(marco, list)).toEqual([
      { reservation: '1', firstName: 'Marco', name: 'Marco Rossi' },
      { reservation: '2', firstName: 'Giulia', name: 'Giulia Rossi' },
    ])
  })

  it('is nobody without a reservation number, and one person for one number', () => {
    const marco = entry('Marco', ' ')
    expect(billPersons(marco, [marco])).toEqual([])
    expect(billPersons(null, [])).toEqual([])
    const giulia = entry('Giulia', '2')
    expect(billPersons(giulia, [giulia, entry('Marco', '2')])).toEqual([
      { reservation: '2', firstName: 'Giulia', name: 'Giulia Rossi' },
    ])
  })
})

it.each([
  ['261120', '2026-11-20'],
  [' 000101 ', '2000-01-01'],
  ['280229', '2028-02-29'],
  ['270229', null],
  ['261301', null],
  ['2026-11-20', null],
  ['', null],
])('BILL-04 reads the date %j as %j', (digits, date) => {
  expect(billDate(digits)).toBe(date)
})

it.each([
  ['193000', '19:30'],
  ['000059', '00:00'],
  ['240000', null],
  ['19:30', null],
])('BILL-05 reads the time %j as %j', (digits, time) => {
  expect(billTime(digits)).toBe(time)
})

it.each([
  ['42.50', 42.5],
  ['1234.5', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ['1\u202f234.5', 1234.5],
  ['1’234.50', 1234.5],
  ['1 234', 1234],
  ['-1.234.567,89', -1_234_567.89],
  ['−12,50', -12.5],
  [' 42,5 ', 42.5],
  // As accountants write it (REAL-03).
  ['(12.50)', -12.5],
  ['(1.234,56)', -1234.56],
  ['12,50-', -12.5],
  ['12.50 CR', -12.5],
  ['EUR 5,00', 5],
  ['5,00 EUR', 5],
  ['€ 12.50', 12.5],
  ['12.50 €-', -12.5],
  ['-€12.50', -12.5],
  ['(EUR 12.50)', -12.5],
  ['EUR 12', 12],
  ['EUR', null],
  ['()', null],
  ['see folio', null],
  ['0,125', 0.125],
  ['1234,567', 1234.567],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  // Ambiguous: the separator may be that of decimals or of thousands.
  ['1,234', null],
  ['-12,345', null],
  ['1,23.45', null],
  ['12,34,567', null],
  ['1.234,56,7', null],
  ['1,234.567.890', null],
  ['12,', null],
  ['', null],
  [null, null],
  [true, null],
  [undefined, null],
  [-40.1, -40.1],
])('BILL-07 reads the amount %j as %j', (given, amount) => {
  expect(v.parse(BillItem, given === undefined ? {} : { amount: given }).amount).toBe(amount)
})

it('BILL-07 reads each amount with two decimals that a hotel prints', () => {
  const separators = fc.constantFrom(
    [',', '.'],
    ['.', ','],
    ['', ','],
    ['', '.'],
    ...['\u00a0', '\u202f', '’'].flatMap((space) => [
      [space, ','],
      [space, '.'],
    ]),
  )
  const plain = { symbol: '', fractionCount: 2, symbolPosition: 'front', symbolSpacing: false } as const
  fc.assert(
    fc.property(fc.integer(), separators, (minor, [thousandsSeparator = '', fractionSeparator = '']) => {
      const format = { ...plain, avoidEmptyDecimals: false, thousandsSeparator, fractionSeparator }
      const { amount } = v.parse(BillItem, { amount: formatMinor(minor, format) })
      expect(toMinor(amount ?? Number.NaN, 2)).toBe(minor)
    }),
  )
})

it.each([0, 2, 3])('DEMO-08 subtotal, tax and total agree with %d decimals', (fractionCount) => {
  const lines = sampleLines('2026-03-01')
  const { subtotal, tax, total } = demoTotals(lines, fractionCount)
  expect(total).toBe(subtotal + tax)
  expect(Math.abs(tax - subtotal / 10)).toBeLessThanOrEqual(0.5)
  expect(lines[0]?.date).toBe('260227')
})
