import type { Candidate } from './geometry.ts'

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]'

/** While a dialog is open, only the topmost one can be reached. */
export function focusScope(): HTMLElement {
  // A closed drawer may stay in the DOM, hidden.
  const open = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].filter(
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

function ancestor(item: Element, holds: (element: Element) => boolean): Element | null {
  for (let at = item.parentElement; at && at !== document.body; at = at.parentElement)
    if (holds(at)) return at
  return null
}

/** The scroll container that an element is in: a shelf of films, a line of pills. */
const shelfOf = (item: Element) =>
  ancestor(
    item,
    (box) =>
      box.scrollWidth > box.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(box).overflowX),
  )

/** The fixed or sticky bar that an element is on, or null for what scrolls with the page. */
export const barOf = (item: Element) =>
  ancestor(item, (box) => ['fixed', 'sticky'].includes(getComputedStyle(box).position))

/** Is it within the window horizontally, or in the same shelf? */
export function isWithinReach(from: Element, { item, edges }: Candidate<HTMLElement>): boolean {
  const middle = (edges.left + edges.right) / 2
  if (middle >= 0 && middle <= window.innerWidth) return true
  const shelf = shelfOf(item)
  return shelf !== null && shelf === shelfOf(from)
}
