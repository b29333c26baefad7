import { expect, it } from 'vitest'
import {
  calendarMinuteOf,
  datesFrom,
  dayName,
  dayPartAt,
  formatDate,
  namedDay,
  wallClockOf,
} from '../../../src/core/time/dates.ts'

it('ORD-17 offers seven days over the end of a year, the last day of the stay among them, the first day always', () => {
  expect(datesFrom('2026-12-28', null)).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
  expect(datesFrom('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(datesFrom('2026-12-30', '2026-12-30')).toEqual(['2026-12-30'])
  expect(datesFrom('2026-12-30', '2026-12-29')).toEqual(['2026-12-30'])
})

it('names today and tomorrow alone, also over the days on which the clocks change', () => {
  for (const [today, tomorrow, after] of [
    ['2026-03-28', '2026-03-29', '2026-03-30'],
    ['2026-10-24', '2026-10-25', '2026-10-26'],
    ['2028-02-28', '2028-02-29', '2028-03-01'],
  ] as const)
    expect([today, tomorrow, after].map((date) => namedDay(date, today))).toEqual(['today', 'tomorrow', null])
  expect(namedDay('2026-03-27', '2026-03-28')).toBeNull()
})

it('names a day of the coming week by its weekday, and a day of last week or in a week by its date', () => {
  const name = (date: string) => dayName(date, '2026-03-25', 'en', (day) => day)
  expect(
    ['2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27', '2026-03-31', '2026-04-01'].map(name),
  ).toEqual(['Tue, Mar 24', 'today', 'tomorrow', 'Friday', 'Tuesday', 'Wed, Apr 1'])
})

it('writes a date as it is on the calendar, whatever the zone of the device', () => {
  expect(formatDate('2026-01-01', 'en', { year: 'numeric', month: 'short', day: 'numeric' })).toBe(
    'Jan 1, 2026',
  )
})

it('takes a minute of the calendar apart, and puts it together again', () => {
  expect(calendarMinuteOf('2026-01-02 03:04:59')).toEqual({ date: '2026-01-02', hour: 3, minute: 4 })
  expect(wallClockOf({ date: '2026-01-02', hour: 3, minute: 4 })).toBe('2026-01-02 03:04:00')
})

it('begins morning, afternoon, evening and night on the hour', () => {
  const parts = Array.from({ length: 24 }, (_, hour) => dayPartAt(hour))
  expect(parts).toEqual([
    ...Array(5).fill('night'),
    ...Array(7).fill('morning'),
    ...Array(6).fill('afternoon'),
    ...Array(5).fill('evening'),
    'night',
  ])
})
