import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, hotelTime } from '../../../src/core/time/clock.ts'
import { datesFrom } from '../../../src/core/time/dates.ts'
import { momentOf } from '../../../src/core/time/hotelClock.ts'
import { durationOptions, minutesLeft } from '../../../src/domains/sleepTimer/durations.ts'
import { volumeAt } from '../../../src/domains/wakeUp/saga.ts'
import {
  dateOf,
  defaultWakeTime,
  hoursOn,
  instantOf,
  minutesOn,
  shownTime,
} from '../../../src/domains/wakeUp/times.ts'

const vienna = 'Europe/Vienna'
const config = {
  wakeup_start_volume: 40,
  wakeup_volume_step: 5,
  wakeup_between_steps: 2,
  wakeup_max_volume: 100,
}

it.each([
  [0, 40],
  [1.9, 40],
  [2, 45],
  [23, 95],
  [24, 100],
  [600, 100],
])('WAKE-08, CONST-34 after %s seconds the alarm has volume %s', (seconds, volume) => {
  expect(volumeAt(seconds, config)).toBe(volume)
})

it('WAKE-08 values that make no sense stay between silence and the loudest', () => {
  expect(volumeAt(5, { ...config, wakeup_between_steps: 0 })).toBe(40)
  expect(volumeAt(5, { ...config, wakeup_max_volume: 300, wakeup_start_volume: 200 })).toBe(100)
  expect(volumeAt(5, { ...config, wakeup_start_volume: -10, wakeup_volume_step: 0 })).toBe(0)
})

it('WAKE-12, CONST-33 the sleep timer goes from off in steps to its maximum', () => {
  expect(durationOptions(15, 180)).toEqual([0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180])
  expect(durationOptions(25, 60)).toEqual([0, 25, 50])
  expect(durationOptions(0, 30)).toEqual([0, 15, 30])
  expect(durationOptions(60, 30)).toEqual([0])
  // A list that no list can be.
  expect(durationOptions(1e-9, 1e300)).toHaveLength(97)
})

it('WAKE-14 the last minute counts as one', () => {
  expect([45 * 60_000, 59_000, 1, 0, -5].map((left) => minutesLeft(left, 0))).toEqual([45, 1, 1, 0, 0])
})

it('WAKE-02 presets the next time that the hour comes, by the hotel’s clock', () => {
  const evening = Date.parse('2026-11-21T17:00:00Z')
  const night = Date.parse('2026-11-22T01:00:00Z')
  expect(dateOf(defaultWakeTime, evening, vienna)).toBe('2026-11-22')
  expect(dateOf(defaultWakeTime, night, vienna)).toBe('2026-11-22')
  expect(new Date(instantOf(defaultWakeTime, evening, vienna)).toISOString()).toBe('2026-11-22T06:00:00.000Z')
  expect(dateOf(defaultWakeTime, evening, 'Pacific/Auckland')).toBe('2026-11-22')
  expect(dateOf({ ...defaultWakeTime, date: '2026-11-21' }, evening, vienna)).toBe('2026-11-21')
})

it.each([
  ['05:59:59', '2026-11-22'],
  // The minute has begun, so that the alarm would ring in the past.
  ['06:00:00', '2026-11-23'],
  ['06:00:59', '2026-11-23'],
])('WAKE-02 at %s UTC seven o’clock in Vienna comes next on %s', (time, date) => {
  const now = Date.parse(`2026-11-22T${time}Z`)
  expect(dateOf(defaultWakeTime, now, vienna)).toBe(date)
  expect(instantOf(defaultWakeTime, now, vienna)).toBeGreaterThan(now)
})

it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'WAKE-02, CLK-01 the next time of an hour in %s is that of the hotel’s day, whatever day it is on the device',
  (zone) => {
    // Their dates always differ from each other, and so at least one of them from that of any device.
    const now = Date.parse('2026-11-21T17:30:00Z')
    const today = hotelTime(now, zone).slice(0, 10)
    const hour = Number(hotelTime(now, zone).slice(11, 13))
    const next = (at: number) => dateOf({ date: null, hour: at, minute: 0 }, now, zone)
    expect(next(hour + 1)).toBe(today)
    expect(next(hour - 1)).toBe(addDays(today, 1))
  },
)

it('ORD-17 offers a week of days, or those until the guest leaves', () => {
  const today = hotelTime(Date.parse('2026-11-21T17:00:00Z'), vienna).slice(0, 10)
  expect(datesFrom(today, null)).toHaveLength(7)
  expect(datesFrom(today, '2026-11-22')).toEqual(['2026-11-21', '2026-11-22'])
  expect(datesFrom(today, '2026-11-01')).toEqual(['2026-11-21'])
})

it('keeps a minute that is none of the steps', () => {
  const at = (minute: number) => ({ date: '2026-11-22', hour: 7, minute })
  expect(minutesOn(at(25), vienna)).toHaveLength(12)
  expect(minutesOn(at(7), vienna).slice(0, 4)).toEqual([0, 5, 7, 10])
})

it('finds the instant of every wall clock time', () => {
  const zones = [vienna, 'Atlantic/Canary', 'Asia/Kathmandu', 'America/New_York', null]
  void fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (date, zone) => {
        const wallClock = hotelTime(date.getTime(), zone)
        expect(hotelTime(momentOf(wallClock, zone), zone)).toBe(wallClock)
      },
    ),
  )
})

/** Zones, and the instants at which their clocks change. */
const clockChanges = [
  [vienna, '2026-03-29T01:00:00Z'],
  [vienna, '2026-10-25T01:00:00Z'],
  ['Atlantic/Canary', '2026-03-29T01:00:00Z'],
  ['Atlantic/Canary', '2026-10-25T01:00:00Z'],
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
] as const

it('finds the instant of every wall clock time around a change of the clocks', () => {
  void fc.assert(
    fc.property(
      fc.constantFrom(...clockChanges),
      // More than the offset of any of these zones.
      fc.integer({ min: -6 * 60, max: 6 * 60 }),
      ([zone, change], minutes) => {
        const wallClock = hotelTime(Date.parse(change) + minutes * 60_000, zone)
        expect(hotelTime(momentOf(wallClock, zone), zone)).toBe(wallClock)
      },
    ),
  )
})

it('CLK-02 wakes at the first of two times, and at the second once the first has passed', () => {
  const halfPastTwo = { date: null, hour: 2, minute: 30 }
  const at = (time: string) => instantOf(halfPastTwo, Date.parse(time), vienna)
  const first = Date.parse('2026-10-25T00:30:00Z')
  expect(at('2026-10-24T20:00:00Z')).toBe(first)
  expect(at('2026-10-25T00:29:59Z')).toBe(first)
  expect(at('2026-10-25T00:40:00Z')).toBe(first + 3_600_000)
  expect(at('2026-10-25T01:30:00Z')).toBe(Date.parse('2026-10-26T01:30:00Z'))
  expect(instantOf({ ...halfPastTwo, date: '2026-10-25' }, Date.parse('2026-10-25T09:00:00Z'), vienna)).toBe(
    first,
  )
})

it('CLK-03 offers no time that is left out, and shows the one that it becomes', () => {
  const left = { date: '2026-03-29', hour: 2, minute: 30 }
  const now = Date.parse('2026-03-28T20:00:00Z')
  expect(hoursOn(left.date, vienna)).toEqual([0, 1, ...Array.from({ length: 21 }, (_, at) => at + 3)])
  expect(shownTime(left, vienna)).toEqual({ ...left, hour: 3 })
  expect(instantOf({ ...left, date: null }, now, vienna)).toBe(Date.parse('2026-03-29T01:30:00Z'))
  expect(shownTime({ ...left, date: '2026-03-30' }, vienna)).toEqual({ ...left, date: '2026-03-30' })
  // Where clocks leave out half an hour, the other half is offered.
  expect(minutesOn({ date: '2026-10-04', hour: 2, minute: 45 }, 'Australia/Lord_Howe')[0]).toBe(30)
  expect(hoursOn('2026-10-04', 'Australia/Lord_Howe')).toHaveLength(24)
})
