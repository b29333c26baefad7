import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nextRange } from '../../../ui/virtualRows/range.ts'
import type { Span } from '../programme/windows.ts'
import { scrolledStart, scrollToStart } from './scrolling.ts'
import {
  channelRem,
  headRem,
  inSight,
  isSameView,
  opensAt,
  remOf,
  rowRem,
  toDraw,
  type View,
} from './view.ts'

/** Before it has been laid out: what a television shows. */
const firstSight = { rows: 9, ms: 4 * 60 * 60_000 }
/** Rows that are added at each end in one frame, so that no frame takes long. */
const rowsPerFrame = 2
/** Scrolling has come to rest. */
const restMs = 200

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const look = (box: HTMLElement, count: number, axis: Span): View | null => {
  // A page that lays nothing out has no window either.
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

/** Where the words of what has begun before may stand; the styles of the cells read it. */
const noteSeen = (box: HTMLElement | null, { span }: View, axis: Span) =>
  box?.style.setProperty('--seen', `${channelRem + remOf(span.from - axis.from)}rem`)

/** Where the window has to begin to show a span, or as much of it as fits; null where it does so already. */
function startFor(wanted: Span, seen: Span): number | null {
  if (wanted.from >= seen.from && wanted.to <= seen.to) return null
  const shown = seen.to - seen.from
  const isLonger = wanted.to - wanted.from > shown
  return wanted.from < seen.from || isLonger ? wanted.from : wanted.to - shown
}

/** What to draw after `before` on the way to what is wanted. */
function inSteps(before: View, wanted: View, seen: View): View {
  const [from, to] = nextRange(
    [before.rows.from, before.rows.to],
    [wanted.rows.from, wanted.rows.to],
    seen.rows.from,
    rowsPerFrame,
  )
  return { ...wanted, rows: { from, to } }
}

/** What of the grid is drawn and seen, live, and ways to scroll it. @param onRest the view when scrolling has ended */
export function useGridView(
  box: RefObject<HTMLDivElement | null>,
  { count, axis, now, onRest }: { count: number; axis: Span; now: number; onRest: (seen: View) => void },
) {
  const opening = opensAt(now)
  const first: View = {
    rows: { from: 0, to: Math.min(count, firstSight.rows) },
    span: { from: opening, to: Math.min(axis.to, opening + firstSight.ms) },
  }
  const [drawn, setDrawn] = useState(() => toDraw(first, count, axis))
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
      noteSeen(box.current, seen, time)
      told(seen)
    }, restMs)
  }, [box])

  const handleScroll = useCallback(() => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(refresh)
  }, [refresh])

  /** Scrolls so that a time stands at the beginning. */
  const scrollToTime = useCallback(
    (time: number) => {
      if (!box.current) return
      scrollToStart(box.current, remOf(time - latest.current.axis.from) * remPx())
      refresh()
    },
    [box, refresh],
  )

  /** Scrolls so that a row stands at the top. */
  const scrollToRow = useCallback(
    (row: number) => {
      if (box.current) box.current.scrollTop = row * rowRem * remPx()
      refresh()
    },
    [box, refresh],
  )

  /** Scrolls only as far as needed for a row and a span of time to be in sight. */
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

  // It opens at now; afterwards the guest has chosen a place.
  const openedAt = useRef(opening)
  useLayoutEffect(() => scrollToTime(openedAt.current), [scrollToTime])

  useEffect(() => {
    refresh()
    window.addEventListener('resize', handleScroll)
    return () => {
      window.removeEventListener('resize', handleScroll)
      cancelAnimationFrame(frame.current)
      clearTimeout(rest.current)
    }
  }, [refresh, handleScroll])

  return { drawn, handleScroll, scrollToTime, scrollToRow, reveal }
}
