import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addDays,
  addMinutes,
  hotelTime,
  readableHour,
  readableTime,
  timeOfDay,
  uses12HourClock,
} from '../../src/core/time/clock.ts'

const noon = Date.UTC(2026, 10, 21, 12, 0, 5)
const zone = 'Europe/Vienna'

it('ORD-03 reads an instant as the wall clock of the hotel, in summer and in winter', () => {
  expect(hotelTime(Date.parse('2026-07-01T22:30:05Z'), zone)).toBe('2026-07-02 00:30:05')
  expect(hotelTime(Date.parse('2026-12-31T23:00:00Z'), zone)).toBe('2027-01-01 00:00:00')
  expect(hotelTime(Date.parse('2026-01-05T03:04:09Z'), 'Atlantic/Canary')).toBe('2026-01-05 03:04:09')
})

it('ORD-03 takes the clock of the device where no zone is given, or one that nobody knows', () => {
  expect(hotelTime(noon, 'Europe/Atlantis')).toBe(hotelTime(noon, null))
})

it('ORD-03 agrees with the calendar at every instant', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (date) => {
      const expected = date.toISOString().replace('T', ' ').slice(0, 19)
      expect(hotelTime(date.getTime(), 'UTC')).toBe(expected)
      expect(timeOfDay(hotelTime(date.getTime(), 'UTC'))).toBe(expected.slice(11))
    }),
  )
})

it('counts days over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
})

it('counts minutes over midnight and the end of a year', () => {
  expect(addMinutes('2026-12-31 23:55:00', 10)).toBe('2027-01-01 00:05:00')
})

it('GEN-04, CONST-29 counts twelve hours in English and twenty-four elsewhere, unless the hotel says otherwise', () => {
  expect([uses12HourClock('', 'en'), uses12HourClock('', 'de')]).toEqual([true, false])
  expect([uses12HourClock('24h', 'en'), uses12HourClock('12h', 'de')]).toEqual([false, true])
})

it('SHOP-34, GEN-04 writes times without seconds', () => {
  expect(readableTime('07:00:00', false)).toBe('07:00')
  expect(['00:05:00', '07:00:00', '12:00:00', '22:30:00'].map((time) => readableTime(time, true))).toEqual([
    '12:05\u00a0AM',
    '7:00\u00a0AM',
    '12:00\u00a0PM',
    '10:30\u00a0PM',
  ])
  // A shop may close at the end of the day.
  expect(readableTime('24:00:00', true)).toBe('12:00\u00a0AM')
  expect(readableHour(19, true)).toBe('7\u00a0PM')
  expect(readableHour(7, false)).toBe('07')
})
