/** Finds the control at which the focus of a television begins. */
import type { Edges } from '../../ui/focus/geometry.ts'
import { candidatesIn, focusScope } from '../../ui/focus/reach.ts'
import { isInSight, reveal } from '../../ui/focus/scrolling.ts'
import { type Fingerprint, findByFingerprint, fingerprintOf } from './focusMemory.ts'

/** Whether the element only holds the focus in place of a control: the page, a screen's heading, a dialog. */
export const isPlaceholder = (element: Element) =>
  element === document.body ||
  element.matches(
    'main, [data-screen-title], [data-skeleton], [role="dialog"], .MuiDialog-container, .MuiModal-root',
  )

const controlsIn = (within: HTMLElement) => candidatesIn(within, null).map(({ item }) => item)

/**
 * Whether the focus may go to the control by itself: a switch that acts on the room (`data-acts-on-room`) would darken it
 * with the next press of OK.
 */
const isHarmless = (item: HTMLElement) => item.closest('[data-acts-on-room]') === null

const isAfter = (item: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING)

/**
 * Returns the button in place of content, such as the one that loads again what has failed, since choices above it choose
 * among nothing; else the current or first control in the part that the screen marks with `data-starts-here`.
 */
export function markedIn(within: HTMLElement): HTMLElement | null {
  const retry = controlsIn(within).find((item) => item.matches('[data-instead] > button') && isInSight(item))
  if (retry) return retry
  const marked = within.querySelector<HTMLElement>('[data-starts-here]')
  const inMarked = marked
    ? controlsIn(within).filter((item) => marked.contains(item) && isHarmless(item))
    : []
  return inMarked.find((item) => item.hasAttribute('aria-current')) ?? inMarked[0] ?? null
}

/**
 * Returns the control that the screen puts first after the guest's last action (`data-starts-here="first"`). It comes
 * before the control that the guest left.
 */
export const demandedIn = (within: HTMLElement) =>
  within.querySelector<HTMLElement>('[data-starts-here="first"]')

/** Returns the chosen control of the row of choices that contains the control, else the control itself. */
function chosenBeside(item: HTMLElement): HTMLElement {
  const row = item.closest<HTMLElement>('nav, [role="tablist"], [role="radiogroup"]:not(fieldset)')
  const isChosen = (one: HTMLElement) =>
    one.matches('[aria-current], [aria-selected="true"], [type="radio"]:checked')
  return (row && controlsIn(row).find(isChosen)) ?? item
}

/** Returns the first control in view. A link further down does not count: its text is read from the heading on. */
export function firstInSight(within: HTMLElement): HTMLElement | null {
  const first = controlsIn(within).find((item) => isHarmless(item) && isInSight(item))
  return first ? chosenBeside(first) : null
}

/** The place of an element that is shown where there is no content (`data-instead`). */
export interface StandIn {
  /** The control before the place. A mark, because the whole screen may be rendered anew while it loads. */
  before: Fingerprint
  top: number
}

/** Returns the `data-instead` place that contains the control; null if there is none, or no other control before it. */
export function standInOf(item: HTMLElement, within: HTMLElement): StandIn | null {
  const place = item.closest('[data-instead]')
  const all = controlsIn(within)
  const before = all[all.indexOf(item) - 1]
  return place && before ? { before: fingerprintOf(before), top: place.getBoundingClientRect().top } : null
}

/**
 * Returns the first control of the content in that place, or the choice above it if it has no control. Null while it
 * loads.
 */
export function firstInPlaceOf({ before, top }: StandIn, within: HTMLElement): HTMLElement | null {
  const other = findByFingerprint(before)
  const skeleton = within.querySelector('[data-skeleton]')
  // Controls above the place, such as a search field, are rendered while the content below them still loads.
  if (!other || (skeleton && isAfter(skeleton, other))) return null
  const following = controlsIn(within).filter((item) => isAfter(item, other))
  const next = following.find((item) => item.getBoundingClientRect().top >= top) ?? following[0]
  return chosenBeside(next ?? other)
}

/** Whether content before the control is still loading, such as the part at which the screen begins. */
export function isLoadingBefore(control: HTMLElement, within: HTMLElement): boolean {
  const [first] = within.querySelectorAll('[data-skeleton], [data-starts-here]:empty')
  return Boolean(first && isAfter(control, first) && !control.closest('[data-instead]'))
}

/** Returns the first block in view that stands for content while it loads, made focusable; null if there is none. */
export function skeletonIn(within: HTMLElement): HTMLElement | null {
  const blocks = [...within.querySelectorAll<HTMLElement>('[data-skeleton]:not([data-text])')]
  const first = blocks.find((block) => block.getBoundingClientRect().height > 0 && isInSight(block)) ?? null
  if (first) first.tabIndex = -1
  return first
}

/** Returns the control of the screen that is nearest to a place in the viewport; the first one if that is unknown. */
export function nearestTo(
  edges: Edges | null,
  within: HTMLElement,
  isOffered: (item: HTMLElement) => boolean = () => true,
): HTMLElement | null {
  const offered = candidatesIn(within, null).filter(({ item }) => isOffered(item))
  const harmless = offered.filter(({ item }) => isHarmless(item))
  const all = harmless.length > 0 ? harmless : offered
  if (!edges) return all[0]?.item ?? null
  const distance = ({ left, top }: Edges) => Math.abs(top - edges.top) * 2 + Math.abs(left - edges.left)
  return all.sort((one, other) => distance(one.edges) - distance(other.edges))[0]?.item ?? null
}

/**
 * Returns what takes the focus on a screen without a control in view: its heading, or if that is invisible, the current
 * or first item of the rail.
 */
export function fallbackIn(within: HTMLElement): HTMLElement | null {
  const heading = within.querySelector<HTMLElement>('[data-screen-title]')
  if (!heading) return null
  const { width, height } = heading.getBoundingClientRect()
  if (width > 2 && height > 2) return heading
  const ofRail = (which: string) => document.querySelector<HTMLElement>(`header nav a${which}`)
  return ofRail('[aria-current]') ?? ofRail('') ?? heading
}

/** Time after the last change of the page at which it counts as at rest: its scroll position is restored by then. */
const restMs = 450
/** Within this time after a key, a scroll of the page is what the key does. */
const keyMs = 1000

/**
 * Keeps the focused control in view when the page moves by itself: its scroll position is restored, rows come above it,
 * a bar appears over it. A guest who scrolls on past the focused control, to read a text, is left alone.
 * @param onHidden called if a heading has the focus and is out of view
 * @returns the function that stops it
 */
export function keepInSight(onHidden: () => void): () => void {
  /** The guest has scrolled away from the focused control. */
  let isReading = false
  let pressed: { on: Element | null; at: number } = { on: null, at: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The control that is out of view although it was revealed. It is not revealed again. */
  let givenUp: Element | null = null

  const check = () => {
    const { activeElement } = document
    const { scrollHeight } = document.documentElement
    if (activeElement?.matches('[data-screen-title]'))
      activeElement.toggleAttribute(
        'data-goes-on',
        scrollHeight - scrollY - innerHeight > 1 && !document.querySelector('main [data-skeleton]'),
      )
    if (isReading || !(activeElement instanceof HTMLElement) || activeElement === givenUp) return
    if (activeElement === document.body || !focusScope().contains(activeElement) || isInSight(activeElement))
      return
    if (isPlaceholder(activeElement) && focusScope() === document.body) return onHidden()
    reveal(activeElement)
    if (!isInSight(activeElement)) givenUp = activeElement
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(check, restMs)
  }
  const handleScroll = () => {
    const isOfKey = document.activeElement === pressed.on && Date.now() - pressed.at < keyMs
    if (isOfKey) isReading = true
    schedule()
  }
  const handleKey = () => {
    pressed = { on: document.activeElement, at: Date.now() }
  }
  const handlePointer = () => {
    isReading = true
  }
  const handleFocus = () => {
    isReading = false
    givenUp = null
    schedule()
  }
  const observer = new MutationObserver(schedule)
  observer.observe(document.body, { childList: true, subtree: true })
  const passive = { passive: true, capture: true }
  document.addEventListener('scroll', handleScroll, passive)
  window.addEventListener('resize', schedule)
  document.addEventListener('keydown', handleKey, true)
  document.addEventListener('wheel', handlePointer, passive)
  document.addEventListener('pointerdown', handlePointer, true)
  document.addEventListener('focusin', handleFocus)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    document.removeEventListener('scroll', handleScroll, passive)
    window.removeEventListener('resize', schedule)
    document.removeEventListener('keydown', handleKey, true)
    document.removeEventListener('wheel', handlePointer, passive)
    document.removeEventListener('pointerdown', handlePointer, true)
    document.removeEventListener('focusin', handleFocus)
  }
}
