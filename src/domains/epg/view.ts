/** The visible range of the grid, and the range that is rendered. */
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import * as v from 'valibot'
import type { Channel } from '../../contract/epg.ts'
import { idAsGiven } from '../../contract/values.ts'
import { useDrafts } from '../../core/drafts/useDraft.ts'
import { selectHow } from '../../core/routing/slice.ts'
import type { GridPosition } from './cells.ts'
import type { Span } from './schedule.ts'

const draftName = 'guide-place'
const GridPlaceSchema = v.object({
  channelId: idAsGiven,
  time: v.number(),
  on: v.picklist(['channel', 'programme']),
  /** First visible row, and first visible time in ms. */
  top: v.number(),
  from: v.number(),
})

/** Where the guest was in the grid, and what of it was visible. */
export interface GridPlace {
  active: GridPosition
  top: number
  from: number
}

/**
 * Returns the place in the grid that the guest returns to by Back or after a reload, else null, and a ref of the present
 * place, which is kept when the guest leaves.
 */
export function useKeptPlace(channels: readonly Channel[], axis: Span) {
  const drafts = useDrafts()
  const store = useStore<Parameters<typeof selectHow>[0]>()
  const [kept] = useState((): GridPlace | null => {
    const how = selectHow(store.getState())
    const place = how === 'pop' || how === 'load' ? drafts.read(draftName, GridPlaceSchema) : undefined
    const row = channels.findIndex(({ id }) => id === place?.channelId)
    if (!place || row < 0 || place.time < axis.from || place.time >= axis.to) return null
    const { time, on, top, from } = place
    return { active: { row, time, on }, top, from }
  })
  const present = useRef<GridPlace | null>(kept)
  const latest = useRef(channels)
  latest.current = channels

  useEffect(() => {
    const keep = () => {
      const channel = present.current && latest.current[present.current.active.row]
      if (!present.current || !channel) return
      const { active, top, from } = present.current
      drafts.save(draftName, { channelId: channel.id, time: active.time, on: active.on, top, from })
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [drafts])
  return { kept, present }
}

/** Sizes in rem, so that the grid grows with the text size on televisions. */
export const rowRem = 3.25
export const channelRem = 12
export const headRem = 2.5
const minuteRem = 1 / 3

const minuteMs = 60_000
const halfHourMs = 30 * minuteMs

/** Maximum number of cells in the DOM. */
export const maxCells = 300
/** Minimum length of a cell: a shorter one would not be readable. */
const minCellMs = 10 * minuteMs

interface Rows {
  from: number
  to: number
}

export interface View {
  rows: Rows
  span: Span
}

interface Sight {
  /** Scroll offsets in rem: down, and along the time. */
  top: number
  start: number
  /** Height of the visible rows, and width of the visible time, in rem. */
  height: number
  width: number
}

const minutes = (rem: number) => rem / minuteRem
export const remOf = (ms: number) => (ms / minuteMs) * minuteRem

/** Returns the rows and the time span that are at least partly visible. */
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

/** Returns the range to render: the visible range with a margin, in steps, so that not every scroll event renders. */
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

/** Returns the half hour in which the visible range begins; the rendered span begins one half hour earlier. */
export const beginOf = ({ from }: Span): number => from + halfHourMs

/** Minimum length of a cell, so that the rendered cells do not exceed `maxCells`. */
export function minCellMsOf({ rows, span }: View): number {
  const perRow = Math.max(1, Math.floor(maxCells / Math.max(1, rows.to - rows.from + 1)) - 3)
  return Math.max(minCellMs, (span.to - span.from) / perRow)
}

export const isSameView = (one: View, other: View) =>
  one.rows.from === other.rows.from &&
  one.rows.to === other.rows.to &&
  one.span.from === other.span.from &&
  one.span.to === other.span.to

/** Requested spans are multiples of this. */
const askStepMs = 6 * 60 * minuteMs

/** Returns the span to request for a visible span: in steps of 6 hours from the beginning of the grid. */
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
