import { expect, it } from 'vitest'
import { addMinutes, countsTwelve, hotelTime, readableTime } from '../../src/domains/clock.ts'

const noon = Date.UTC(2026, 10, 21, 12, 0, 5)

it('reads the hotel’s wall clock, in a zone that nobody knows the device’s own', () => {
  expect(hotelTime(noon, 'Europe/Vienna')).toBe('2026-11-21 13:00:05')
  expect(hotelTime(Date.UTC(2026, 10, 21, 23, 0), 'Europe/Vienna')).toBe('2026-11-22 00:00:00')
  expect(hotelTime(noon, 'Moon/Crater')).toMatch(/^2026-11-2\d \d\d:00:05$/)
})

it('counts minutes over midnight and the end of a year', () => {
  expect(addMinutes('2026-12-31 23:55:00', 10)).toBe('2027-01-01 00:05:00')
})

it('GEN-04, CONST-29 counts twelve hours in English and twenty-four elsewhere, unless the hotel says otherwise', () => {
  expect([countsTwelve('', 'en'), countsTwelve('', 'de')]).toEqual([true, false])
  expect([countsTwelve('24h', 'en'), countsTwelve('12h', 'de')]).toEqual([false, true])
  expect([
    readableTime('14:05', true),
    readableTime('00:30:00', true),
    readableTime('14:05:10', false),
  ]).toEqual(['2:05\u00a0PM', '12:30\u00a0AM', '14:05'])
})
