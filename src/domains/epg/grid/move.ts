import type { Span } from '../programme/windows.ts'
import { type Cell, cellAt } from './cells.ts'

/** The active position in the grid: a channel's header, or a time in its row. */
export interface Position {
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
  at: Position,
  move: Move,
  { count, pageSize, axis, now, cells }: Around,
): Position | null {
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
