import { type Candidate, isSideways } from './geometry.ts'
import { type Direction, isTextInput } from './keys.ts'
import { barOf, candidatesIn, firstIn, focusScope, isRail } from './reach.ts'
import {
  canScroll,
  distanceTo,
  remainingScroll,
  reveal,
  scrollContent,
  scrollerOf,
  scrollStepOf,
  visibleRangeOf,
} from './scrolling.ts'
import { targetOf } from './target.ts'

/**
 * Whether the focused element handles this key itself (caret, slider value, next radio button). On a television radio
 * buttons do not: as in a toolbar (WAI-ARIA) the arrow keys move past them, and OK chooses.
 */
export function handlesKey(
  active: Element,
  direction: Direction,
  { target, isTelevision }: { target: Element | undefined; isTelevision: boolean },
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
        target instanceof HTMLInputElement &&
        target.type === 'radio' &&
        target.name === active.name
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

type Target = Candidate<HTMLElement> | null

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
  const target = targetOf(from, all, direction)
  if (handlesKey(from, direction, { target: target?.item, isTelevision })) return false
  const scroller = isSideways(direction) ? null : scrollerOf(within)
  if (scroller) {
    const spacer = waits && !barOf(from) && spacerAhead(from, target, direction)
    if (spacer) {
      scrollTowards(spacer, direction, scroller)
      moveWhenDrawn(from, direction, isTelevision)
      return true
    }
    if (scrollsFirst(from, target, direction, scroller)) return true
  }
  // On a television the key is consumed even if there is no target, so that the page never moves without the focus.
  if (!target) return isTelevision
  focusAndReveal(target.item)
  return true
}

export function focusAndReveal(item: HTMLElement): void {
  item.focus({ preventScroll: true })
  reveal(item)
}

/** Whether the content ends here: only another bar, or nothing, lies in that direction. */
function leadsOut(from: HTMLElement, target: Target): boolean {
  const bar = target && barOf(target.item)
  return !target || (bar !== null && bar !== barOf(from))
}

/** Scrolls if there is content to read before the next control. Returns false if the focus should move instead. */
function scrollsFirst(from: HTMLElement, target: Target, direction: Direction, scroller: Element): boolean {
  if (!canScroll(scroller, direction) || isAtItsEdge(from, direction)) return false
  const step = scrollStepOf(scroller)
  const { top, bottom } = from.getBoundingClientRect()
  // The guest has scrolled past the focused control; in its direction the page scrolls back to it.
  if (direction === 'up' ? bottom <= 0 : top >= window.innerHeight) {
    scrollContent(
      scroller,
      direction,
      Math.min(step, distanceTo(scroller, { top, bottom, left: 0, right: 0 }, direction)),
    )
    return true
  }
  if (leadsOut(from, target)) {
    const left = remainingScroll(scroller, direction)
    scrollContent(scroller, direction, Math.min(step, left))
    // If this step shows the end of the content, the focus moves on with the same key press.
    return !target || left > step
  }
  // What lies before the control is all seen if the page scrolls by no more than its visible height.
  const seen = visibleRangeOf(scroller)
  if (!target || distanceTo(scroller, target.edges, direction) <= seen.bottom - seen.top) return false
  scrollContent(scroller, direction)
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
function spacerAhead(from: HTMLElement, target: Target, direction: Direction): Element | null {
  const { top, bottom } = from.getBoundingClientRect()
  const end = leadsOut(from, target) ? null : target
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
  const seen = visibleRangeOf(scroller)
  const { top, bottom } = spacer.getBoundingClientRect()
  const distance = direction === 'down' ? top - seen.bottom : seen.top - bottom
  scrollContent(scroller, direction, Math.max(0, Math.min(distance + 1, scrollStepOf(scroller))))
}

/** Moves the focus when the rows are rendered (or after `maxFrames`), unless the guest has moved it in the meantime. */
function moveWhenDrawn(from: HTMLElement, direction: Direction, isTelevision: boolean): void {
  let frames = 0
  const look = () => {
    if (document.activeElement !== from) return
    frames += 1
    const target = targetOf(from, candidatesIn(focusScope(), from), direction)
    if (frames < maxFrames && spacerAhead(from, target, direction)) requestAnimationFrame(look)
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
  if (!scroller || !canScroll(scroller, direction)) return false
  const { top, left } = before?.getBoundingClientRect() ?? { top: 0, left: 0 }
  scrollContent(scroller, direction)
  requestAnimationFrame(() => {
    if (document.activeElement !== before) return
    const seen = visibleRangeOf(scroller)
    const distance = ({ edges }: Candidate<HTMLElement>) =>
      Math.abs(edges.top - top) * 2 + Math.abs(edges.left - left)
    const [nearest] = candidatesIn(within, null)
      .filter(({ item, edges }) => !barOf(item) && edges.top >= seen.top && edges.bottom <= seen.bottom)
      .sort((one, other) => distance(one) - distance(other))
    if (nearest) focusAndReveal(nearest.item)
  })
  return true
}
