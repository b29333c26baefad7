import { describe, expect, it } from 'vitest'
import { type Cell, cellsOf, type GridPosition, type Move, moved } from '../../../src/domains/epg/cells.ts'
import { isoOf, readEvent, type Span } from '../../../src/domains/epg/schedule.ts'
import { type EpgChannel, unknownChannel } from '../../../src/domains/epg/slice.ts'
import { halfHours, inSight, maxCells, minCellMsOf, toAsk, toDraw } from '../../../src/domains/epg/view.ts'

const minute = 60_000
const hour = 60 * minute
const axis: Span = { from: 0, to: 7 * 24 * hour }

/** A channel with programmes of these lengths in minutes, one after the other from the beginning. */
function channelOf(lengths: readonly number[], known: Span = axis): EpgChannel {
  let at = 0
  const events = lengths.map((length, index) => {
    const start_timestamp = at * 60
    at += length
    return readEvent(
      {
        id: String(index),
        type: 'event',
        title: '',
        description: '',
        start_timestamp,
        end_timestamp: at * 60,
        isOpen: false,
      },
      { timezone: 'UTC', is12Hour: false },
    )
  })
  const times = { fetchedStartTime: isoOf(known.from), fetchedEndTime: isoOf(known.to) }
  return { ...unknownChannel, id: 1, ...times, status: 'success', events }
}
const brief = (cells: readonly Cell[]) =>
  cells.map(
    ({ kind, from, to, count }) => `${kind} ${from / minute} ${to / minute}${count > 1 ? ` x${count}` : ''}`,
  )

describe('the cells of a row', () => {
  it('cover the time without a gap', () => {
    const cells = cellsOf(channelOf([30, 60]), { from: 0, to: 2 * hour }, axis, 0)
    expect(brief(cells)).toEqual(['programme 0 30', 'programme 30 90', 'gap 90 120'])
  })

  it('stand for what is still to come in steps of an hour', () => {
    const cells = cellsOf(undefined, { from: 30 * minute, to: 2 * hour }, axis, 0)
    expect(brief(cells)).toEqual(['coming 30 60', 'coming 60 120'])
    const half = cellsOf(channelOf([60], { from: 0, to: hour }), { from: 0, to: 2 * hour }, axis, 0)
    expect(brief(half)).toEqual(['programme 0 60', 'coming 60 120'])
  })

  it('say that a programme did not load', () => {
    const failed = { ...unknownChannel, id: 1, status: 'failure' as const }
    expect(brief(cellsOf(failed, { from: 0, to: hour }, axis, 0))).toEqual(['failed 0 60'])
  })

  it('have short programmes together in one', () => {
    const cells = cellsOf(channelOf([5, 5, 5, 45]), { from: 0, to: hour }, axis, 10 * minute)
    expect(brief(cells)).toEqual(['programme 0 10 x2', 'programme 10 60 x2'])
  })
})

it('draws no more cells than may be, however short the programmes are', () => {
  const short = channelOf(Array.from({ length: 24 * 60 }, () => 1))
  for (const [width, height] of [
    [66, 24],
    [66, 60],
    [150, 40],
  ] as const) {
    const seen = inSight({ top: 40, start: 100, width, height }, 1000, axis)
    const drawn = toDraw(seen, 1000, axis)
    const cells = cellsOf(short, drawn.span, axis, minCellMsOf(drawn)).length
    // The row with the focus may be drawn in addition.
    expect(cells * (drawn.rows.to - drawn.rows.from + 1)).toBeLessThanOrEqual(maxCells)
  }
})

it('EPG-11 asks in large steps from the beginning, and never beyond the end', () => {
  expect(toAsk({ from: 7 * hour, to: 10 * hour }, axis)).toEqual({ from: 6 * hour, to: 12 * hour })
  expect(toAsk({ from: axis.to - hour, to: axis.to }, axis).to).toBe(axis.to)
  expect(halfHours({ from: 10 * minute, to: 70 * minute })).toEqual([30 * minute, 60 * minute])
})

describe('the keys', () => {
  const now = 95 * minute
  const cells = cellsOf(channelOf([60, 60, 60, 60]), { from: 0, to: 4 * hour }, axis, 0)
  const around = { count: 20, pageSize: 7, axis, now, cells }
  const at = (row: number, time: number, on: GridPosition['on'] = 'programme'): GridPosition => ({
    row,
    time,
    on,
  })
  const go = (position: GridPosition, move: Move) => moved(position, move, around)

  it('lead from programme to programme, and at the edges out of the grid', () => {
    expect(go(at(3, now), 'later')).toEqual(at(3, 120 * minute))
    expect(go(at(3, 130 * minute), 'earlier')?.time).toBe(120 * minute - 1)
    expect(go(at(0, now), 'up')).toBeNull()
    expect(go(at(19, now), 'down')).toBeNull()
    expect(go(at(3, now), 'down')).toEqual(at(4, now))
  })

  it('lead from what runs now to the channel, and back', () => {
    expect(go(at(3, now), 'earlier')).toEqual(at(3, now, 'channel'))
    expect(go(at(3, now, 'channel'), 'earlier')).toBeNull()
    expect(go(at(3, now, 'channel'), 'later')).toEqual(at(3, now))
  })

  it('EPG-19 turn pages of seven', () => {
    expect(go(at(3, now), 'pageDown')?.row).toBe(10)
    expect(go(at(15, now), 'pageDown')?.row).toBe(19)
    expect(go(at(3, now), 'pageUp')?.row).toBe(0)
    expect([go(at(3, now), 'first')?.row, go(at(3, now), 'last')?.row]).toEqual([0, 19])
    expect(go(at(3, 0), 'now')).toEqual(at(3, now))
  })
})
