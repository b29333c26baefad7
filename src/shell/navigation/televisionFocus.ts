import type { Edges } from '../../ui/focus/geometry.ts'
import { findMarked, type Mark, markOf } from '../../ui/focus/mark.ts'
import { focusAndReveal } from '../../ui/focus/moveFocus.ts'
import { focusScope } from '../../ui/focus/reach.ts'
import {
  demandedIn,
  firstInPlaceOf,
  firstInSight,
  isLoadingBefore,
  isPlaceholder,
  markedIn,
  nearestTo,
  type StandIn,
  standInOf,
} from './televisionStart.ts'
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

interface Search {
  wanted?: Mark | undefined
  standIn?: StandIn
}

const guestEvents = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * On a television the focus is always on a control, with a ring: a screen begins at its first one (or where
 * `data-starts-here` says), a dialog likewise, and Back returns to what was opened. What vanishes below the focus
 * leaves it to its neighbour, a "Try again" to the content that takes its place. Returns the function that stops it.
 */
export function startTelevisionFocus(): () => void {
  const remembered = new Map<string, Mark>()
  let place = placeNow()
  let last: Mark | null = null
  /** Where the focus stood when the guest pressed a key. */
  let edges: Edges | null = null
  /** Where what has the focus stands in for content. */
  let standIn: StandIn | null = null
  /** What the screen begins with, where that has the focus, or what stands there for all of its content. */
  let beginning: HTMLElement | null = null
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

  const screen = () => document.querySelector('main') ?? document.body
  const arrive = () => search(screen(), { wanted: remembered.get(keyOf(place)) })

  /** Until the guest presses a key, the focus goes to the wanted control, or to the first there is (in a place). */
  function search(within: HTMLElement, { wanted, standIn: left }: Search = {}) {
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
      const first = left
        ? (placed ?? firstInPlaceOf(left, within))
        : (markedIn(within) ??
          placed ??
          firstInSight(within) ??
          within.querySelector<HTMLElement>('[data-screen-title]'))
      if (!first || first === activeElement || (mayWait && isLoadingBefore(first, within))) return
      chosen = first
      if (left) focusAndReveal(first)
      else first.focus({ preventScroll: true })
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
    if (isPlaceholder(target)) return arrive()
    last = markOf(target)
    standIn = standInOf(target, screen())
    beginning = target.closest<HTMLElement>('[data-starts-here], [data-instead]')
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
      if (standIn) return search(screen(), { standIn })
      const found = demandedIn(screen()) ?? findMarked(last)
      if (!found && beginning?.isConnected === false) return search(screen())
      const next = found ?? nearestTo(edges)
      if (next) focusAndReveal(next)
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
