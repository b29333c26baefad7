import type { Edges } from './geometry.ts'
import type { Direction } from './keys.ts'
import { barOf, coverOf } from './reach.ts'

/**
 * How far one key press scrolls, as a share of the visible height. The rest stays visible, so that no line is missed.
 */
const stepShare = 0.75
/** Distance between a control and the bar that covered it, in CSS pixels, so that its focus ring is visible. */
const marginPx = 12

const isScrollable = (box: Element) =>
  box.scrollHeight > box.clientHeight + 1 && ['auto', 'scroll'].includes(getComputedStyle(box).overflowY)

const isPage = (scroller: Element) => scroller === page()
const page = () => document.scrollingElement ?? document.documentElement

/** Returns the scroll container of the page or of an open dialog; null if the dialog does not scroll. */
export function scrollerOf(within: HTMLElement): Element | null {
  if (within === document.body) return page()
  return [within, ...within.querySelectorAll('*')].find(isScrollable) ?? null
}

/** Returns the visible part of the content, in CSS pixels: without the bars at the upper and lower edge. */
export function visibleRangeOf(scroller: Element): { top: number; bottom: number } {
  if (!isPage(scroller)) {
    const { top, bottom } = scroller.getBoundingClientRect()
    return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) }
  }
  const padding = getComputedStyle(document.documentElement)
  const [top, bottom] = [padding.scrollPaddingTop, padding.scrollPaddingBottom].map(
    (length) => Number.parseFloat(length) || 0,
  )
  return { top: top ?? 0, bottom: window.innerHeight - (bottom ?? 0) }
}

export const scrollStepOf = (scroller: Element): number => {
  const { top, bottom } = visibleRangeOf(scroller)
  return (bottom - top) * stepShare
}

/** How far the container can still scroll in that direction, in CSS pixels. */
export function remainingScroll(scroller: Element, direction: Direction): number {
  if (direction === 'up') return scroller.scrollTop
  const height = isPage(scroller) ? window.innerHeight : scroller.clientHeight
  return Math.max(0, scroller.scrollHeight - scroller.scrollTop - height)
}

export const canScroll = (scroller: Element, direction: Direction) => remainingScroll(scroller, direction) > 1

export function scrollContent(scroller: Element, direction: Direction, px = scrollStepOf(scroller)): void {
  const by = { top: direction === 'down' ? px : -px }
  if (isPage(scroller)) window.scrollBy(by)
  else scroller.scrollBy(by)
}

/** How far the page has to scroll until the control is entirely visible; 0 if it is. */
export function distanceTo(scroller: Element, { top, bottom }: Edges, direction: Direction): number {
  const seen = visibleRangeOf(scroller)
  return Math.max(0, direction === 'down' ? bottom - seen.bottom : seen.top - top)
}

/** Scrolls until the control is visible: within its shelf, within the viewport, and not below a sticky or fixed bar. */
export function reveal(item: HTMLElement): void {
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  for (const atTop of [true, false]) {
    const { left, right, top, bottom } = item.getBoundingClientRect()
    if (bottom - top > window.innerHeight / 2) return
    const x = Math.min(Math.max((left + right) / 2, 1), window.innerWidth - 1)
    const over = document.elementFromPoint?.(x, atTop ? top + 2 : bottom - 2)
    const cover = over && !item.contains(over) ? coverOf(over) : null
    if (!cover || cover.contains(item)) continue
    const edges = cover.getBoundingClientRect()
    const isBelow = edges.top + edges.bottom > window.innerHeight
    window.scrollBy({ top: isBelow ? bottom - edges.top + marginPx : top - edges.bottom - marginPx })
  }
}

/** Scrolls the page until no bar at its lower edge, such as a notice that has just appeared, covers the control. */
export function liftAboveBar(item: HTMLElement): void {
  const { left, right, top, bottom } = item.getBoundingClientRect()
  for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
    const over = document.elementFromPoint?.((left + right) / 2, y)
    const bar = over && !item.contains(over) ? barOf(over) : null
    const edge = bar && !bar.contains(item) ? bar.getBoundingClientRect().top : 0
    if (edge <= window.innerHeight / 2) continue
    window.scrollBy({ top: bottom - edge + marginPx })
    return
  }
}

/** Whether the control, or at least its upper edge, is within the viewport and not covered by a bar. */
export function isInSight(item: HTMLElement): boolean {
  const { left, right, top, bottom } = item.getBoundingClientRect()
  const middle = (left + right) / 2
  if (top < 0 || middle < 0 || middle > window.innerWidth) return false
  if (bottom > window.innerHeight && top > window.innerHeight / 2) return false
  const over = document.elementFromPoint?.(middle, Math.min(bottom - 2, window.innerHeight - 1))
  const bar = over && !item.contains(over) ? coverOf(over) : null
  return !bar || bar.contains(item)
}
