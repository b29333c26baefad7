import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { actionOf, type Direction, directionOf } from '../../ui/focus/keys.ts'
import { type Cell, cellAt, type GridPosition, type Move, moved } from './cells.ts'
import type { Span } from './schedule.ts'

interface GridKeys {
  box: RefObject<HTMLDivElement | null>
  active: GridPosition
  /** The cells of the active row, around the active time. */
  cells: readonly Cell[]
  count: number
  pageSize: number
  axis: Span
  now: number
  onMove: (position: GridPosition, span: Span | null) => void
  onOpen: () => void
}

// The channel keys of a remote control act as page keys.
const named: Record<string, Move> = {
  channelUp: 'pageUp',
  channelDown: 'pageDown',
  Home: 'now',
}
const withControl: Record<string, Move> = { Home: 'first', End: 'last' }

function moveOf(event: KeyboardEvent, box: HTMLElement): Move | null {
  if (event.ctrlKey) return withControl[event.key] ?? null
  const direction = directionOf(event.nativeEvent)
  if (!direction) return named[actionOf(event.nativeEvent) ?? event.key] ?? null
  const isRtl = getComputedStyle(box).direction === 'rtl'
  const moves: Record<Direction, Move> = {
    up: 'up',
    down: 'down',
    left: isRtl ? 'later' : 'earlier',
    right: isRtl ? 'earlier' : 'later',
  }
  return moves[direction]
}

/** Assumed length of a cell in another row, for `reveal` to show as much of the cell as possible. */
const unknownMs = 30 * 60_000

/** Handles the grid's keys: arrows, pages, now, first and last channel, OK. At the edges the arrows leave the grid. */
export function useGridKeys({ box, active, cells, onMove, onOpen, ...around }: GridKeys) {
  const isWithin = useRef(false)

  // Programmes load while the focus is in the grid, so that the focused cell may be replaced or removed.
  useLayoutEffect(() => {
    const { activeElement } = document
    // A late render must not move the focus back once the guest has left the grid.
    if (activeElement !== document.body && !box.current?.contains(activeElement)) isWithin.current = false
    if (!isWithin.current) return
    const target = box.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
    if (target !== activeElement) target?.focus({ preventScroll: true })
  })

  const move = (next: GridPosition) => {
    isWithin.current = true
    const cell = next.row === active.row ? cellAt(cells, next.time) : undefined
    const span = cell ?? { from: next.time, to: next.time + unknownMs }
    onMove(next, next.on === 'channel' ? null : span)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!box.current) return
    if ((event.key === 'Enter' || event.key === ' ') && !event.ctrlKey) {
      event.preventDefault()
      onOpen()
      return
    }
    const wanted = moveOf(event, box.current)
    const next = wanted && moved(active, wanted, { cells, ...around })
    if (!next) return
    event.preventDefault()
    move(next)
  }
  const handleFocus = () => {
    isWithin.current = true
  }
  const handleBlur = () => {
    isWithin.current = false
  }
  return { handlers: { onKeyDown: handleKeyDown, onFocus: handleFocus, onBlur: handleBlur }, move }
}
