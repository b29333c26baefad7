import { type Candidate, type Edges, isSideways, nearest } from './geometry.ts'
import type { Direction } from './keys.ts'
import { barOf, isRail, isWithinReach, shelfOf } from './reach.ts'

type Control = Candidate<HTMLElement>

/** Controls whose upper edges differ by at most this, in CSS pixels, are in one line. */
const linePx = 8

const isInLine = (one: Control, other: Control) => Math.abs(one.edges.top - other.edges.top) <= linePx

const isChosen = ({ item }: Control) =>
  item.matches('[aria-current], [aria-selected="true"], [type="radio"]:checked')

/** The row of choices that contains the control, such as the rooms of a suite or the days of a guide. */
const rowOf = (item: Element) =>
  item.closest('main nav, main [role="tablist"], main [role="radiogroup"]:not(fieldset)')

const overlaps = (one: Control, left: number, right: number) =>
  one.edges.left < right && one.edges.right > left

/**
 * Returns where a step up or down leads if it enters or leaves a row of choices: into the row to the chosen one, from
 * tabs to the first control of their panel, and from another row to what begins below it, not to the control that
 * happens to be nearest.
 */
function inRow(from: HTMLElement, target: Control, all: readonly Control[]): Control {
  const [left, entered] = [rowOf(from), rowOf(target.item)]
  if (left === entered) return target
  if (entered) {
    const row = all.filter(({ item }) => entered.contains(item))
    return row.every((one) => isInLine(one, target)) ? (row.find(isChosen) ?? target) : target
  }
  const own = from.getBoundingClientRect()
  const isBelow = target.edges.top >= own.bottom - 1
  const panel = left?.matches('[role="tablist"]') && document.querySelector('main [role="tabpanel"]')
  if (panel && isBelow) return all.find(({ item }) => panel.contains(item)) ?? target
  if (!left || !isBelow || overlaps(target, own.left, own.right)) return target
  return all.find((one) => isInLine(one, target) && !left.contains(one.item)) ?? target
}

const isOn = (one: Edges, other: Edges) => {
  const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2]
  const isWithin = x > other.left && x < other.right && y > other.top && y < other.bottom
  return isWithin && one.bottom - one.top < other.bottom - other.top
}

/**
 * Returns the control on whose face this one lies, such as a card with a plus, or null. A video is none for the controls
 * above it, nor a heading, nor a region that contains what it scrolls.
 */
function cardOf(part: Control, all: readonly Control[]): Control | null {
  const isCard = ({ item, edges }: Control) =>
    isOn(part.edges, edges) &&
    item.matches('a, button, input') &&
    !item.contains(part.item) &&
    barOf(item) === barOf(part.item) &&
    shelfOf(item) === shelfOf(part.item)
  return all.find(isCard) ?? null
}

/**
 * A card and the controls that lie on it are one stop for the arrow keys: up and down lead past all of them, and in the
 * direction of the text the card comes first, then its controls.
 */
function onCard(from: HTMLElement, others: readonly Control[], direction: Direction) {
  const self: Control = { item: from, edges: from.getBoundingClientRect() }
  const all = [self, ...others]
  const cards = new Map(all.map((control) => [control, cardOf(control, all)]))
  const card = cards.get(self) ?? self
  const sign = getComputedStyle(from).direction === 'rtl' ? -1 : 1
  const parts = all
    .filter((control) => cards.get(control) === card)
    .sort((one, other) => sign * (one.edges.left - other.edges.left))
  const stops = [card, ...parts]
  const next = stops[stops.indexOf(self) + (direction === 'right' ? sign : -sign)]
  return {
    card,
    next: isSideways(direction) ? next : undefined,
    beyond: others.filter((control) => control !== card && !cards.get(control)),
  }
}

/** The last step of the focus from the content into a rail. */
let intoRail: { from: HTMLElement; to: HTMLElement | undefined } | null = null

/**
 * Returns the control that an arrow key leads to. Sticky bars cover the content that scrolls below them, so a bar would
 * always be nearest. For up and down, bars are therefore considered last: first controls on the same bar or in the same
 * content, then the content, then other bars. A rail beside the content is reached sideways only, past the content; the
 * opposite key leads back to the control that the focus came from.
 */
export function targetOf(from: HTMLElement, all: readonly Control[], direction: Direction): Control | null {
  const isAlong = isSideways(direction)
  const lineOf = (control: Control) => withLabel(control, isAlong)
  const { card, next, beyond } = onCard(from, all, direction)
  if (next) return next
  const { edges } = lineOf(card)
  const reachable = beyond.filter((candidate) => isWithinReach(from, candidate)).map(lineOf)
  const bars = new Map(reachable.map((candidate) => [candidate, barOf(candidate.item)]))
  const where = (holds: (bar: HTMLElement | null) => boolean) =>
    reachable.filter((candidate) => holds(bars.get(candidate) ?? null))
  const own = barOf(from)
  const onSame = () =>
    nearest(
      edges,
      where((bar) => bar === own),
      direction,
    )
  if (isAlong && isRail(own)) {
    const content = where((bar) => !isRail(bar))
    return (
      onSame() ??
      beside(
        edges,
        content.filter(({ item }) => from === intoRail?.to && item === intoRail.from),
        direction,
      ) ??
      nearest(edges, content, direction) ??
      fromRail(edges, content, direction)
    )
  }
  if (isAlong) {
    // What else is on its shelf comes before what is beside the shelf, below which the rest of the shelf may lie.
    const shelf = shelfOf(from)
    const mates = shelf ? reachable.filter(({ item }) => shelf.contains(item)) : []
    const target = nearest(edges, mates, direction) ?? onSame() ?? nearest(edges, reachable, direction)
    if (target && !isRail(bars.get(target) ?? null)) return target
    // From the content into the rail: the focus goes to the rail's current item (`aria-current`).
    const rail = where(isRail)
    const entered = currentOf(rail, edges, direction) ?? target
    intoRail = { from, to: entered?.item }
    return entered
  }
  if (isRail(own)) return onSame()
  const target =
    onSame() ??
    nearest(
      edges,
      where((bar) => bar === null),
      direction,
    ) ??
    nearest(
      edges,
      where((bar) => isAtEdge(bar, direction)),
      direction,
    )
  return target && inRow(from, target, reachable)
}

/**
 * A checkbox or radio button takes the edges of its whole label: for left and right, so that nothing lies beside it but
 * what is beside the label; for up and down, if the label contains links, because a link within the text could keep the
 * focus from reaching it.
 */
function withLabel(control: Control, isAlong: boolean): Control {
  const label = control.item instanceof HTMLInputElement ? control.item.closest('label') : null
  const takesLabel = label && (label.querySelector('a') !== null) !== isAlong
  return takesLabel ? { ...control, edges: label.getBoundingClientRect() } : control
}

/** Whether the bar is at the edge of the page in that direction. A rail is not, nor is the bar at the opposite edge. */
function isAtEdge(bar: HTMLElement | null, direction: Direction): boolean {
  if (!bar || isRail(bar)) return false
  const { top, bottom } = bar.getBoundingClientRect()
  return direction === 'down' ? top + bottom > window.innerHeight : top + bottom < window.innerHeight
}

/** From the rail back into the content: to a control in the viewport, or to the heading of a text without controls. */
function fromRail(from: Edges, content: readonly Control[], direction: Direction): Control | null {
  const item = document.querySelector<HTMLElement>('main [data-screen-title]')
  const heading = item && { item, edges: item.getBoundingClientRect() }
  return (
    beside(from, content, direction) ?? (heading && isBeside(from, heading.edges, direction) ? heading : null)
  )
}

/**
 * Returns the control of the rail that is marked as current (`aria-current`), else the nearest one in that direction.
 */
function currentOf(rail: readonly Control[], from: Edges, direction: Direction): Control | null {
  const ahead = rail.filter(({ edges }) => isBeside(from, edges, direction))
  return ahead.find(({ item }) => item.hasAttribute('aria-current')) ?? beside(from, ahead, direction)
}

const isBeside = (from: Edges, to: Edges, direction: Direction) =>
  direction === 'left' ? to.right <= from.left + 1 : to.left >= from.right - 1

/**
 * Returns the nearest control that is entirely on that side and within the viewport, at whatever height: the one with
 * the smallest sum of vertical and horizontal distance.
 */
function beside(from: Edges, all: readonly Control[], direction: Direction): Control | null {
  const middle = (from.top + from.bottom) / 2
  const distance = ({ edges }: Control) =>
    Math.abs((edges.top + edges.bottom) / 2 - middle) +
    (direction === 'left' ? from.left - edges.right : edges.left - from.right)
  return all
    .filter(
      ({ edges }) => isBeside(from, edges, direction) && edges.bottom > 0 && edges.top < window.innerHeight,
    )
    .reduce<Control | null>((best, one) => (!best || distance(one) < distance(best) ? one : best), null)
}
