/** Computes the cells of a row of the grid: programmes, gaps, and parts that are not loaded yet. */

import { knownSpan } from './jobs.ts'
import type { EpgEvent, Span } from './schedule.ts'
import type { EpgChannel } from './slice.ts'

export interface Cell extends Span {
  /** `coming`: not requested yet, or still loading. */
  kind: 'programme' | 'gap' | 'coming' | 'failed'
  /** The programme of the cell; if the cell joins several short programmes, the longest of them. */
  event: EpgEvent | null
  /** Number of programmes in this cell. */
  count: number
}

/** Parts that are not loaded yet are split into cells of an hour, so that the guest can move through them. */
const comingMs = 60 * 60_000

const spanOf = ({ start_timestamp, end_timestamp }: EpgEvent): Span => ({
  from: start_timestamp * 1000,
  to: end_timestamp * 1000,
})

const lengthOf = ({ from, to }: Span) => to - from

/** Returns the cells of a part of the row that has no programme: failed, gap, or not loaded yet. */
function fill({ from, to }: Span, entry: EpgChannel | undefined): Cell[] {
  if (entry?.status === 'failure') return [{ kind: 'failed', from, to, event: null, count: 0 }]
  const known = knownSpan(entry)
  const cells: Cell[] = []
  for (let at = from; at < to; ) {
    const isKnown = known !== null && at >= known.from && at < known.to
    const nextKnown = known !== null && at < known.from ? known.from : to
    const end = isKnown ? Math.min(to, known.to) : Math.min(to, nextKnown, at + comingMs - (at % comingMs))
    cells.push({
      kind: isKnown ? 'gap' : 'coming',
      from: at,
      to: end,
      event: null,
      count: 0,
    })
    at = end
  }
  return cells
}

const isTold = ({ kind }: Cell) => kind === 'programme' || kind === 'gap'

/** When two cells are joined, a programme takes precedence over a gap, and the longer programme over the shorter. */
function named(one: Cell, other: Cell): Cell {
  if (!one.event || !other.event) return one.event ? one : other
  return lengthOf(spanOf(one.event)) >= lengthOf(spanOf(other.event)) ? one : other
}

/** Joins each cell that is too short to read with the cell after it. */
function joinShort(cells: readonly Cell[], minMs: number): Cell[] {
  const joined: Cell[] = []
  for (const cell of cells) {
    const last = joined[joined.length - 1]
    if (!last || !isTold(last) || !isTold(cell) || lengthOf(last) >= minMs) joined.push(cell)
    else {
      const count = last.count + cell.count
      joined[joined.length - 1] = {
        ...named(last, cell),
        from: last.from,
        to: cell.to,
        count,
      }
    }
  }
  return joined
}

/**
 * Returns the cells that overlap a span. Together they cover it without a gap.
 * @param axis the whole time span of the grid; no cell reaches beyond it
 * @param minMs minimum length of a programme's cell, if another programme or gap follows it
 */
export function cellsOf(entry: EpgChannel | undefined, span: Span, axis: Span, minMs: number): Cell[] {
  const cells: Cell[] = []
  let at = span.from
  for (const event of entry?.events ?? []) {
    const own = spanOf(event)
    const from = Math.max(own.from, axis.from)
    const to = Math.min(own.to, axis.to)
    if (to <= span.from || from >= span.to || to <= from) continue
    if (from > at) cells.push(...fill({ from: at, to: from }, entry))
    const isGap = event.type === 'placeholder'
    cells.push({
      kind: isGap ? 'gap' : 'programme',
      from,
      to,
      event: isGap ? null : event,
      count: isGap ? 0 : 1,
    })
    at = to
  }
  if (at < span.to) cells.push(...fill({ from: at, to: span.to }, entry))
  return joinShort(cells, minMs)
}

export const cellAt = (cells: readonly Cell[], time: number): Cell | undefined =>
  cells.find(({ from, to }) => from <= time && time < to)

/** The active position in the grid: a channel's header, or a time in its row. */
export interface GridPosition {
  row: number
  time: number
  on: 'channel' | 'programme'
}

export type Move = 'up' | 'down' | 'earlier' | 'later' | 'pageUp' | 'pageDown' | 'first' | 'last' | 'now'

interface Around {
  /** Number of channels in the grid, and in a page. */
  count: number
  pageSize: number
  axis: Span
  now: number
  /** The cells of the active row, around the active time. */
  cells: readonly Cell[]
}

/** Returns the position after a move; null at the edge of the grid, where the key leaves it. */
export function moved(
  at: GridPosition,
  move: Move,
  { count, pageSize, axis, now, cells }: Around,
): GridPosition | null {
  const to = (row: number) => (row === at.row ? null : { ...at, row })
  const last = Math.max(0, count - 1)
  const cell = cellAt(cells, at.time)
  switch (move) {
    case 'up':
      return at.row > 0 ? to(at.row - 1) : null
    case 'down':
      return at.row < last ? to(at.row + 1) : null
    case 'pageUp':
      return to(Math.max(0, at.row - pageSize)) ?? at
    case 'pageDown':
      return to(Math.min(last, at.row + pageSize)) ?? at
    case 'first':
      return to(0) ?? at
    case 'last':
      return to(last) ?? at
    case 'now':
      return { ...at, time: now, on: 'programme' }
    case 'later':
      if (at.on === 'channel') return { ...at, on: 'programme' }
      return cell && cell.to < axis.to ? { ...at, time: cell.to } : at
    case 'earlier': {
      if (at.on === 'channel') return null
      const isFirst = !cell || cell.from <= axis.from || (cell.from <= now && now < cell.to)
      return isFirst ? { ...at, on: 'channel' } : { ...at, time: cell.from - 1 }
    }
  }
}

/** A choice of the grid: a date, or this evening until it has begun. */
export interface Day {
  /** `YYYY-MM-DD`, or `tonight`. */
  id: string
  /** The time that the choice leads to, in ms. */
  startsAt: number
}

export const tonightId = 'tonight'

/** On the hotel's clock, when the evening's programmes begin. */
export const eveningClock = '20:00:00'

/** @param tonight when the evening begins, in ms; it is left out once it has begun */
export function daysOf(
  dates: readonly string[],
  startOf: (date: string) => number,
  { tonight, now }: { tonight: number; now: number },
): Day[] {
  const days = dates.map((id) => ({ id, startsAt: startOf(id) }))
  const [today, ...others] = days
  if (!today || tonight <= now) return days
  return [today, { id: tonightId, startsAt: tonight }, ...others]
}

/** The choice in which a visible span begins. */
export function dayAt(days: readonly Day[], date: string, { from }: Span): string {
  const tonight = days.find(({ id }) => id === tonightId)
  const isTonight = tonight !== undefined && from >= tonight.startsAt && date === days[0]?.id
  return isTonight ? tonightId : date
}
