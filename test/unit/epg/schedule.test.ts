import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProgrammeEvent } from '../../../src/contract/epg.ts'
import { cellAt, cellsOf } from '../../../src/domains/epg/cells.ts'
import { runningOn } from '../../../src/domains/epg/jobs.ts'
import {
  arrange,
  datesOf,
  eventsOn,
  isoOf,
  minutesLeft,
  missingSpan,
  progressOf,
  readEvent,
  runningAt,
  unitedSpan,
} from '../../../src/domains/epg/schedule.ts'
import { unknownChannel } from '../../../src/domains/epg/slice.ts'

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

describe('REAL-10 what runs when', () => {
  it('a block goes on after a short programme within it', () => {
    const block = event('block', 4 * 3600, 9 * 3600)
    const cartoon = event('cartoon', 4 * 3600 + 1800, 4 * 3600 + 2700)
    const shown = ['block 14400 16200', 'cartoon 16200 17100', 'block 17100 32400']
    expect(brief(arrange([block, cartoon]))).toEqual(shown)
    // Also when a part of it was arranged before, and when the hotel fills the rest with a placeholder.
    expect(brief(arrange([...arrange([block]), cartoon]))).toEqual(shown)
    expect(brief(arrange([...arrange([block, cartoon]), block]))).toEqual(shown)
    const filler = event('p', 17_100, 32_400, { type: 'placeholder' })
    expect(brief(arrange([block, cartoon, filler]))).toEqual(shown)
  })

  it('a programme that ends as it begins never runs', () => {
    const shown = arrange([event('a', 0, 3600), event('mark', 1800, 1800)])
    expect(brief(shown)).toEqual(['a 0 3600'])
  })

  it('one of fifty hours is listed on each day that it covers, one over midnight on its own', () => {
    const format = { timezone: 'UTC', is12Hour: false }
    const day = 86_400
    const events = [event('long', day - 7200, 3 * day), event('night', 4 * day - 1800, 4 * day + 1800)].map(
      (one) => readEvent(one, format),
    )
    expect(datesOf(events)).toEqual(['1970-01-01', '1970-01-02', '1970-01-03', '1970-01-04'])
    const titlesOn = (date: string) => eventsOn(events, date).map(({ title }) => title)
    expect(titlesOn('1970-01-03')).toEqual(['long'])
    expect(titlesOn('1970-01-04')).toEqual(['night'])
    expect(titlesOn('1970-01-05')).toEqual([])
  })

  it('is one programme at most at each moment, the same for list, page and grid, in any order of the answers', () => {
    const hours = 60
    const anEvent = fc
      .record({
        start: fc.integer({ min: 0, max: hours - 1 }),
        length: fc.integer({ min: -1, max: hours }),
        type: fc.constantFrom('event' as const, 'event' as const, 'placeholder' as const),
      })
      .map(({ start, length, type }) =>
        event(`e${start}/${length}/${type}`, start * 3600, (start + Math.max(0, length)) * 3600, { type }),
      )
    const answers = fc.tuple(fc.array(anEvent, { maxLength: 8 }), fc.array(anEvent, { maxLength: 4 }))
    fc.assert(
      fc.property(answers, ([first, second]) => {
        const arranged = arrange([...arrange(first), ...second])
        expect(brief(arrange(arranged))).toEqual(brief(arranged))
        const events = arranged.map((one) => readEvent(one, { timezone: 'UTC', is12Hour: false }))
        const span = { from: 0, to: 2 * hours * 3_600_000 }
        const times = { fetchedStartTime: isoOf(span.from), fetchedEndTime: isoOf(span.to) }
        const channel = { ...unknownChannel, id: 1, ...times, status: 'success' as const, events }
        const cells = cellsOf(channel, span, span, 0)
        for (let seconds = 1800; seconds < 2 * hours * 3600; seconds += 3600) {
          const covering = events.filter(
            (one) => one.start_timestamp <= seconds && seconds < one.end_timestamp,
          )
          expect(covering.length).toBeLessThanOrEqual(1)
          const told = [...first, ...second].filter(
            (one) => one.start_timestamp <= seconds && seconds < one.end_timestamp,
          )
          // Nothing that the hotel names is lost: a programme runs whenever it names one, the latest to begin.
          const programmes = told.filter(({ type }) => type === 'event')
          const [running = null] = covering.filter(({ type }) => type === 'event')
          expect(running !== null).toBe(programmes.length > 0)
          if (running) {
            const latest = Math.max(...programmes.map((one) => one.start_timestamp))
            const names = programmes.filter((one) => one.start_timestamp === latest).map(({ id }) => id)
            expect(names).toContain(running.id)
          }
          const [page] = covering
          expect(runningOn(channel, seconds)).toBe(page ?? null)
          expect(cellAt(cells, seconds * 1000)?.event ?? null).toBe(running)
        }
      }),
      { numRuns: 300 },
    )
  })
})
