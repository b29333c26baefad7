/** Computes the cells of a row of the grid: programmes, gaps, and parts that are not loaded yet. */

import type { EpgEvent } from '../programme/events.ts'
import { knownSpan } from '../programme/jobs.ts'
import type { Span } from '../programme/windows.ts'
import type { EpgChannel } from '../slice.ts'

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
