/** What of the grid is in sight, and what of it is drawn. */
import type { Span } from '../programme/windows.ts'

/** Sizes in rem, so that everything grows with the text on televisions. */
export const rowRem = 4
export const channelRem = 12
export const headRem = 2.5
export const minuteRem = 1 / 3

const minuteMs = 60_000
const halfHourMs = 30 * minuteMs

/** Cells that may stand in the page at once. */
export const maxCells = 300
/** Shorter programmes could not be read. */
const minCellMs = 10 * minuteMs

export interface Rows {
  from: number
  to: number
}

export interface View {
  rows: Rows
  span: Span
}

interface Sight {
  /** Scrolled so far, in rem: down, and along the time. */
  top: number
  start: number
  /** What is seen of the rows and of the time, in rem. */
  height: number
  width: number
}

const minutes = (rem: number) => rem / minuteRem
export const remOf = (ms: number) => (ms / minuteMs) * minuteRem

/** The rows and the time that are in sight, if only partly. */
export function inSight({ top, start, height, width }: Sight, count: number, axis: Span): View {
  const from = axis.from + minutes(start) * minuteMs
  return {
    rows: {
      from: Math.max(0, Math.min(count, Math.floor(top / rowRem))),
      to: Math.min(count, Math.ceil((top + height) / rowRem)),
    },
    span: { from, to: Math.min(axis.to, from + minutes(width) * minuteMs) },
  }
}

const down = (value: number, step: number) => Math.floor(value / step) * step
const up = (value: number, step: number) => Math.ceil(value / step) * step

/** A little more than what is in sight, in steps, so that not every pixel draws anew. */
export function toDraw({ rows, span }: View, count: number, axis: Span): View {
  return {
    rows: {
      from: Math.max(0, down(rows.from, 2) - 2),
      to: Math.min(count, up(rows.to, 2) + 2),
    },
    span: {
      from: Math.max(axis.from, down(span.from, halfHourMs) - halfHourMs),
      to: Math.min(axis.to, up(span.to, halfHourMs) + halfHourMs),
    },
  }
}

/** The half hour in which the sight begins: the one after the first that is drawn, or the first of the grid. */
export const beginOf = ({ from }: Span): number => from + halfHourMs

/** How long a cell is at least, so that all that are drawn are no more than may be. */
export function minCellMsOf({ rows, span }: View): number {
  const perRow = Math.max(1, Math.floor(maxCells / Math.max(1, rows.to - rows.from + 1)) - 3)
  return Math.max(minCellMs, (span.to - span.from) / perRow)
}

export const isSameView = (one: View, other: View) =>
  one.rows.from === other.rows.from &&
  one.rows.to === other.rows.to &&
  one.span.from === other.span.from &&
  one.span.to === other.span.to

/** So much of the time is asked for at once. */
const askStepMs = 6 * 60 * minuteMs

/** What to ask the hotel for where this much is in sight: in large steps from the beginning of the grid. */
export const toAsk = ({ from, to }: Span, axis: Span): Span => ({
  from: axis.from + down(from - axis.from, askStepMs),
  to: Math.min(axis.to, axis.from + up(to - axis.from, askStepMs)),
})

/** The half hours of a span, for the line of times. */
export function halfHours({ from, to }: Span): number[] {
  const times: number[] = []
  for (let at = up(from, halfHourMs); at < to; at += halfHourMs) times.push(at)
  return times
}

export const opensAt = (now: number) => down(now, halfHourMs)
