import { expect, it } from 'vitest'
import {
  expiryProblem,
  groupedCardNumber,
  isCardNumber,
  isDeclined,
  isSecurityCode,
} from '../../../src/domains/bill/demo/PaymentForm.tsx'

it.each([
  ['4242 4242 4242 4242', true],
  ['4000000000000002', true],
  ['378282246310005', true],
  ['4242 4242 4242 4241', false],
  ['0000 0000 0000 0000', false],
  ['4242', false],
  ['', false],
])('DEMO-10 the card number %j counts: %j', (number, counts) => {
  expect(isCardNumber(number)).toBe(counts)
})

it.each([
  ['12/30', null],
  ['11/26', null],
  ['11 / 2026', null],
  ['1126', null],
  ['10/26', 'expired'],
  ['12/25', 'expired'],
  ['13/30', 'invalid'],
  ['00/30', 'invalid'],
  ['soon', 'invalid'],
])('DEMO-10 the expiry %j is %j', (text, problem) => {
  expect(expiryProblem(text, '2026-11-22')).toBe(problem)
})

it('DEMO-10, DEMO-11 knows codes, the declined card and the card’s groups', () => {
  expect(['123', '1234', '12', '12345', 'abc'].map(isSecurityCode)).toEqual([true, true, false, false, false])
  expect(isDeclined('4000 0000 0000 0002')).toBe(true)
  expect(isDeclined('4242 4242 4242 4242')).toBe(false)
  expect(groupedCardNumber('42424242-4242x4242')).toBe('4242 4242 4242 4242')
})
