import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nextRange } from '../../ui/virtualRows/rowHeights.ts'
import type { Span } from './schedule.ts'
import {
  channelRem,
  type GridPlace,
  headRem,
  inSight,
  isSameView,
  opensAt,
  remOf,
  rowRem,
  toDraw,
  type View,
} from './view.ts'

/**
 * Returns whether the engine's `scrollLeft` is negative in an RTL element; older engines count from the other
 * end. A fraction of a pixel may remain at the inline start, so the sign is tested in place of the value.
 */
function countsDown(box: HTMLElement): boolean {
  const before = box.scrollLeft
  if (before < 0) return true
  box.scrollLeft = -2
  const isBelow = box.scrollLeft < 0
  box.scrollLeft = before
  return isBelow
}

const isRtl = (box: HTMLElement) => getComputedStyle(box).direction === 'rtl'
const reach = (box: HTMLElement) => box.scrollWidth - box.clientWidth

function scrolledStart(box: HTMLElement): number {
  if (!isRtl(box)) return box.scrollLeft
  return countsDown(box) ? -box.scrollLeft : reach(box) - box.scrollLeft
}

function scrollToStart(box: HTMLElement, start: number): void {
  if (!isRtl(box)) box.scrollLeft = start
  else box.scrollLeft = countsDown(box) ? -start : reach(box) - start
}

/** Assumed visible range before the first layout: that of a television. */
const firstSight = { rows: 9, ms: 4 * 60 * 60_000 }
/** Rows added at each end per frame, which limits the time that a frame takes. */
const rowsPerFrame = 2
/** Scrolling counts as ended after this time without a scroll event. */
const restMs = 200

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const look = (box: HTMLElement, count: number, axis: Span): View | null => {
  // Without layout (hidden page) the element has no height, and there is no visible range.
  if (box.clientHeight === 0) return null
  const rem = remPx()
  return inSight(
    {
      top: box.scrollTop / rem,
      start: scrolledStart(box) / rem,
      height: box.clientHeight / rem - headRem,
      width: box.clientWidth / rem - channelRem,
    },
    count,
    axis,
  )
}

/** Returns the start of the visible range that shows as much as possible of a span; null if the span is visible. */
function startFor(wanted: Span, seen: Span): number | null {
  if (wanted.from >= seen.from && wanted.to <= seen.to) return null
  const shown = seen.to - seen.from
  const isLonger = wanted.to - wanted.from > shown
  return wanted.from < seen.from || isLonger ? wanted.from : wanted.to - shown
}

/** Returns the next range to render on the way from `before` to `wanted`. */
function inSteps(before: View, wanted: View, seen: View): View {
  const [from, to] = nextRange(
    [before.rows.from, before.rows.to],
    [wanted.rows.from, wanted.rows.to],
    seen.rows.from,
    rowsPerFrame,
  )
  return { ...wanted, rows: { from, to } }
}

/** Returns the rendered range of the grid, live, the span that is seen when it rests, and ways to scroll it. @param onRest called when scrolling ends */
export function useGridView(
  box: RefObject<HTMLDivElement | null>,
  {
    count,
    axis,
    now,
    kept,
    onRest,
  }: {
    count: number
    axis: Span
    now: number
    /** What was visible when the guest was here before. */
    kept: Pick<GridPlace, 'top' | 'from'> | null
    onRest: (seen: View) => void
  },
) {
  const opening = kept?.from ?? opensAt(now)
  const first: View = {
    rows: { from: kept?.top ?? 0, to: Math.min(count, (kept?.top ?? 0) + firstSight.rows) },
    span: { from: opening, to: Math.min(axis.to, opening + firstSight.ms) },
  }
  const [drawn, setDrawn] = useState(() => toDraw(first, count, axis))
  const [seenSpan, setSeenSpan] = useState(first.span)
  const latest = useRef({ count, axis, onRest, first })
  latest.current = { count, axis, onRest, first }
  const drawnNow = useRef(drawn)
  const frame = useRef(0)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refresh = useCallback(() => {
    const { count: rows, axis: time, first: unseen, onRest: told } = latest.current
    const seen = (box.current && look(box.current, rows, time)) ?? unseen
    const wanted = toDraw(seen, rows, time)
    const next = inSteps(drawnNow.current, wanted, seen)
    drawnNow.current = next
    setDrawn((before) => (isSameView(before, next) ? before : next))
    if (!isSameView(next, wanted)) {
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(refresh)
    }
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      const { span } = seen
      setSeenSpan((before) => (before.from === span.from && before.to === span.to ? before : span))
      told(seen)
    }, restMs)
  }, [box])

  const handleScroll = useCallback(() => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(refresh)
  }, [refresh])

  /** Scrolls until a time is at the inline start. */
  const scrollToTime = useCallback(
    (time: number) => {
      if (!box.current) return
      scrollToStart(box.current, remOf(time - latest.current.axis.from) * remPx())
      refresh()
    },
    [box, refresh],
  )

  /** Scrolls until a row is at the top. */
  const scrollToRow = useCallback(
    (row: number) => {
      if (box.current) box.current.scrollTop = row * rowRem * remPx()
      refresh()
    },
    [box, refresh],
  )

  /** Scrolls only as far as needed to make a row and a span of time visible. */
  const reveal = useCallback(
    (row: number, span: Span | null) => {
      const { current } = box
      const seen = current && look(current, latest.current.count, latest.current.axis)
      if (!current || !seen) return
      const rem = remPx()
      const top = row * rowRem * rem
      const height = current.clientHeight - headRem * rem
      const lowest = top + rowRem * rem - height
      current.scrollTop = Math.max(Math.min(current.scrollTop, top), lowest)
      const from = span && startFor(span, seen.span)
      if (from !== null) scrollToStart(current, remOf(Math.max(0, from - latest.current.axis.from)) * rem)
      refresh()
    },
    [box, refresh],
  )

  // Scrolls to the current time once, on mount; afterwards the guest decides.
  const openedAt = useRef({ time: opening, row: kept?.top ?? 0 })
  useLayoutEffect(() => {
    if (openedAt.current.row > 0) scrollToRow(openedAt.current.row)
    scrollToTime(openedAt.current.time)
  }, [scrollToTime, scrollToRow])

  // At midnight the axis begins a day later. The guest goes on seeing the same times, as far as they are not over.
  const begins = useRef(axis.from)
  useLayoutEffect(() => {
    const passed = remOf(axis.from - begins.current) * remPx()
    begins.current = axis.from
    if (passed === 0 || !box.current) return
    scrollToStart(box.current, Math.max(0, scrolledStart(box.current) - passed))
    refresh()
  }, [axis.from, box, refresh])

  useEffect(() => {
    refresh()
    window.addEventListener('resize', handleScroll)
    return () => {
      window.removeEventListener('resize', handleScroll)
      cancelAnimationFrame(frame.current)
      clearTimeout(rest.current)
    }
  }, [refresh, handleScroll])

  return { drawn, seen: seenSpan, handleScroll, scrollToTime, scrollToRow, reveal }
}
