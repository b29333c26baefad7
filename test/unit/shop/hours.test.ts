import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOpenAt, nextOpening, shopOfTheHour } from '../../../src/domains/shop/infos.ts'

const shop = (opening_time: string, closing_time: string, use_days = true, isOpen = true) => ({
  opening_time,
  closing_time,
  use_days,
  isOpen,
})
/** An instant at which a clock in Vienna in winter shows this. */
const vienna = (time: string) => Date.parse(`2026-11-21T${time}+01:00`)
const zone = 'Europe/Vienna'

it('SHOP-31 is closed before opening and after closing, by the clock of the hotel', () => {
  const kitchen = shop('07:00:00', '22:30:00')
  expect(isOpenAt(kitchen, vienna('06:59:59'), zone)).toBe(false)
  expect(isOpenAt(kitchen, vienna('07:00:00'), zone)).toBe(true)
  expect(isOpenAt(kitchen, vienna('22:30:00'), zone)).toBe(true)
  expect(isOpenAt(kitchen, vienna('22:30:01'), zone)).toBe(false)
  // The same instant is already late at night in Tokyo.
  expect(isOpenAt(kitchen, vienna('16:00:00'), 'Asia/Tokyo')).toBe(false)
})

it('SHOP-31 a bar from 18:00 to 02:00 is open over midnight', () => {
  const bar = shop('18:00:00', '02:00:00')
  for (const time of ['18:00:00', '23:59:59', '00:00:00', '02:00:00'])
    expect(isOpenAt(bar, vienna(time), zone)).toBe(true)
  for (const time of ['02:00:01', '12:00:00', '17:59:59'])
    expect(isOpenAt(bar, vienna(time), zone)).toBe(false)
})

it('SHOP-09, SHOP-31 equal times mean open all day, the default twice too', () => {
  expect(isOpenAt(shop('00:00:00', '00:00:00'), vienna('03:00:00'), zone)).toBe(true)
  expect(isOpenAt(shop('09:00:00', '09:00:00'), vienna('03:00:00'), zone)).toBe(true)
})

it('SHOP-31, SHOP-32 a shop that is not open is closed whatever the time, with and without days', () => {
  expect(isOpenAt(shop('00:00:00', '00:00:00', true, false), vienna('12:00:00'), zone)).toBe(false)
  expect(isOpenAt(shop('10:00:00', '18:00:00', false, false), vienna('12:00:00'), zone)).toBe(false)
})

it('SHOP-32 without days the times are not looked at', () => {
  expect(isOpenAt(shop('10:00:00', '11:00:00', false), vienna('23:00:00'), zone)).toBe(true)
})

const two = (value: number) => String(value).padStart(2, '0')
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map(two).join(':'))

it('SHOP-31 is open exactly when walking on from the opening meets now before it meets the closing', () => {
  const seconds = (time: string) =>
    time
      .split(':')
      .map(Number)
      .reduce((sum, part) => sum * 60 + part, 0)
  const after = (from: string, to: string) => (seconds(to) - seconds(from) + 86_400) % 86_400
  fc.assert(
    fc.property(clock, clock, clock, (opens, closes, time) => {
      const expected = opens === closes || after(opens, time) <= after(opens, closes)
      expect(isOpenAt(shop(opens, closes), Date.parse(`2026-03-10T${time}Z`), 'UTC')).toBe(expected)
    }),
  )
})

it('says when a shop opens next that is closed at this time of day, also where the hotel reports it as closed', () => {
  for (const isOpen of [true, false]) {
    const boutique = shop('10:00:00', '18:00:00', true, isOpen)
    expect(nextOpening(boutique, vienna('09:00:00'), zone)).toBe('today')
    expect(nextOpening(boutique, vienna('22:27:00'), zone)).toBe('tomorrow')
  }
})

it('promises no opening of a shop that the hotel has closed during its hours, or that has none', () => {
  expect(nextOpening(shop('10:00:00', '18:00:00', true, false), vienna('12:00:00'), zone)).toBeNull()
  expect(nextOpening(shop('10:00:00', '18:00:00', false, false), vienna('22:27:00'), zone)).toBeNull()
  expect(nextOpening(shop('00:00:00', '00:00:00', true, false), vienna('22:27:00'), zone)).toBeNull()
})

it('FIND-04 the shop of the hour is open now, and the one with the shortest hours; never one around the clock', () => {
  const hours = (id: string, opening_time: string, closing_time: string, isOpen = true) => ({
    id,
    info: { opening_time, closing_time, isOpen, use_days: true },
  })
  const shops = [
    hours('always', '00:00:00', '00:00:00'),
    hours('day', '07:00:00', '22:00:00'),
    hours('breakfast', '07:00:00', '11:00:00'),
    hours('bar', '18:00:00', '02:00:00'),
  ]
  const at = (time: string) => shopOfTheHour(shops, Date.parse(`2026-11-20T${time}Z`), 'UTC')?.id
  expect(['06:00', '08:00', '13:00', '19:00', '01:00'].map((time) => at(`${time}:00`))).toEqual([
    undefined,
    'breakfast',
    'day',
    'bar',
    'bar',
  ])
  const closed = [hours('bar', '18:00:00', '02:00:00', false)]
  expect(shopOfTheHour(closed, Date.parse('2026-11-20T19:00:00Z'), 'UTC')).toBeNull()
})
