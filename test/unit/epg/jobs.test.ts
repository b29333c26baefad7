import { expect, it } from 'vitest'
import { clockCorrected } from '../../../src/core/time/slice.ts'
import { nextJob } from '../../../src/domains/epg/jobs.ts'
import { type EpgChannel, epgSlice, unknownChannel } from '../../../src/domains/epg/slice.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const seconds = 1000
const wanted = { kind: 'current' as const, ids: [501] }

/** A channel on which this event ran when it was asked for, at this time. */
function channel(endsInMs: number | null, more: Partial<EpgChannel> = {}): Record<number, EpgChannel> {
  const event = { id: '1', type: 'event' as const, title: 'News', description: '', startDate: '2026-11-21' }
  const currentEvent =
    endsInMs === null
      ? null
      : {
          ...event,
          start_timestamp: now / 1000 - 3600,
          end_timestamp: (now + endsInMs) / 1000,
          isOpen: false,
          endDate: '',
          lastDate: '',
          show_start_time: '',
          show_end_time: '',
        }
  const entry = {
    ...unknownChannel,
    id: 501,
    currentStatus: 'success' as const,
    currentLoadedAt: now,
    currentEvent,
  }
  return { 501: { ...entry, ...more } }
}

it('EPG-20 asks for what runs now at once, and again when it is over', () => {
  expect(nextJob({ wanted, byId: {} }, now)).toEqual({ kind: 'current', id: 501 })
  expect(nextJob({ wanted, byId: channel(600 * seconds) }, now)).toEqual({ kind: 'wait', ms: 600 * seconds })
  expect(nextJob({ wanted, byId: channel(600 * seconds) }, now + 600 * seconds)).toEqual({
    kind: 'current',
    id: 501,
  })
})

it('waits half a minute where the hotel answers with what is over: its clock may be behind', () => {
  const byId = channel(-10 * seconds)
  expect(nextJob({ wanted, byId }, now)).toEqual({ kind: 'wait', ms: 30 * seconds })
  expect(nextJob({ wanted, byId }, now + 30 * seconds)).toEqual({ kind: 'current', id: 501 })
})

it('asks again after five minutes where nothing runs, and after one where it failed', () => {
  expect(nextJob({ wanted, byId: channel(null) }, now)).toEqual({ kind: 'wait', ms: 300 * seconds })
  const failed = channel(null, { currentStatus: 'failure' })
  expect(nextJob({ wanted, byId: failed }, now)).toEqual({ kind: 'wait', ms: 60 * seconds })
  expect(nextJob({ wanted, byId: failed }, now + 60 * seconds)).toEqual({ kind: 'current', id: 501 })
})

it('EPG-17 asks for nothing that is asked for already', () => {
  const byId = channel(null, { currentStatus: 'fetching' })
  expect(nextJob({ wanted, byId }, now)).toEqual({ kind: 'wait', ms: null })
  expect(nextJob({ wanted: { ...wanted, ids: [501, 502] }, byId }, now)).toEqual({ kind: 'current', id: 502 })
})

it('CLK-01, EPG-20 asks when an event is over by the hotel’s clock, however wrong the device’s is', () => {
  const slowMs = 3_600_000
  const byDevice = now - slowMs
  const running = channel(600 * seconds, { currentLoadedAt: byDevice })
  expect(nextJob({ wanted, byId: running }, byDevice, slowMs)).toEqual({ kind: 'wait', ms: 600 * seconds })
})

it('CLK-01, EPG-15 asks anew for what runs once the device’s clock turns out to be wrong', () => {
  const loaded = { ...epgSlice.getInitialState(), wanted, byId: channel(600 * seconds) }
  expect(nextJob(loaded, now)).toMatchObject({ kind: 'wait' })
  const corrected = epgSlice.reducer(loaded, clockCorrected(3_600_000))
  expect(nextJob(corrected, now, 3_600_000)).toEqual({ kind: 'current', id: 501 })
})
