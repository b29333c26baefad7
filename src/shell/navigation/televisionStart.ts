/** Where the focus of a television begins. */
import type { Edges } from '../../ui/focus/geometry.ts'
import { findMarked, type Mark, markOf } from '../../ui/focus/mark.ts'
import { candidatesIn, firstIn } from '../../ui/focus/reach.ts'
import { isInSight } from '../../ui/focus/reading.ts'

/** What takes the focus in place of a control: the page, a screen's heading, a dialog. */
export const isPlaceholder = (element: Element) =>
  element === document.body ||
  element.matches('main, [data-screen-title], [role="dialog"], .MuiDialog-container, .MuiModal-root')

const controlsIn = (within: HTMLElement) => candidatesIn(within, null).map(({ item }) => item)

const isAfter = (item: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING)

/** Where the screen says that it begins. */
export function markedIn(within: HTMLElement): HTMLElement | null {
  const marked = within.querySelector<HTMLElement>('[data-starts-here]')
  const inMarked = marked ? controlsIn(within).filter((item) => marked.contains(item)) : []
  return inMarked.find((item) => item.hasAttribute('aria-current')) ?? inMarked[0] ?? null
}

/** What the guest has just done something for comes before what they left. */
export const demandedIn = (within: HTMLElement) =>
  within.querySelector<HTMLElement>('[data-starts-here="first"]')

/** A row of choices begins at the chosen one. */
function chosenBeside(item: HTMLElement): HTMLElement {
  const row = item.closest<HTMLElement>('nav, [role="radiogroup"]')
  const isChosen = (one: HTMLElement) => one.matches('[aria-current], [type="radio"]:checked')
  return (row && controlsIn(row).find(isChosen)) ?? item
}

/** A text is read from its heading on, not from a link below. */
export function firstInSight(within: HTMLElement): HTMLElement | null {
  const first = controlsIn(within).find(isInSight)
  return first ? chosenBeside(first) : null
}

/** A place that something without content has taken. */
export interface StandIn {
  /** The control before it. The whole screen may be drawn anew while it loads. */
  before: Mark
  top: number
}

/** The place of what is shown where there is no content, if the control is its button and not all that there is. */
export function standInOf(item: HTMLElement, within: HTMLElement): StandIn | null {
  const place = item.closest('[data-instead]')
  const all = controlsIn(within)
  const before = all[all.indexOf(item) - 1]
  return place && before ? { before: markOf(before), top: place.getBoundingClientRect().top } : null
}

/** The first control of what has come there, or the choice above where that has none. Null while it loads. */
export function firstInPlaceOf({ before, top }: StandIn, within: HTMLElement): HTMLElement | null {
  const other = findMarked(before)
  const skeleton = within.querySelector('[data-skeleton]')
  // What stands above it, such as a search, comes sooner.
  if (!other || (skeleton && isAfter(skeleton, other))) return null
  const following = controlsIn(within).filter((item) => isAfter(item, other))
  const next = following.find((item) => item.getBoundingClientRect().top >= top) ?? following[0]
  return chosenBeside(next ?? other)
}

/** What stands before a control is still loading. */
export function isLoadingBefore(control: HTMLElement, within: HTMLElement): boolean {
  const [skeleton] = within.querySelectorAll('[data-skeleton]')
  return Boolean(skeleton && isAfter(control, skeleton))
}

export function nearestTo(edges: Edges | null): HTMLElement | null {
  const all = candidatesIn(document.body, null)
  if (!edges) return firstIn(document.body)
  const distance = ({ left, top }: Edges) => Math.abs(top - edges.top) * 2 + Math.abs(left - edges.left)
  return all.sort((one, other) => distance(one.edges) - distance(other.edges))[0]?.item ?? null
}
