/** What stands in a row of the grid: programmes, gaps, and places where something is still to come. */

import type { EpgEvent } from '../programme/events.ts'
import { knownSpan } from '../programme/jobs.ts'
import type { Span } from '../programme/windows.ts'
import type { EpgChannel } from '../slice.ts'

export interface Cell extends Span {
  /** `coming`: not asked for yet, or on its way. */
  kind: 'programme' | 'gap' | 'coming' | 'failed'
  /** Of a programme; of several short ones in one cell the longest. */
  event: EpgEvent | null
  /** Programmes in this cell. */
  count: number
}

/** What is not known yet stands in pieces that a guest can go through step by step. */
const comingMs = 60 * 60_000

const spanOf = ({ start_timestamp, end_timestamp }: EpgEvent): Span => ({
  from: start_timestamp * 1000,
  to: end_timestamp * 1000,
})

const lengthOf = ({ from, to }: Span) => to - from

/** Fills a stretch of the row that has no programme, from what is known of the channel. */
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

/** Of two in one cell the programme is named, and of two programmes the longer one. */
function named(one: Cell, other: Cell): Cell {
  if (!one.event || !other.event) return one.event ? one : other
  return lengthOf(spanOf(one.event)) >= lengthOf(spanOf(other.event)) ? one : other
}

/** What is too short to read is put together with what comes after it. */
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
 * The cells that lie, if only partly, within a span. Together they cover it without a gap.
 * @param axis the whole time of the grid; nothing reaches beyond it
 * @param minMs no programme has a cell that is shorter, where another one follows it
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
