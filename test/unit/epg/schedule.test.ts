import { describe, expect, it } from 'vitest'
import type { ProgrammeEvent } from '../../../src/contract/epg.ts'
import { datesOf, minutesLeft, progressOf, readEvent } from '../../../src/domains/epg/programme/events.ts'
import { arrange, runningAt } from '../../../src/domains/epg/programme/schedule.ts'
import { missingSpan, unitedSpan } from '../../../src/domains/epg/programme/windows.ts'

const event = (
  id: string,
  start: number,
  end: number,
  more: Partial<ProgrammeEvent> = {},
): ProgrammeEvent => ({
  id,
  type: 'event',
  title: id,
  description: '',
  start_timestamp: start,
  end_timestamp: end,
  isOpen: false,
  ...more,
})
const brief = (events: readonly ProgrammeEvent[]) =>
  events.map(({ id, type, start_timestamp, end_timestamp }) =>
    [type === 'placeholder' ? '-' : id, start_timestamp, end_timestamp].join(' '),
  )

describe('EPG-09 a schedule', () => {
  it('is in order, and has a placeholder in each gap between two events', () => {
    const shown = arrange([event('b', 7200, 9000), event('a', 0, 3600)])
    expect(brief(shown)).toEqual(['a 0 3600', '- 3600 7200', 'b 7200 9000'])
  })

  it('has none where the gap is shorter than a minute', () => {
    expect(brief(arrange([event('a', 0, 3600), event('b', 3630, 9000)]))).toEqual(['a 0 3600', 'b 3630 9000'])
  })

  it('cuts what runs over short, and keeps of two at one time the longer', () => {
    const shown = arrange([event('a', 0, 4000), event('b', 3600, 7200), event('c', 3600, 9000)])
    expect(brief(shown)).toEqual(['a 0 3600', 'c 3600 9000'])
  })

  it('takes what comes twice, in two windows, once; what is arranged already stays as it is', () => {
    const once = arrange([event('a', 0, 3600), event('b', 7200, 9000)])
    expect(arrange([...once, event('b', 7200, 9000), event('a', 0, 3600)])).toEqual(once)
  })

  it('keeps the placeholders that the hotel sends', () => {
    const shown = arrange([event('a', 0, 3600), event('p', 3600, 7200, { type: 'placeholder' })])
    expect(brief(shown)).toEqual(['a 0 3600', '- 3600 7200'])
  })
})

it('says what runs at a moment: from its first second on, up to its last', () => {
  const events = [event('a', 0, 60), event('b', 60, 120)]
  expect([runningAt(events, 59)?.id, runningAt(events, 60)?.id, runningAt(events, 120)]).toEqual([
    'a',
    'b',
    null,
  ])
  expect(progressOf(event('a', 100, 200), 150)).toBe(0.5)
  expect([progressOf(event('a', 100, 200), 0), progressOf(event('a', 100, 200), 900)]).toEqual([0, 1])
  expect([minutesLeft(event('a', 0, 3600), 3541), minutesLeft(event('a', 0, 3600), 9999)]).toEqual([1, 0])
})

describe('EPG-07, EPG-08 times of the hotel', () => {
  const read = (start: string, end: string, is12Hour = false, timezone = 'Europe/Vienna') =>
    readEvent(event('a', Date.parse(start) / 1000, Date.parse(end) / 1000), { timezone, is12Hour })

  it('are on its own clock, over midnight too', () => {
    expect(read('2026-11-21T22:30:00Z', '2026-11-21T23:30:00Z')).toMatchObject({
      startDate: '2026-11-21',
      show_start_time: '23:30',
      show_end_time: '00:30',
    })
    expect(read('2026-11-21T23:00:00Z', '2026-11-21T23:30:00Z', true)).toMatchObject({
      startDate: '2026-11-22',
      show_start_time: '12:00\u00a0AM',
    })
    expect(read('2026-11-21T18:00:00Z', '2026-11-21T18:45:00Z', false, 'Asia/Kolkata')).toMatchObject({
      startDate: '2026-11-21',
      show_start_time: '23:30',
      show_end_time: '00:15',
    })
  })

  it('follow a change of the clocks in the night', () => {
    // In Vienna the clocks went back at 01:00 UTC.
    expect(read('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')).toMatchObject({
      show_start_time: '02:30',
      show_end_time: '02:30',
    })
    expect(read('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z')).toMatchObject({
      show_start_time: '01:30',
      show_end_time: '03:30',
    })
  })

  it('EPG-12 give the dates to choose from; a gap gives none', () => {
    const format = { timezone: 'UTC', is12Hour: false }
    const day = 86_400
    const events = [
      event('c', 2 * day, 2 * day + 60),
      event('a', 0, 60),
      event('b', 100, 160),
      event('p', day, day + 60, { type: 'placeholder' }),
    ].map((one) => readEvent(one, format))
    expect(datesOf(events)).toEqual(['1970-01-01', '1970-01-03'])
  })
})

it('EPG-11 asks only for what is missing, and for what lies between', () => {
  const known = { from: 10, to: 20 }
  expect(missingSpan(null, known)).toEqual(known)
  expect(missingSpan(known, { from: 12, to: 18 })).toBeNull()
  expect(missingSpan(known, { from: 15, to: 30 })).toEqual({ from: 20, to: 30 })
  expect(missingSpan(known, { from: 40, to: 50 })).toEqual({ from: 20, to: 50 })
  expect(missingSpan(known, { from: 5, to: 50 })).toEqual({ from: 5, to: 10 })
  expect(unitedSpan(known, { from: 20, to: 30 })).toEqual({ from: 10, to: 30 })
})

it('REAL-04 a programme without an end ends where the next one begins', () => {
  const midnight = 86_400
  const open = { ...event('a', midnight, midnight + 7200), isOpen: true }
  const next = event('b', midnight + 3600, midnight + 5400)
  expect(arrange([open, next])).toMatchObject([
    { id: 'a', end_timestamp: midnight + 3600, isOpen: false },
    { id: 'b' },
  ])
  expect(arrange([open])).toMatchObject([{ id: 'a', end_timestamp: midnight + 7200, isOpen: true }])
  // A faked clock's formatters, which other files may have left behind, take the instant 0 for now.
  const format = { timezone: 'Europe/Vienna', is12Hour: false }
  expect(readEvent(open, format)).toMatchObject({ show_start_time: '01:00', show_end_time: '…' })
  const [ended] = arrange([open, next])
  expect(ended && readEvent(ended, format).show_end_time).toBe('02:00')
})
