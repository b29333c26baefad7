import type { Drafts } from '../../browser/storage.ts'
import type { Edges } from '../../ui/focus/geometry.ts'
import { focusAndReveal } from '../../ui/focus/moveFocus.ts'
import { barOf, focusScope } from '../../ui/focus/reach.ts'
import { isInSight, liftAboveBar } from '../../ui/focus/scrolling.ts'
import { type SpatialOptions, start as startSpatialNavigation } from '../../ui/focus/spatial.ts'
import { createFocusMemory, findByFingerprint, findExactly, type Memory } from './focusMemory.ts'
import {
  demandedIn,
  fallbackIn,
  firstInPlaceOf,
  firstInSight,
  isLoadingBefore,
  isPlaceholder,
  keepInSight,
  markedIn,
  nearestTo,
  type StandIn,
  skeletonIn,
  standInOf,
} from './televisionStart.ts'
import { addTelevisionStyle } from './televisionStyle.ts'
import { isScreenPending, keepWaitingKeys } from './waitingKeys.ts'

/** How long a loading screen may take to render its first control, or the control that the guest returns to. */
const searchLimitMs = 15_000
/**
 * How long the focus waits for the control that the guest returns to, and, since something was drawn last, for content
 * that loads before the first control. After that the first control receives the focus.
 */
const returnLimitMs = 2500
/** A screen on which nothing loads and nothing has changed for this time is complete: what is not there now is gone. */
const completeMs = 500
/** Delay before a lost focus is moved, because the control that had it may be rendered anew at once. */
const lossDelayMs = 150

const guestEvents = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Keeps the focus on a control, with a focus ring, at all times on a television: a screen or dialog begins at its first
 * control (or in the part with `data-starts-here`), and Back returns to the control that was pressed. If the focused
 * control is removed, the nearest control receives the focus, or, after "Try again", the content that replaces it.
 * Returns the function that stops it.
 */
export function start(options: SpatialOptions, early: readonly KeyboardEvent[], drafts: Drafts): () => void {
  const memory = createFocusMemory(drafts)
  /** Whether a screen has begun that has shown no place for the focus yet. */
  let isBeginning = true
  const waiting = keepWaitingKeys(
    () =>
      focusScope() === document.body &&
      (isScreenPending() ||
        ((isBeginning || memory.isElsewhere()) && isPlaceholder(document.activeElement ?? document.body))),
    early,
  )
  /** Position of the focused control when the guest last pressed a key. */
  let edges: Edges | null = null
  /** The place of the focused control, if it is shown in place of content (`data-instead`). */
  let standIn: StandIn | null = null
  /** The `data-starts-here` or `data-instead` part that contains the focused control, if any. */
  let beginning: HTMLElement | null = null
  /** Heading of the screen that contains the focused control. */
  let title: Element | null = null
  let lossTimer: ReturnType<typeof setTimeout> | undefined
  let additionTimer: ReturnType<typeof setTimeout> | undefined
  let stopSearch = () => {}

  const screen = () => document.querySelector('main') ?? document.body
  const arrive = () => search(screen(), { wanted: memory.recalled() })

  /**
   * Moves the focus to the wanted control, else to the first one (with `standIn`, the first one in that place), as soon
   * as it is rendered. Ends when the guest presses a key, touches or scrolls; in an overlay a key that comes before its
   * first control does not count.
   */
  function search(
    within: HTMLElement,
    { wanted, standIn: left }: { wanted?: Memory | undefined; standIn?: StandIn } = {},
  ) {
    stopSearch()
    isBeginning = true
    const begun = Date.now()
    let changedAt = begun
    let chosen: HTMLElement | null = null
    let frame = 0
    const isComplete = () => Date.now() - changedAt >= completeMs && !within.querySelector('[data-skeleton]')
    const look = () => {
      const { activeElement } = document
      const isFree = !activeElement || activeElement === chosen || isPlaceholder(activeElement)
      if (!isFree) return stopSearch()
      const exact = demandedIn(within) ?? (wanted && findExactly(wanted.mark))
      const mayWait = Date.now() - begun < returnLimitMs
      if (!exact && wanted && mayWait && !isComplete()) return
      const found = exact ?? (wanted && findByFingerprint(wanted.mark))
      if (found) {
        stopSearch()
        return focusAndReveal(found)
      }
      // A control that already has the focus ring keeps it, even if a control appears above it: the guest may be about
      // to press OK.
      const isPlaced = activeElement === chosen && chosen && within.contains(chosen) && !isPlaceholder(chosen)
      const placed = isPlaced ? chosen : null
      const first = left
        ? (placed ?? firstInPlaceOf(left, within))
        : (markedIn(within) ??
          placed ??
          (wanted && nearestTo(wanted.edges, within, isInSight)) ??
          firstInSight(within) ??
          fallbackIn(within))
      const isDrawing = Date.now() - changedAt < returnLimitMs
      const isEarly = !first || (isDrawing && isLoadingBefore(first, within))
      const next = isEarly || isPlaceholder(first) ? (skeletonIn(within) ?? (isEarly ? null : first)) : first
      if (first && !(isDrawing && within.querySelector('[data-skeleton]'))) isBeginning = false
      if (!next || next === activeElement) return
      chosen = next
      // Does not scroll, which would look like a guest who scrolls, and end the restoration of the scroll position.
      if (left) focusAndReveal(next)
      else next.focus({ preventScroll: true })
    }
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    let restTimers: ReturnType<typeof setTimeout>[] = []
    const noteChange = () => {
      changedAt = Date.now()
      restTimers.forEach(clearTimeout)
      restTimers = [completeMs, returnLimitMs].map((ms) => setTimeout(schedule, ms))
    }
    noteChange()
    const observer = new MutationObserver(() => {
      noteChange()
      schedule()
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'tabindex'],
    })
    const timers = [setTimeout(schedule, returnLimitMs), setTimeout(() => stopSearch(), searchLimitMs)]
    const stop = () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      for (const timer of [...timers, ...restTimers]) clearTimeout(timer)
      for (const event of guestEvents) document.removeEventListener(event, handleGuest, true)
      stopSearch = () => {}
      isBeginning = false
    }
    const handleGuest = ({ type }: Event) => {
      if (!chosen && type === 'keydown' && within !== screen()) return
      stop()
      // A key that moves nothing leaves the focus without a place.
      handleLoss()
    }
    for (const event of guestEvents) document.addEventListener(event, handleGuest, true)
    stopSearch = stop
    look()
  }

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target.matches('[data-skeleton]')) return
    memory.follow()
    const modal = target.closest<HTMLElement>('[aria-modal="true"], .MuiModal-root')
    if (modal) return isPlaceholder(target) ? search(modal) : undefined
    if (isPlaceholder(target)) return arrive()
    memory.note(target)
    standIn = standInOf(target, screen())
    title = screen().querySelector('[data-screen-title]')
    beginning = target.closest<HTMLElement>('[data-starts-here], [data-instead]')
  }

  /**
   * The focused element was removed. A new screen takes the focus by its heading; on the same screen the nearest control
   * does.
   */
  function handleLoss() {
    if (document.activeElement !== document.body) return
    clearTimeout(lossTimer)
    lossTimer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const isElsewhere = memory.isElsewhere()
      memory.follow()
      const scope = focusScope()
      if (scope !== document.body) return search(scope)
      const last = memory.last()
      if (isElsewhere || !last) return arrive()
      if (standIn) return search(screen(), { standIn })
      // The address may change before the screen does, so the control that was lost may be of the screen before.
      if (title?.isConnected === false) return arrive()
      const found = demandedIn(screen()) ?? findByFingerprint(last.mark)
      if (!found && beginning?.isConnected === false) return search(screen())
      const next = found ?? nearestTo(edges, screen())
      if (next) focusAndReveal(next)
      // Nothing is left on the screen, for example because the next one is still loading.
      else arrive()
    }, lossDelayMs)
  }

  /** A notice or the player of the radio has appeared at the lower edge, where it may cover the focused control. */
  function handleAddition() {
    clearTimeout(additionTimer)
    additionTimer = setTimeout(() => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLElement) || activeElement.closest('main') === null) return
      if (focusScope() === document.body && !barOf(activeElement)) liftAboveBar(activeElement)
    }, lossDelayMs)
  }
  const changes = new MutationObserver((records) => {
    waiting.noteChange()
    handleLoss()
    // The next screen is of the same kind, and has kept the heading with the focus: nothing is focused anew.
    if (
      memory.isElsewhere() &&
      !isScreenPending() &&
      document.activeElement?.matches('[data-screen-title]')
    ) {
      memory.follow()
      arrive()
    }
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) handleAddition()
  })
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-path'] })

  const notePosition = () => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return
    edges = activeElement.getBoundingClientRect()
    if (focusScope() === document.body) memory.notePosition(activeElement)
  }

  const removeStyle = addTelevisionStyle()
  const stopNavigation = startSpatialNavigation(options)
  const stopKeeping = keepInSight(() => {
    const next = firstInSight(screen()) ?? fallbackIn(screen())
    if (next) focusAndReveal(next)
  })
  document.addEventListener('focusin', handleFocus)
  document.addEventListener('keydown', notePosition, true)
  if (!document.activeElement || isPlaceholder(document.activeElement)) arrive()
  return () => {
    document.removeEventListener('focusin', handleFocus)
    document.removeEventListener('keydown', notePosition, true)
    changes.disconnect()
    stopKeeping()
    memory.stop()
    removeStyle()
    clearTimeout(lossTimer)
    clearTimeout(additionTimer)
    stopSearch()
    waiting.stop()
    stopNavigation()
  }
}
