import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import { hotelTimeOfMany } from '../../core/time/hotelClock.ts'
import { actionOf, type Direction, directionOf } from '../../ui/focus/keys.ts'
import { focusAndReveal } from '../../ui/focus/moveFocus.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { type Cell, cellAt, type GridPosition, type Move, moved } from './cells.ts'
import { GridRow, placed } from './GridRow.tsx'
import { GridElement, GridWindow } from './gridStyle.tsx'
import { useDateLabel } from './ProgrammeTimes.tsx'
import type { Span } from './schedule.ts'
import { beginOf, channelRem, halfHours, headRem, minCellMsOf, remOf, rowRem, type View } from './view.ts'

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

const chosenDay = '[data-tour="epg-dates"] [aria-current]'

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
    // Above the first channel are the days: the chosen one, wherever it is in their line.
    const day = wanted === 'up' && !next && document.querySelector<HTMLElement>(chosenDay)
    if (day) {
      event.preventDefault()
      focusAndReveal(day)
    }
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

/** Size of a cell's words as in the style of the grid. */
const textRem = 0.9375
const tvTextRem = 1

interface ProgrammeGridProps {
  box: RefObject<HTMLDivElement | null>
  channels: readonly Channel[]
  axis: Span
  drawn: View
  /** The span of time that is seen. */
  seen: Span
  /** In ms, rounded down to the minute. */
  now: number
  active: GridPosition
  onScroll: () => void
  onKeyDown: (event: React.KeyboardEvent) => void
  onFocus: (event: React.FocusEvent) => void
  onBlur: () => void
  onPick: (position: GridPosition) => void
}

/** The grid of channels by time. Rows and cells are virtualized: only those near the visible range are in the DOM. */
export function ProgrammeGrid({
  box,
  channels,
  axis,
  drawn,
  seen,
  now,
  active,
  onPick,
  ...handlers
}: ProgrammeGridProps) {
  const { t } = useTranslation()
  const isOnTv = useFormFactor() === 'tv'
  const font = useMemo(
    () => ({
      // The theme's names contain a variable, which a canvas does not know.
      family: getComputedStyle(document.body).fontFamily || 'sans-serif',
      sizeRem: isOnTv ? tvTextRem : textRem,
    }),
    [isOnTv],
  )
  const { rows, span } = drawn
  const minMs = minCellMsOf(drawn)
  const indices = Array.from({ length: rows.to - rows.from }, (_, at) => rows.from + at)
  if (active.row < rows.from && active.row >= 0) indices.unshift(active.row)
  if (active.row >= rows.to && active.row < channels.length) indices.push(active.row)
  const handleClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    if (!cell) return
    const { row, time } = cell.dataset
    onPick(
      time === undefined
        ? { row: Number(row), time: active.time, on: 'channel' }
        : { row: Number(row), time: Number(time), on: 'programme' },
    )
  }
  const size = {
    width: `${channelRem + remOf(axis.to - axis.from)}rem`,
    height: `${headRem + channels.length * rowRem}rem`,
  }
  return (
    <GridWindow
      ref={box}
      role="grid"
      aria-label={t('epg.title')}
      aria-rowcount={channels.length + 1}
      aria-readonly="true"
      data-starts-here=""
      data-tour="epg-programme"
      onClick={handleClick}
      {...handlers}
    >
      <div role="presentation" data-part="plane" style={size}>
        <TimeLine axis={axis} from={span.from} to={span.to} />
        {indices.map((index) => {
          const channel = channels[index]
          return (
            channel && (
              <GridRow
                key={channel.id}
                channel={channel}
                index={index}
                axis={axis}
                from={span.from}
                to={span.to}
                minMs={minMs}
                now={now}
                seen={seen}
                font={font}
                active={active.row !== index ? null : active.on === 'channel' ? 'channel' : active.time}
              />
            )
          )
        })}
        {now >= axis.from && now < axis.to && <NowLine at={placed(now, axis)} />}
      </div>
    </GridWindow>
  )
}

const variables = (at: string) => ({ '--at': at }) as React.CSSProperties

const NowLine = ({ at }: { at: string }) => <div aria-hidden="true" data-part="now" style={variables(at)} />

/** The header row with the half hours. */
const TimeLine = memo(function TimeLine({ axis, from, to }: { axis: Span } & Span) {
  const timezone = useSelector(selectTimezone)
  const { time: readable } = useTimes()
  const dateLabel = useDateLabel()
  const local = (ms: number) => hotelTimeOfMany(ms, timezone)
  return (
    <GridElement role="row" aria-rowindex={1} data-part="head">
      <GridElement role="columnheader" data-part="corner">
        {dateLabel(local(beginOf({ from, to })).slice(0, 10))}
      </GridElement>
      {halfHours({ from, to }).map((at) => (
        <GridElement key={at} role="columnheader" data-part="time" style={variables(placed(at, axis))}>
          {readable(local(at).slice(11, 16))}
        </GridElement>
      ))}
    </GridElement>
  )
})
