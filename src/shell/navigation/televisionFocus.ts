import type { Edges } from '../../ui/focus/geometry.ts'
import { findMarked, type Mark, markOf } from '../../ui/focus/mark.ts'
import { focusAndReveal } from '../../ui/focus/moveFocus.ts'
import { candidatesIn, firstIn, focusScope } from '../../ui/focus/reach.ts'
import { isInSight } from '../../ui/focus/reading.ts'
import { addTelevisionStyle } from './televisionStyle.ts'

/** So long a screen that loads may take to show its first control, or the one that the guest comes back to. */
const searchLimitMs = 8000
/** So long the guest waits for that one, or for what the screen begins with, before the first takes its place. */
const returnLimitMs = 2500
/** What has lost the focus may be drawn anew at once. */
const lossDelayMs = 150

/** The entry of the tab's history and its address: coming back to an entry that was replaced is no return. */
const placeNow = () => {
  const state = window.history.state as { idx?: number } | null
  return { depth: state?.idx ?? 0, pathname: window.location.pathname }
}
const keyOf = ({ depth, pathname }: ReturnType<typeof placeNow>) => `${depth} ${pathname}`

const guestEvents = ['keydown', 'pointerdown', 'wheel'] as const

/** What takes the focus in place of a control: the page, a screen's heading, a dialog. */
const isPlaceholder = (element: Element) =>
  element === document.body ||
  element.matches('main, [data-screen-title], [role="dialog"], .MuiDialog-container, .MuiModal-root')

const controlsIn = (within: HTMLElement) => candidatesIn(within, null).map(({ item }) => item)

/** Where the screen says that it begins. */
function markedIn(within: HTMLElement): HTMLElement | null {
  const marked = within.querySelector<HTMLElement>('[data-starts-here]')
  const inMarked = marked ? controlsIn(within).filter((item) => marked.contains(item)) : []
  return inMarked.find((item) => item.hasAttribute('aria-current')) ?? inMarked[0] ?? null
}

/** A text is read from its heading on, not from a link below. */
const firstInSight = (within: HTMLElement) => controlsIn(within).find(isInSight) ?? null

/** What stands before a control is still loading. */
function isLoadingBefore(control: HTMLElement, within: HTMLElement): boolean {
  const [skeleton] = within.querySelectorAll('[data-skeleton]')
  return Boolean(skeleton && skeleton.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** What the guest has just done something for comes before what they left. */
const demandedIn = (within: HTMLElement) => within.querySelector<HTMLElement>('[data-starts-here="first"]')

function nearestTo(edges: Edges | null): HTMLElement | null {
  const all = candidatesIn(document.body, null)
  if (!edges) return firstIn(document.body)
  const distance = ({ left, top }: Edges) => Math.abs(top - edges.top) * 2 + Math.abs(left - edges.left)
  return all.sort((one, other) => distance(one.edges) - distance(other.edges))[0]?.item ?? null
}

/**
 * On a television the focus is always on a control, with a ring: a screen begins at its first one (or where
 * `data-starts-here` says), a dialog likewise, and Back returns to what was opened. What vanishes below the focus
 * leaves it to its neighbour. Returns the function that stops it.
 */
export function startTelevisionFocus(): () => void {
  const remembered = new Map<string, Mark>()
  let place = placeNow()
  let last: Mark | null = null
  /** Where the focus stood when the guest pressed a key. */
  let edges: Edges | null = null
  let lossTimer: ReturnType<typeof setTimeout> | undefined
  let stopSearch = () => {}

  function noticePlace() {
    const next = placeNow()
    if (keyOf(next) === keyOf(place)) return
    if (last) remembered.set(keyOf(place), last)
    last = null
    // A new way from here: what was further ahead is not returned to.
    if (next.depth > place.depth)
      for (const key of remembered.keys()) if (Number.parseInt(key, 10) >= next.depth) remembered.delete(key)
    place = next
  }

  const arrive = () => search(document.querySelector('main') ?? document.body, remembered.get(keyOf(place)))

  /** Until the guest presses a key, the focus goes to the wanted control, or to the first there is. */
  function search(within: HTMLElement, wanted?: Mark) {
    stopSearch()
    const begun = Date.now()
    let chosen: HTMLElement | null = null
    let frame = 0
    const look = () => {
      const { activeElement } = document
      const isFree = !activeElement || activeElement === chosen || isPlaceholder(activeElement)
      if (!isFree) return stopSearch()
      const found = demandedIn(within) ?? (wanted && findMarked(wanted))
      if (found) {
        stopSearch()
        return focusAndReveal(found)
      }
      const mayWait = Date.now() - begun < returnLimitMs
      if (wanted && mayWait) return
      // What is ringed stays so, whatever comes above it: the guest may be about to press OK.
      const placed = activeElement === chosen && !(chosen && isPlaceholder(chosen)) ? chosen : null
      const first =
        markedIn(within) ??
        placed ??
        firstInSight(within) ??
        within.querySelector<HTMLElement>('[data-screen-title]')
      if (!first || first === activeElement || (mayWait && isLoadingBefore(first, within))) return
      chosen = first
      first.focus({ preventScroll: true })
    }
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const observer = new MutationObserver(schedule)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'tabindex'],
    })
    const timers = [setTimeout(schedule, returnLimitMs), setTimeout(() => stopSearch(), searchLimitMs)]
    const stop = () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      for (const timer of timers) clearTimeout(timer)
      for (const event of guestEvents) document.removeEventListener(event, stop, true)
      stopSearch = () => {}
    }
    for (const event of guestEvents) document.addEventListener(event, stop, true)
    stopSearch = stop
    look()
  }

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return
    noticePlace()
    const modal = target.closest<HTMLElement>('[aria-modal="true"], .MuiModal-root')
    if (modal) {
      if (isPlaceholder(target)) search(modal)
      return
    }
    if (isPlaceholder(target)) arrive()
    else last = markOf(target)
  }

  /** What had the focus is gone. Another screen takes it by its heading; here its neighbour does. */
  function handleLoss() {
    if (document.activeElement !== document.body) return
    clearTimeout(lossTimer)
    lossTimer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const isElsewhere = keyOf(placeNow()) !== keyOf(place)
      noticePlace()
      const scope = focusScope()
      if (scope !== document.body) return search(scope)
      if (isElsewhere || !last) return arrive()
      const found = findMarked(last) ?? nearestTo(edges)
      if (found) focusAndReveal(found)
    }, lossDelayMs)
  }
  const losses = new MutationObserver(handleLoss)
  losses.observe(document.body, { childList: true, subtree: true })

  const notePosition = () => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) edges = activeElement.getBoundingClientRect()
  }

  const removeStyle = addTelevisionStyle()
  document.addEventListener('focusin', handleFocus)
  document.addEventListener('keydown', notePosition, true)
  if (!document.activeElement || isPlaceholder(document.activeElement)) arrive()
  return () => {
    document.removeEventListener('focusin', handleFocus)
    document.removeEventListener('keydown', notePosition, true)
    losses.disconnect()
    removeStyle()
    clearTimeout(lossTimer)
    stopSearch()
  }
}
