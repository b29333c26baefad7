import type { Candidate } from './geometry.ts'

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]'

/** Returns the element that the focus must not leave: the topmost open dialog or menu, else the body. */
export function focusScope(): HTMLElement {
  // A closed drawer may stay in the DOM, hidden.
  const open = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"], .MuiPopover-root')].filter(
    (modal) => getComputedStyle(modal).visibility !== 'hidden',
  )
  return open[open.length - 1] ?? document.body
}

/** All visible focusable elements, in document order. */
export function candidatesIn(within: HTMLElement, from: Element | null): Candidate<HTMLElement>[] {
  const found: Candidate<HTMLElement>[] = []
  for (const item of within.querySelectorAll<HTMLElement>(focusable)) {
    if (item === from || item.tabIndex < 0) continue
    if (item.matches(':disabled, [aria-hidden="true"] *, [inert] *')) continue
    const edges = item.getBoundingClientRect()
    if (edges.width > 0 && edges.height > 0 && getComputedStyle(item).visibility !== 'hidden')
      found.push({ item, edges })
  }
  return found
}

/**
 * Returns the first control of the content: on a screen the first inside `main`, in a dialog or menu the first of all.
 */
export function firstIn(within: HTMLElement): HTMLElement | null {
  const all = candidatesIn(within, null).map(({ item }) => item)
  const isContent = (item: HTMLElement) => item.closest('main, [aria-modal], .MuiPopover-root') !== null
  return all.find(isContent) ?? all[0] ?? null
}

function ancestor(item: Element, holds: (element: HTMLElement) => boolean): HTMLElement | null {
  for (let at = item.parentElement; at && at !== document.body; at = at.parentElement)
    if (holds(at)) return at
  return null
}

/** The horizontal scroll container that an element is in, such as a shelf of films or a line of pills. */
export const shelfOf = (item: Element) =>
  ancestor(
    item,
    (box) =>
      box.scrollWidth > box.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(box).overflowX),
  )

/**
 * Maximum thickness of a bar, as a share of the viewport. An element that is larger in both directions is part of the
 * page, but for a fixed one beside it: in large text a rail takes up to half of the width.
 */
const maxBarShare = 0.3
const maxRailShare = 0.5

/** The bar that contains an element, or null for an element that scrolls with the page. */
export function barOf(item: Element): HTMLElement | null {
  const box = coverOf(item)
  if (!box) return null
  const { width, height } = box.getBoundingClientRect()
  const maxWidthShare = getComputedStyle(box).position === 'fixed' ? maxRailShare : maxBarShare
  const isBar = width <= window.innerWidth * maxWidthShare || height <= window.innerHeight * maxBarShare
  return isBar ? box : null
}

/**
 * The element itself or its closest ancestor that stays in place while the page scrolls below it: it is fixed, or
 * sticky and now at its edge.
 */
export const coverOf = (item: Element): HTMLElement | null =>
  item instanceof HTMLElement && isCover(item) ? item : ancestor(item, isCover)

function isCover(box: HTMLElement): boolean {
  const { position, top, bottom } = getComputedStyle(box)
  if (position !== 'sticky') return position === 'fixed'
  const edges = box.getBoundingClientRect()
  const isAt = (edge: number, length: string) => Math.abs(edge - Number.parseFloat(length)) < 2
  return isAt(edges.top, top) || isAt(window.innerHeight - edges.bottom, bottom)
}

/** Whether the bar is a rail: its controls form a column, which the focus enters and leaves sideways. */
export function isRail(bar: HTMLElement | null): boolean {
  if (!bar) return false
  const { width, height } = bar.getBoundingClientRect()
  return height > width
}

/**
 * Whether the control is visible horizontally, in the viewport and in its shelf. Every control in the same shelf is
 * within reach.
 */
export function isWithinReach(from: Element, { item, edges }: Candidate<HTMLElement>): boolean {
  const middle = (edges.left + edges.right) / 2
  const isInWindow = middle >= 0 && middle <= window.innerWidth
  const shelf = shelfOf(item)
  if (!shelf) return isInWindow
  if (shelf.contains(from)) return true
  const { left, right } = shelf.getBoundingClientRect()
  return isInWindow && middle >= left && middle <= right
}
