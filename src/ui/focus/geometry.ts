import type { Direction } from './keys.ts'

/** Edges in CSS pixels, as `getBoundingClientRect` gives them. */
export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Candidate<Item> {
  item: Item
  edges: Edges
}

// All directions are computed as "down": the main axis points in the direction, the cross axis is perpendicular.
interface Span {
  near: number
  far: number
  start: number
  end: number
}

function toSpan({ left, top, right, bottom }: Edges, direction: Direction): Span {
  switch (direction) {
    case 'down':
      return { near: top, far: bottom, start: left, end: right }
    case 'up':
      return { near: -bottom, far: -top, start: left, end: right }
    case 'right':
      return { near: left, far: right, start: top, end: bottom }
    case 'left':
      return { near: -right, far: -left, start: top, end: bottom }
  }
}

const middle = (a: number, b: number) => (a + b) / 2

/** Whether `to` lies in that direction. */
const isAhead = (from: Span, to: Span) => (from.near < to.near || from.far <= to.near) && from.far < to.far

const mainGap = (from: Span, to: Span) => Math.max(0, to.near - from.far)
const overlaps = (from: Span, to: Span) => Math.min(from.end, to.end) - Math.max(from.start, to.start) > 0
const crossDistance = (from: Span, to: Span) =>
  Math.abs(middle(from.start, from.end) - middle(to.start, to.end))
// The distance on the main axis has far more weight than that on the cross axis; the factor is Android TV's.
const cost = (from: Span, to: Span) => 13 * mainGap(from, to) ** 2 + crossDistance(from, to) ** 2

// A horizontal step stays in its row, or goes to something entirely beside it, such as a navigation rail.
const isReachableSideways = (from: Span, to: Span) =>
  overlaps(from, to) ||
  (to.near >= from.far && Math.max(to.start - from.end, from.start - to.end) <= to.near - from.far)

/** Prefers candidates straight ahead to nearer ones: sideways always, up and down unless they are far away. */
function isBetter(from: Span, one: Span, other: Span, direction: Direction): boolean {
  const isStraight = overlaps(from, one)
  if (isStraight !== overlaps(from, other)) {
    const [straight, aslant] = isStraight ? [one, other] : [other, one]
    if (isSideways(direction) || mainGap(from, straight) < Math.max(1, aslant.far - from.far))
      return isStraight
  }
  return cost(from, one) < cost(from, other)
}

export const isSideways = (direction: Direction) => direction === 'left' || direction === 'right'

/** The best candidate in a direction, or null where there is none. */
export function nearest<Item>(
  from: Edges,
  candidates: readonly Candidate<Item>[],
  direction: Direction,
): Candidate<Item> | null {
  const start = toSpan(from, direction)
  let best: Candidate<Item> | null = null
  for (const candidate of candidates) {
    const span = toSpan(candidate.edges, direction)
    if (!isAhead(start, span) || (isSideways(direction) && !isReachableSideways(start, span))) continue
    if (!best || isBetter(start, span, toSpan(best.edges, direction), direction)) best = candidate
  }
  return best
}
