import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { columnsOf, focusedIn, heightsOf, rowGapOf } from './layout.ts'
import { nextRows, withFocused } from './nextRows.ts'
import { Rows } from './rows.ts'

/** Which entries of a list are drawn, and the height in pixels of what is left out before and after them. */
export interface Drawn {
  from: number
  to: number
  before: number
  after: number
}

export interface VirtualRowsOptions {
  /** How many entries are drawn when the list opens; a list that is no longer is drawn whole. */
  first: number
  /** How many rows are drawn in one go. */
  step: number
  /** The height of a row in pixels, until one has been measured. */
  estimate: number
}

/** In heights of the window: so far beyond its edges something has to stand, and so far it is drawn then. */
const least = 0.75
const most = 1

interface Known {
  rows: Rows
  columns: number
  width: number
}

/** What was measured outlives the screen: a guest who comes back finds the place. */
const measurements = new WeakMap<readonly unknown[], Known>()

function rowsOf(list: readonly unknown[], columns: number, width: number, estimate: number): Rows {
  const known = measurements.get(list)
  if (known && known.columns === columns && known.width === width) return known.rows
  const rows = new Rows(Math.ceil(list.length / columns), estimate)
  measurements.set(list, { rows, columns, width })
  return rows
}

function opening(list: readonly unknown[], { first, estimate }: VirtualRowsOptions): Drawn {
  const to = Math.min(first, list.length)
  const { rows, columns } = measurements.get(list) ?? { rows: new Rows(list.length, estimate), columns: 1 }
  return { from: 0, to, before: 0, after: rows.between(Math.ceil(to / columns), rows.count) }
}

const whole = (list: readonly unknown[]): Drawn => ({ from: 0, to: list.length, before: 0, after: 0 })

const isWhole = (list: readonly unknown[], { from, to }: Drawn) => from === 0 && to === list.length

/** What to draw after `drawn`, by what the guest sees of the list; null where enough stands. */
function look(list: readonly unknown[], box: HTMLElement, drawn: Drawn, options: VirtualRowsOptions) {
  const { top, width, height } = box.getBoundingClientRect()
  // A page that lays nothing out has no window either.
  if (height === 0) return isWhole(list, drawn) ? null : whole(list)
  const columns = columnsOf(box)
  const rows = rowsOf(list, columns, width, options.estimate)
  const shown = [Math.ceil(drawn.from / columns), Math.ceil(drawn.to / columns)] as const
  if (drawn.from % columns === 0) rows.measured(shown[0], heightsOf(box, columns, drawn.before > 0))

  const { innerHeight } = window
  const near = (ahead: number) => rows.within(-ahead * innerHeight - top, (1 + ahead) * innerHeight - top)
  const [from, to] = near(least)
  if (shown[0] <= from && shown[1] >= to) return null
  const focused = focusedIn(box, drawn.before > 0)
  const held = focused === null ? null : Math.floor((drawn.from + focused) / columns)
  const next = withFocused(nextRows(shown, near(most), near(0)[0], options.step), held)
  const gap = rowGapOf(box)
  return {
    from: next[0] * columns,
    to: Math.min(next[1] * columns, list.length),
    before: Math.max(0, rows.between(0, next[0]) - gap),
    after: Math.max(0, rows.between(next[1], rows.count) - gap),
  }
}

/**
 * Of a long list only what is near the window is drawn; empty room stands for the rest. What comes near is drawn in
 * small steps, and what goes far is taken away, so that a list of any length scrolls like a short one.
 *
 * @param list the same list is the same object: what is known of its rows belongs to it
 * @param box the rows' parent, with them and the room before and after them as its only children; the room says
 *   `data-coming`, so that a remote control waits for what is about to stand there
 * @param options the same object each time
 */
export function useVirtualRows(
  list: readonly unknown[],
  box: RefObject<HTMLElement | null>,
  options: VirtualRowsOptions,
): Drawn {
  const [drawn, setDrawn] = useState(() => opening(list, options))
  const [last, setLast] = useState(list)
  // Another list begins anew.
  if (last !== list) {
    setLast(list)
    setDrawn(opening(list, options))
  }
  const isLong = list.length > options.first
  const frame = useRef(0)

  // Runs with each step, to measure it and to go on from it.
  useEffect(() => {
    if (!isLong) return
    let isAsked = false
    const grow = () => {
      const next = !isAsked && box.current && look(list, box.current, drawn, options)
      if (!next) return
      isAsked = true
      // What the guest does meanwhile comes first.
      startTransition(() => setDrawn(next))
    }
    const growSoon = () => {
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(grow)
    }
    growSoon()
    window.addEventListener('scroll', growSoon, { passive: true })
    window.addEventListener('resize', growSoon)
    return () => {
      cancelAnimationFrame(frame.current)
      window.removeEventListener('scroll', growSoon)
      window.removeEventListener('resize', growSoon)
    }
  }, [list, drawn, isLong, options, box])

  return isLong ? drawn : whole(list)
}
