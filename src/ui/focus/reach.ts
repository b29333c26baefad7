import type { Candidate } from './geometry.ts'

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]'

/** Only the dialog on top can be reached while one is open. */
export function focusScope(): HTMLElement {
  // A drawer that is closed may stay in the page, unseen.
  const open = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].filter(
    (modal) => getComputedStyle(modal).visibility !== 'hidden',
  )
  return open[open.length - 1] ?? document.body
}

/** All that can take the focus and is there to be seen, in the order of the page. */
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

/** The box with scrolling of its own that something lies in: a shelf of films, a line of pills. */
const shelfOf = (item: Element) =>
  ancestor(
    item,
    (box) =>
      box.scrollWidth > box.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(box).overflowX),
  )

/** The bar that something stands on, or null for what scrolls with the page. */
export const barOf = (item: Element) =>
  ancestor(item, (box) => ['fixed', 'sticky'].includes(getComputedStyle(box).position))

/** On the screen from side to side, or further on in the same shelf. */
export function isWithinReach(from: Element, { item, edges }: Candidate<HTMLElement>): boolean {
  const middle = (edges.left + edges.right) / 2
  if (middle >= 0 && middle <= window.innerWidth) return true
  const shelf = shelfOf(item)
  return shelf !== null && shelf === shelfOf(from)
}
