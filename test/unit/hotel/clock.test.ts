import { expect, it } from 'vitest'
import { addDays, localTime, momentOf, momentsOf } from '../../hotel/clock.ts'

it.each([
  ['2026-11-21T11:00:00Z', 'Europe/Vienna', '2026-11-21', '12:00:00'],
  ['2026-07-21T22:30:00Z', 'Europe/Vienna', '2026-07-22', '00:30:00'],
  ['2026-11-21T00:00:00Z', 'Atlantic/Canary', '2026-11-21', '00:00:00'],
  ['2026-03-29T00:30:00Z', 'Europe/Vienna', '2026-03-29', '01:30:00'],
  ['2026-10-25T00:30:00Z', 'Europe/Vienna', '2026-10-25', '02:30:00'],
])('%s is in %s %s %s, and back', (moment, zone, date, time) => {
  expect(localTime(Date.parse(moment), zone)).toEqual({ date, time })
  expect(localTime(momentOf(date, time, zone), zone)).toEqual({ date, time })
})

it('counts days across months and clock changes', () => {
  expect(addDays('2026-10-24', 1)).toBe('2026-10-25')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

it('shows a time in the hour that clocks repeat twice, and one in the hour that they leave out never', () => {
  const iso = (moments: readonly number[]) => moments.map((moment) => new Date(moment).toISOString())
  expect(iso(momentsOf('2026-10-25', '02:30:00', 'Europe/Vienna'))).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ])
  expect(momentsOf('2026-03-29', '02:30:00', 'Europe/Vienna')).toEqual([])
  expect(iso([momentOf('2026-03-29', '02:30:00', 'Europe/Vienna')])).toEqual(['2026-03-29T01:30:00.000Z'])
})
