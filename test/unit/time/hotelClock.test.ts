import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hotelDate, hotelHour, hotelTime } from '../../../src/core/time/clock.ts'
import {
  exists,
  hotelTimeOfMany,
  lastMomentOf,
  momentOf,
  momentsOf,
} from '../../../src/core/time/hotelClock.ts'

/** Zones that change their clocks by an hour or by half an hour, at full and at half hours, and zones that do not. */
const zones = [
  'Europe/Vienna',
  'Atlantic/Canary',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'UTC',
]

/** Moments at which the clocks of these zones change. */
const changes: [zone: string, at: string, before: string, after: string][] = [
  ['Europe/Vienna', '2026-03-29T01:00:00Z', '2026-03-29 01:59:59', '2026-03-29 03:00:00'],
  ['Europe/Vienna', '2026-10-25T01:00:00Z', '2026-10-25 02:59:59', '2026-10-25 02:00:00'],
  ['America/St_Johns', '2026-03-08T05:30:00Z', '2026-03-08 01:59:59', '2026-03-08 03:00:00'],
  ['America/St_Johns', '2026-11-01T04:30:00Z', '2026-11-01 01:59:59', '2026-11-01 01:00:00'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '2026-04-05 01:59:59', '2026-04-05 01:30:00'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04 01:59:59', '2026-10-04 02:30:00'],
  ['Pacific/Chatham', '2026-09-26T14:00:00Z', '2026-09-27 02:44:59', '2026-09-27 03:45:00'],
]

describe.each([
  ['a single time', hotelTime],
  ['many times', hotelTimeOfMany],
])('the hotel’s clock for %s', (_, read) => {
  it.each(changes)('%s changes to the second at %s', (zone, at, before, after) => {
    const change = Date.parse(at)
    // The moment after the change is read first, in case that what was read once is used again.
    expect([read(change, zone), read(change - 1, zone)]).toEqual([after, before])
  })

  it('begins a day at its first second, whatever the date of the device or in UTC', () => {
    const midnight = Date.parse('2026-12-31T23:00:00Z')
    expect([read(midnight - 1, 'Europe/Vienna'), read(midnight, 'Europe/Vienna')]).toEqual([
      '2026-12-31 23:59:59',
      '2027-01-01 00:00:00',
    ])
    expect(read(midnight, 'UTC')).toBe('2026-12-31 23:00:00')
    expect(read(midnight, 'Asia/Kolkata')).toBe('2027-01-01 04:30:00')
  })
})

it('reads many times as it reads each of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2035, 0) }),
      (zone, instant) => {
        expect(hotelTimeOfMany(instant, zone)).toBe(hotelTime(instant, zone))
      },
    ),
  )
})

it('says date and hour of the hotel on both sides of its midnight', () => {
  const midnight = Date.parse('2026-07-01T22:00:00Z')
  const both = [midnight - 1000, midnight]
  expect(both.map((instant) => hotelDate(instant, 'Europe/Vienna'))).toEqual(['2026-07-01', '2026-07-02'])
  expect(both.map((instant) => hotelHour(instant, 'Europe/Vienna'))).toEqual([23, 0])
})

describe('the moment of a wall-clock time', () => {
  it.each(changes)(
    'is exact right before and right after a change in %s at %s',
    (zone, at, before, after) => {
      const change = Date.parse(at)
      const isAmbiguous = after < before
      // A time that comes twice may be either of the two, but it is that time.
      if (isAmbiguous) expect(hotelTime(momentOf(after, zone), zone)).toBe(after)
      else expect([momentOf(before, zone), momentOf(after, zone)]).toEqual([change - 1000, change])
    },
  )

  it('is exact at midnight of the days on which the clocks change, and of the days after them', () => {
    const midnights = ['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map((date) =>
      new Date(momentOf(`${date} 00:00:00`, 'Europe/Vienna')).toISOString(),
    )
    expect(midnights).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ])
  })

  it('reads back as the time that it was made of, in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2024, 0) / 1000, max: Date.UTC(2035, 0) / 1000 }),
        (zone, seconds) => {
          const wallClock = hotelTime(seconds * 1000, zone)
          expect(hotelTime(momentOf(wallClock, zone), zone)).toBe(wallClock)
        },
      ),
    )
  })
})

describe('CLK-02, CLK-03 a wall-clock time on the nights on which clocks change', () => {
  const iso = (moments: readonly number[]) => moments.map((moment) => new Date(moment).toISOString())

  it.each([
    ['Europe/Vienna', '2026-10-25 02:30:00', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['Europe/Vienna', '2026-10-25 02:00:00', ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']],
    ['Europe/Vienna', '2026-10-25 01:59:59', ['2026-10-24T23:59:59.000Z']],
    ['Europe/Vienna', '2026-10-25 03:00:00', ['2026-10-25T02:00:00.000Z']],
    ['America/New_York', '2026-11-01 01:30:00', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
    ['Australia/Lord_Howe', '2026-04-05 01:45:00', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
    ['Europe/Vienna', '2026-03-29 02:00:00', []],
    ['Europe/Vienna', '2026-03-29 02:59:59', []],
    ['Europe/Vienna', '2026-03-29 03:00:00', ['2026-03-29T01:00:00.000Z']],
    ['America/Santiago', '2026-09-06 00:00:00', []],
    ['Europe/Vienna', 'no time', []],
  ])('in %s the clock shows %s at %j', (zone, wallClock, moments) => {
    expect(iso(momentsOf(wallClock, zone))).toEqual(moments)
    expect(exists(wallClock, zone)).toBe(moments.length > 0)
    if (moments.length === 0) return
    expect(iso([momentOf(wallClock, zone), lastMomentOf(wallClock, zone)])).toEqual([
      moments[0],
      moments.at(-1),
    ])
  })

  it.each([
    ['Europe/Vienna', '2026-03-29 02:30:00', '2026-03-29 03:30:00'],
    ['America/New_York', '2026-03-08 02:30:00', '2026-03-08 03:30:00'],
    ['America/Santiago', '2026-09-06 00:00:00', '2026-09-06 01:00:00'],
    ['Australia/Lord_Howe', '2026-10-04 02:15:00', '2026-10-04 02:45:00'],
  ])('in %s %s, which is left out, stands for %s', (zone, missing, shown) => {
    expect(hotelTime(momentOf(missing, zone), zone)).toBe(shown)
    expect(lastMomentOf(missing, zone)).toBe(momentOf(missing, zone))
  })
})
