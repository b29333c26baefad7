import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { actionOf, type KeyAction } from '../../ui/focus/keys.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { selectConfig } from '../config/slice.ts'
import { useGo } from '../navigation/useGo.ts'
import { cellAt, cellsOf, dayAt, daysOf, type GridPosition } from './cells.ts'
import { DayPills, KeyLegend, Preview } from './GridHeader.tsx'
import { ProgrammeDialog } from './ProgrammeDialog.tsx'
import { ProgrammeGrid, useGridKeys } from './ProgrammeGrid.tsx'
import { useWanted } from './ProgrammeTimes.tsx'
import { epgPaths } from './paths.ts'
import type { EpgEvent, Span } from './schedule.ts'
import { eventsRetried, selectEpgChannels, type Wanted } from './slice.ts'
import { TypedNumber } from './TypedNumber.tsx'
import { usePlayOnFocus, usePlayOnTv } from './television.ts'
import { useGridView } from './useGridView.ts'
import { beginOf, minCellMsOf, opensAt, toAsk, useKeptPlace, type View } from './view.ts'

const steps: Partial<Record<KeyAction, -1 | 1>> = { rewind: -1, forward: 1 }

/** The keys for rewind and fast forward of a remote control lead to the day before and after. */
function useDayKeys(onStep: (by: -1 | 1) => void): void {
  const latest = useRef(onStep)
  latest.current = onStep
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const action = actionOf(event)
      const step = action && steps[action]
      if (!step || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

const minuteMs = 60_000
/** Span around a position for which cells are computed, in each direction. */
const aroundMs = 6 * 60 * minuteMs

const Top = styled('div')(({ theme }) => ({
  flex: 'none',
  '& > div': { minWidth: 0, flex: '1 1 0' },
  [theme.breakpoints.up('lg')]: {
    '@media (orientation: landscape)': {
      display: 'flex',
      alignItems: 'flex-start',
      '& > div': { marginInlineStart: '2rem', '--side': '1.5rem' },
    },
  },
  // On a television the preview takes the whole width, and the pills are in one line below it.
  [onTelevision]: {
    display: 'block',
    '& > div': { display: 'flex', margin: '0.75rem 0 0', '--side': '1rem' },
    '& nav': { flex: '1 1 0', minWidth: 0, marginRight: 0 },
    '& [data-tour] > nav': { marginRight: '1.5rem' },
  },
}))

interface ChannelsByTimeProps {
  channels: readonly Channel[]
  axis: Span
  now: number
  dates: readonly string[]
  /** The hotel's date at a moment, `YYYY-MM-DD`. */
  dateAt: (ms: number) => string
  /** The same time of day as now, on another date. */
  startOf: (date: string) => number
  /** When the evening of today begins, in ms. */
  tonight: number
  pills: Elements
}

/** Renders the grid of the given channels, with the preview, the dates and the programme's dialog. */
export function ChannelsByTime({
  channels,
  axis,
  now,
  dates,
  dateAt,
  startOf,
  tonight,
  pills,
}: ChannelsByTimeProps) {
  const dispatch = useDispatch()
  const go = useGo()
  const pageSize = Math.max(1, useSelector(selectConfig).epg_page_size)
  const box = useRef<HTMLDivElement>(null)
  const isOnTv = useFormFactor() === 'tv'
  const { kept, present } = useKeptPlace(channels, axis)
  const [chosen, setActive] = useState<GridPosition>(kept?.active ?? { row: 0, time: now, on: 'programme' })
  // A newly chosen group may have fewer channels than the one before, and at midnight a day is over.
  const active = {
    ...chosen,
    row: Math.max(0, Math.min(chosen.row, channels.length - 1)),
    time: Math.max(chosen.time, axis.from),
  }
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [opened, setOpened] = useState<{ channel: Channel; event: EpgEvent } | null>(null)
  useWanted(wanted)

  const handleRest = ({ rows, span }: View) => {
    const ids = channels.slice(rows.from, rows.to).map(({ id }) => id)
    setWanted({ kind: 'programme', ids, span: toAsk(span, axis) })
    present.current = { active, top: rows.from, from: span.from }
    if (box.current?.contains(document.activeElement)) return
    // Keeps the cell that receives focus from the keyboard within the visible range.
    const isSeen =
      active.row >= rows.from && active.row < rows.to && active.time >= span.from && active.time < span.to
    const time = now >= span.from && now < span.to ? now : span.from + 30 * minuteMs
    if (!isSeen) setActive({ row: rows.from, time, on: 'programme' })
  }
  const { drawn, seen, handleScroll, scrollToTime, scrollToRow, reveal } = useGridView(box, {
    count: channels.length,
    axis,
    now,
    kept,
    onRest: handleRest,
  })
  // The place is kept as it is when the guest leaves, also between two rests of the grid.
  if (present.current) present.current = { ...present.current, active }

  // When the channels change, the grid starts at the first row; not when the same ones have been loaded again.
  const ids = channels.map(({ id }) => id).join()
  const listed = useRef(ids)
  useEffect(() => {
    if (listed.current === ids) return
    listed.current = ids
    setActive((before) => ({ ...before, row: 0 }))
    scrollToRow(0)
  }, [ids, scrollToRow])

  const channel = channels[active.row]
  const byId = useSelector(selectEpgChannels)
  /** Returns the cells of a row around a time, joined as the grid renders them. */
  const cellsAround = ({ row, time }: GridPosition) => {
    const isDrawn = time >= drawn.span.from && time < drawn.span.to
    const from = isDrawn ? drawn.span.from : time - aroundMs
    const to = (isDrawn ? drawn.span.to : time) + aroundMs
    const span = { from: Math.max(axis.from, from), to: Math.min(axis.to, to) }
    return cellsOf(byId[channels[row]?.id ?? -1], span, axis, minCellMsOf(drawn))
  }
  const cells = cellsAround(active)
  const current = cellAt(cells, active.time)

  const open = (position: GridPosition) => {
    const target = channels[position.row]
    if (!target) return
    if (position.on === 'channel') return go(buildPath(epgPaths.channel, { channelId: target.id }))
    const cell = cellAt(cellsAround(position), position.time)
    if (cell?.kind === 'failed') dispatch(eventsRetried(target.id))
    else if (cell?.event) setOpened({ channel: target, event: cell.event })
  }
  const { handlers, move } = useGridKeys({
    box,
    active,
    cells,
    count: channels.length,
    pageSize,
    axis,
    now,
    onMove: (position, span) => {
      setActive(position)
      reveal(position.row, span)
    },
    onOpen: () => open(active),
  })
  const { canPlay, preview } = usePlayOnTv()
  const playOnFocus = usePlayOnFocus(channels, preview, canPlay)
  const days = useMemo(() => daysOf(dates, startOf, { tonight, now }), [dates, startOf, tonight, now])
  const seenFrom = beginOf(drawn.span)
  const day = dayAt(days, dateAt(seenFrom), { from: seenFrom, to: seenFrom })
  const handleDay = useCallback(
    (id: string) => {
      const target = days.find((one) => one.id === id)
      if (!target) return
      scrollToTime(opensAt(target.startsAt))
      setActive((before) => ({ ...before, time: target.startsAt, on: 'programme' }))
    },
    [days, scrollToTime],
  )
  useDayKeys((by) => {
    const next = days[days.findIndex(({ id }) => id === day) + by]
    if (next) handleDay(next.id)
  })
  const handleNumber = (number: number) => {
    const row = channels.findIndex((candidate) => candidate.number === number)
    if (row >= 0) move({ ...active, row })
  }
  if (!channel) return null
  const event = active.on === 'programme' ? (current?.event ?? null) : null
  return (
    <>
      <TypedNumber onNumber={handleNumber} />
      <Top>
        <Preview channel={channel} event={event} seconds={now / 1000} />
        <div>
          <DayPills days={days} current={day} onDay={handleDay} />
          {pills}
        </div>
      </Top>
      <ProgrammeGrid
        box={box}
        channels={channels}
        axis={axis}
        drawn={drawn}
        seen={seen}
        now={now}
        active={active}
        onScroll={handleScroll}
        {...handlers}
        onFocus={(event) => {
          handlers.onFocus()
          playOnFocus.onFocus(event)
        }}
        onBlur={() => {
          handlers.onBlur()
          playOnFocus.onBlur()
        }}
        onPick={(position) => {
          setActive(position)
          open(position)
        }}
      />
      {isOnTv && <KeyLegend />}
      <ProgrammeDialog
        channel={opened?.channel ?? channel}
        event={opened?.event ?? null}
        seconds={now / 1000}
        onClose={() => setOpened(null)}
      />
    </>
  )
}
