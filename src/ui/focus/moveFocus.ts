import { type Candidate, isSideways } from './geometry.ts'
import { goalOf } from './goal.ts'
import { type Direction, isTextInput } from './keys.ts'
import { barOf, candidatesIn, firstIn, focusScope, isRail } from './reach.ts'
import { distanceTo, goesOn, leftOf, readOn, reveal, scrollerOf, seenOf, stepOf } from './reading.ts'

/**
 * Whether the focused element handles this key itself (caret, slider value, next radio button). On a television radio
 * buttons do not: as in a toolbar (WAI-ARIA) the arrow keys move past them, and OK chooses.
 */
export function keeps(
  active: Element,
  direction: Direction,
  { goal, isTelevision }: { goal: Element | undefined; isTelevision: boolean },
): boolean {
  const along = isSideways(direction)
  if (active instanceof HTMLInputElement) {
    // `data-waits` marks a slider that takes arrow keys only after OK.
    if (active.type === 'range')
      return (
        active.dataset.waits === undefined &&
        along !== (active.getAttribute('aria-orientation') === 'vertical')
      )
    if (active.type === 'radio')
      return (
        !isTelevision &&
        goal instanceof HTMLInputElement &&
        goal.type === 'radio' &&
        goal.name === active.name
      )
  }
  if (active instanceof HTMLTextAreaElement && !along) {
    const edge = direction === 'up' ? 0 : active.value.length
    return active.selectionStart !== edge || active.selectionEnd !== edge
  }
  return along && isTextInput(active) && !(active instanceof HTMLInputElement && isAtEnd(active, direction))
}

/** Whether the caret is at that end of the text. A field that does not expose its caret must be empty to count. */
function isAtEnd(input: HTMLInputElement, direction: Direction): boolean {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === null) return value === ''
  const isForward = (direction === 'right') === (getComputedStyle(input).direction !== 'rtl')
  const end = isForward ? value.length : 0
  return selectionStart === end && selectionEnd === end
}

type Goal = Candidate<HTMLElement> | null

/** Maximum number of animation frames to wait until a virtual list has rendered its rows. */
const maxFrames = 30

interface MoveOptions {
  isTelevision?: boolean
  /** Whether the focus waits for rows of a virtual list that are not rendered yet. */
  waits?: boolean
}

/** Moves the focus in a direction. Returns false if the key keeps its default action. */
export function moveFocus(
  direction: Direction,
  { isTelevision = false, waits = true }: MoveOptions = {},
): boolean {
  const within = focusScope()
  const active = document.activeElement
  const from =
    active instanceof HTMLElement && active !== document.body && within.contains(active) ? active : null
  const all = candidatesIn(within, from)
  // Nothing has the focus, or only a container such as a dialog: start with the first control inside.
  if (!from || all.some(({ item }) => from.contains(item))) {
    const first = firstIn(within)
    if (first) focusAndReveal(first)
    return first !== null
  }
  const goal = goalOf(from, all, direction)
  if (keeps(from, direction, { goal: goal?.item, isTelevision })) return false
  const scroller = isSideways(direction) ? null : scrollerOf(within)
  if (scroller) {
    const spacer = waits && !barOf(from) && spacerAhead(from, goal, direction)
    if (spacer) {
      scrollTowards(spacer, direction, scroller)
      moveWhenDrawn(from, direction, isTelevision)
      return true
    }
    if (readsFirst(from, goal, direction, scroller)) return true
  }
  // On a television the key is consumed even if there is no goal, so that the page never moves without the focus.
  if (!goal) return isTelevision
  focusAndReveal(goal.item)
  return true
}

export function focusAndReveal(item: HTMLElement): void {
  item.focus({ preventScroll: true })
  reveal(item)
}

/** Whether the content ends here: only another bar, or nothing, lies in that direction. */
function leadsOut(from: HTMLElement, goal: Goal): boolean {
  const bar = goal && barOf(goal.item)
  return !goal || (bar !== null && bar !== barOf(from))
}

/** Scrolls if there is content to read before the next control. Returns false if the focus should move instead. */
function readsFirst(from: HTMLElement, goal: Goal, direction: Direction, scroller: Element): boolean {
  if (!goesOn(scroller, direction) || isAtItsEdge(from, direction)) return false
  const step = stepOf(scroller)
  const { top, bottom } = from.getBoundingClientRect()
  // The guest has scrolled past the focused control; in its direction the page scrolls back to it.
  if (direction === 'up' ? bottom <= 0 : top >= window.innerHeight) {
    readOn(
      scroller,
      direction,
      Math.min(step, distanceTo(scroller, { top, bottom, left: 0, right: 0 }, direction)),
    )
    return true
  }
  if (leadsOut(from, goal)) {
    const left = leftOf(scroller, direction)
    readOn(scroller, direction, Math.min(step, left))
    // If this step shows the end of the content, the focus moves on with the same key press.
    return !goal || left > step
  }
  // What lies before the control is all seen if the page scrolls by no more than its visible height.
  const seen = seenOf(scroller)
  if (!goal || distanceTo(scroller, goal.edges, direction) <= seen.bottom - seen.top) return false
  readOn(scroller, direction)
  return true
}

/**
 * Whether the control is on a bar at the edge of the page in that direction, such as Down on the bottom bar, or on a
 * rail.
 */
function isAtItsEdge(from: HTMLElement, direction: Direction): boolean {
  const bar = barOf(from)
  if (!bar) return false
  const { top, bottom } = bar.getBoundingClientRect()
  return isRail(bar) || top + bottom > window.innerHeight === (direction === 'down')
}

/** Returns the spacer of a virtual list's unrendered rows between the control and the next one, or null. */
function spacerAhead(from: HTMLElement, goal: Goal, direction: Direction): Element | null {
  const { top, bottom } = from.getBoundingClientRect()
  const end = leadsOut(from, goal) ? null : goal
  const spacers = [...focusScope().querySelectorAll('[data-virtual-spacer]')]
  return (
    spacers.find((spacer) => {
      const edges = spacer.getBoundingClientRect()
      if (edges.height < 1) return false
      return direction === 'down'
        ? edges.top >= bottom - 1 && (!end || edges.top < end.edges.top)
        : edges.bottom <= top + 1 && (!end || edges.bottom > end.edges.bottom)
    }) ?? null
  )
}

/** Scrolls until the spacer is visible, but no farther than one key press may scroll. */
function scrollTowards(spacer: Element, direction: Direction, scroller: Element): void {
  const seen = seenOf(scroller)
  const { top, bottom } = spacer.getBoundingClientRect()
  const distance = direction === 'down' ? top - seen.bottom : seen.top - bottom
  readOn(scroller, direction, Math.max(0, Math.min(distance + 1, stepOf(scroller))))
}

/** Moves the focus when the rows are rendered (or after `maxFrames`), unless the guest has moved it in the meantime. */
function moveWhenDrawn(from: HTMLElement, direction: Direction, isTelevision: boolean): void {
  let frames = 0
  const look = () => {
    if (document.activeElement !== from) return
    frames += 1
    const goal = goalOf(from, candidatesIn(focusScope(), from), direction)
    if (frames < maxFrames && spacerAhead(from, goal, direction)) requestAnimationFrame(look)
    else moveFocus(direction, { isTelevision, waits: false })
  }
  requestAnimationFrame(look)
}

/**
 * Scrolls by one step and moves the focus to the visible control nearest to its former position in the viewport.
 * Returns false if the page cannot scroll further in that direction.
 */
export function movePage(direction: 'up' | 'down'): boolean {
  const within = focusScope()
  const scroller = scrollerOf(within)
  const before = document.activeElement
  if (!scroller || !goesOn(scroller, direction)) return false
  const { top, left } = before?.getBoundingClientRect() ?? { top: 0, left: 0 }
  readOn(scroller, direction)
  requestAnimationFrame(() => {
    if (document.activeElement !== before) return
    const seen = seenOf(scroller)
    const distance = ({ edges }: Candidate<HTMLElement>) =>
      Math.abs(edges.top - top) * 2 + Math.abs(edges.left - left)
    const [nearest] = candidatesIn(within, null)
      .filter(({ item, edges }) => !barOf(item) && edges.top >= seen.top && edges.bottom <= seen.bottom)
      .sort((one, other) => distance(one) - distance(other))
    if (nearest) focusAndReveal(nearest.item)
  })
  return true
}
