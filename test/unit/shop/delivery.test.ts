import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hotelTime } from '../../../src/core/time/clock.ts'
import { calendarMinuteOf, wallClockOf } from '../../../src/core/time/dates.ts'
import {
  hasPassed,
  hoursOf,
  minutesOf,
  notBefore,
  soonestDelivery,
} from '../../../src/domains/shop/order/orderData.ts'

const zone = 'Europe/Vienna'
const at = (time: string) => Date.parse(`2026-11-21T${time}+01:00`)
const soonestAt = (time: string, minutes: number | null) =>
  hotelTime(soonestDelivery(at(time), minutes), zone)

it('ORD-03, ORD-17 the preset is now plus the estimate, rounded up to five minutes', () => {
  expect(soonestAt('19:00:00', 30)).toBe('2026-11-21 19:30:00')
  expect(soonestAt('19:01:00', 30)).toBe('2026-11-21 19:35:00')
  expect(soonestAt('19:00:01', 30)).toBe('2026-11-21 19:35:00')
  expect(soonestAt('19:02:00', null)).toBe('2026-11-21 19:05:00')
  expect(soonestAt('23:50:00', 30)).toBe('2026-11-22 00:20:00')
})

it('ORD-17 is never before now plus the estimate, and never five minutes after', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 600 }), (now, minutes) => {
      const late = soonestDelivery(now, minutes) - now - minutes * 60_000
      expect(late).toBeGreaterThanOrEqual(0)
      expect(late).toBeLessThan(300_000)
      expect(soonestDelivery(now, minutes) % 300_000).toBe(0)
    }),
  )
})

it('ORD-16 a chosen time has passed once the clock of the hotel is beyond it', () => {
  expect(hasPassed('2026-11-21 19:30:00', at('19:30:00'), zone)).toBe(false)
  expect(hasPassed('2026-11-21 19:30:00', at('19:30:01'), zone)).toBe(true)
  expect(hasPassed('2026-11-22 00:10:00', at('23:59:00'), zone)).toBe(false)
})

it('ORD-16 offers nothing before the smallest choice', () => {
  const earliest = { at: at('22:40:00'), timezone: zone }
  expect(hoursOf('2026-11-21', earliest)).toEqual([22, 23])
  expect(minutesOf('2026-11-21', 22, earliest)).toEqual([40, 45, 50, 55])
  expect(minutesOf('2026-11-21', 23, earliest)).toHaveLength(12)
  expect(hoursOf('2026-11-22', earliest)).toHaveLength(24)
})

it('ORD-16 moves a choice that would be too early to the next one that is not', () => {
  const earliest = { at: at('19:40:00'), timezone: zone }
  const early = { date: '2026-11-21', hour: 19, minute: 5 }
  expect(notBefore(early, earliest)).toEqual({ date: '2026-11-21', hour: 19, minute: 40 })
  expect(notBefore({ ...early, hour: 7 }, earliest)).toEqual({ date: '2026-11-21', hour: 19, minute: 40 })
  expect(notBefore({ ...early, hour: 20 }, earliest)).toEqual({ ...early, hour: 20 })
})

it('ORD-03 writes year, month, day, hour, minute and second with their zeros', () => {
  const chosen = { date: '2026-01-05', hour: 7, minute: 5 }
  expect(wallClockOf(chosen)).toBe('2026-01-05 07:05:00')
  expect(calendarMinuteOf(wallClockOf(chosen))).toEqual(chosen)
})

/** The night on which the clocks of Vienna go back from 3 to 2, in UTC. */
const back = (time: string) => Date.parse(`2026-10-25T${time}Z`)

it('CLK-02, ORD-16 a time in the hour that clocks repeat has passed with the second one', () => {
  const chosen = '2026-10-25 02:30:00'
  expect(hasPassed(chosen, back('00:29:00'), zone)).toBe(false)
  expect(hasPassed(chosen, back('00:45:00'), zone)).toBe(false)
  expect(hasPassed(chosen, back('01:30:00'), zone)).toBe(false)
  expect(hasPassed(chosen, back('01:30:01'), zone)).toBe(true)
  // "As soon as possible" in the first of the two hours, before it is sent in the second.
  const soonest = hotelTime(soonestDelivery(back('00:41:00'), 15), zone)
  expect(soonest).toBe('2026-10-25 02:00:00')
  expect(hasPassed(soonest, back('00:59:00'), zone)).toBe(false)
})

it('CLK-02 offers the times of the hour that clocks repeat until the second one', () => {
  expect(hoursOf('2026-10-25', { at: back('00:45:00'), timezone: zone })[0]).toBe(2)
  expect(minutesOf('2026-10-25', 2, { at: back('00:45:00'), timezone: zone })).toHaveLength(12)
  expect(minutesOf('2026-10-25', 2, { at: back('01:45:00'), timezone: zone })).toEqual([45, 50, 55])
})

it('CLK-03 offers no time in the hour that clocks leave out', () => {
  const earliest = { at: Date.parse('2026-03-28T20:00:00Z'), timezone: zone }
  expect(hoursOf('2026-03-29', earliest)).toEqual([0, 1, ...Array.from({ length: 21 }, (_, at) => at + 3)])
  expect(minutesOf('2026-03-29', 2, earliest)).toEqual([])
  const left = { date: '2026-03-29', hour: 2, minute: 40 }
  expect(notBefore(left, earliest)).toEqual({ ...left, hour: 3 })
})
