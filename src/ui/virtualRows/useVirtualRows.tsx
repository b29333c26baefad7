import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { styled } from '../styled.tsx'
import { includeFocused, nextRange, RowHeights } from './rowHeights.ts'

const Space = styled('li')({ gridColumn: '1 / -1', listStyle: 'none' })

interface VirtualSpacerProps {
  heightPx: number
  /** For a list of sections instead of list items. */
  as?: 'div'
}

/**
 * Takes the space of the rows of a virtual list that are not rendered. `data-virtual-spacer` makes the focus of a remote
 * control wait until rows are rendered there.
 */
export const VirtualSpacer = ({ heightPx, as }: VirtualSpacerProps) =>
  heightPx > 0 && (
    <Space {...(as && { as })} aria-hidden="true" data-virtual-spacer="" style={{ height: heightPx }} />
  )

/** Number of columns of the container: those of its grid, or one. */
function columnCount(container: HTMLElement): number {
  const { display, gridTemplateColumns } = getComputedStyle(container)
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1
}

/** The gap between two rows of a grid, in pixels. */
const rowGapPx = (container: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(container).rowGap) || 0

/** Index of the rendered item that contains the focus. */
function focusedIndex(container: HTMLElement, hasSpacerBefore: boolean): number | null {
  const index = [...container.children].findIndex((child) => child.contains(document.activeElement))
  return index < 0 ? null : index - (hasSpacerBefore ? 1 : 0)
}

/**
 * The heights of the rendered rows, each with the gap below it. The last row is left out unless something follows it.
 *
 * @param hasSpacerBefore the first child is not an item but the spacer before them
 */
function measureRowHeights(container: HTMLElement, columns: number, hasSpacerBefore: boolean): number[] {
  const tops: number[] = []
  for (let index = hasSpacerBefore ? 1 : 0; index < container.children.length; index += columns)
    tops.push(container.children[index]?.getBoundingClientRect().top ?? 0)
  return tops.slice(1).map((top, index) => top - (tops[index] ?? 0))
}

/** Which items of a list to render (`to` excluded), and the heights of the spacers that stand for the others. */
interface VirtualRows {
  from: number
  to: number
  heightBeforePx: number
  heightAfterPx: number
}

interface VirtualRowsOptions {
  /** How many items are rendered at first; a list with no more than these is rendered whole. */
  initialItems: number
  /** How many rows are added at each end in one render. */
  rowsPerRender: number
  /** The height of a row until one has been measured. */
  estimatedRowHeightPx: number
  /**
   * Whether a new `list` is a changed version of the previous one, so that the rows in view stay in place. Else it
   * begins at its top.
   */
  keepsPlace?: boolean
}

/**
 * Overscan in window heights: rendering starts when less than `minOverscan` is rendered, and continues up to
 * `maxOverscan`.
 */
const minOverscan = 0.75
const maxOverscan = 1

interface Measurements {
  heights: RowHeights
  columns: number
  width: number
}

/** Kept after unmounting, so that scroll restoration finds the same heights. */
const measurements = new WeakMap<readonly unknown[], Measurements>()

function heightsOf(list: readonly unknown[], columns: number, width: number, estimatedRowHeightPx: number) {
  const known = measurements.get(list)
  if (known && known.columns === columns && known.width === width) return known.heights
  const heights = new RowHeights(Math.ceil(list.length / columns), estimatedRowHeightPx)
  measurements.set(list, { heights, columns, width })
  return heights
}

function initialRows(list: readonly unknown[], options: VirtualRowsOptions): VirtualRows {
  const to = Math.min(options.initialItems, list.length)
  const { heights, columns } = measurements.get(list) ?? {
    heights: new RowHeights(list.length, options.estimatedRowHeightPx),
    columns: 1,
  }
  const heightAfterPx = heights.total(Math.ceil(to / columns), heights.rowCount)
  return { from: 0, to, heightBeforePx: 0, heightAfterPx }
}

/** The same rows of the changed list, as far as it has them. The measured heights are reused. */
function keptRows(
  before: readonly unknown[],
  list: readonly unknown[],
  rows: VirtualRows,
  options: VirtualRowsOptions,
): VirtualRows {
  const known = measurements.get(before)
  if (!known) return initialRows(list, options)
  const { columns } = known
  const heights = known.heights.resizedTo(Math.ceil(list.length / columns))
  measurements.set(list, { ...known, heights })
  const from = Math.max(0, Math.min(rows.from, list.length - columns))
  const to = Math.min(list.length, Math.max(rows.to, options.initialItems))
  return {
    from,
    to,
    heightBeforePx: from > 0 ? rows.heightBeforePx : 0,
    heightAfterPx: heights.total(Math.ceil(to / columns), heights.rowCount),
  }
}

const allRows = (list: readonly unknown[]): VirtualRows => ({
  from: 0,
  to: list.length,
  heightBeforePx: 0,
  heightAfterPx: 0,
})

/** Returns the rows to render after `current`, by the list's position in the window; null if `current` is enough. */
function nextRows(
  list: readonly unknown[],
  container: HTMLElement,
  current: VirtualRows,
  options: VirtualRowsOptions,
): VirtualRows | null {
  const { top, width, height } = container.getBoundingClientRect()
  // Without layout (a hidden page, a test environment) there is no window to go by.
  if (height === 0) return current.from === 0 && current.to === list.length ? null : allRows(list)
  const columns = columnCount(container)
  const heights = heightsOf(list, columns, width, options.estimatedRowHeightPx)
  const hasSpacerBefore = current.heightBeforePx > 0
  const rendered = [Math.ceil(current.from / columns), Math.ceil(current.to / columns)] as const
  if (current.from % columns === 0)
    heights.record(rendered[0], measureRowHeights(container, columns, hasSpacerBefore))

  const { innerHeight } = window
  const withOverscan = (overscan: number) =>
    heights.rowsBetween(-overscan * innerHeight - top, (1 + overscan) * innerHeight - top)
  const [from, to] = withOverscan(minOverscan)
  if (rendered[0] <= from && rendered[1] >= to) return null
  const focused = focusedIndex(container, hasSpacerBefore)
  const focusedRow = focused === null ? null : Math.floor((current.from + focused) / columns)
  const range = nextRange(rendered, withOverscan(maxOverscan), withOverscan(0)[0], options.rowsPerRender)
  const next = includeFocused(range, focusedRow)
  const gapPx = rowGapPx(container)
  return {
    from: next[0] * columns,
    to: Math.min(next[1] * columns, list.length),
    heightBeforePx: Math.max(0, heights.total(0, next[0]) - gapPx),
    heightAfterPx: Math.max(0, heights.total(next[1], heights.rowCount) - gapPx),
  }
}

/**
 * A virtual list: only items near the window are rendered, spacers stand for the others. New rows are rendered a few
 * at a time, so that a list of any length scrolls like a short one.
 *
 * @param list must keep its identity while its items are the same: measured heights are stored by it
 * @param container the items' parent; its only children are the items and the `VirtualSpacer`s before and after them
 * @param options must keep its identity
 */
export function useVirtualRows(
  list: readonly unknown[],
  container: RefObject<HTMLElement | null>,
  options: VirtualRowsOptions,
): VirtualRows {
  const [rows, setRows] = useState(() => initialRows(list, options))
  const [shownList, setShownList] = useState(list)
  if (shownList !== list) {
    setShownList(list)
    setRows(options.keepsPlace ? keptRows(shownList, list, rows, options) : initialRows(list, options))
  }
  const isLong = list.length > options.initialItems
  const frame = useRef(0)

  // Runs again after each render of new rows, to measure them and to continue.
  useEffect(() => {
    if (!isLong) return
    let isRequested = false
    const renderNext = () => {
      const next = !isRequested && container.current && nextRows(list, container.current, rows, options)
      if (!next) return
      isRequested = true
      // A transition, so that the guest's input is handled first.
      startTransition(() => setRows(next))
    }
    const scheduleNext = () => {
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(renderNext)
    }
    scheduleNext()
    window.addEventListener('scroll', scheduleNext, { passive: true })
    window.addEventListener('resize', scheduleNext)
    return () => {
      cancelAnimationFrame(frame.current)
      window.removeEventListener('scroll', scheduleNext)
      window.removeEventListener('resize', scheduleNext)
    }
  }, [list, rows, isLong, options, container])

  return isLong ? rows : allRows(list)
}
