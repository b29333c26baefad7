import { type Candidate, isSideways, nearest } from './geometry.ts'
import { type Direction, directionOf, isBackKey, isTextInput } from './keys.ts'
import { actionOf } from './keyTable.ts'
import { barOf, candidatesIn, focusScope, isWithinReach } from './reach.ts'

/**
 * Sticky bars cover the content that scrolls below them, so they would always be nearest. For up and down they are
 * considered last: first the same bar or the same content, then the content, then everything.
 */
function goalOf(from: HTMLElement, all: readonly Candidate<HTMLElement>[], direction: Direction) {
  const edges = from.getBoundingClientRect()
  const reachable = all.filter((candidate) => isWithinReach(from, candidate))
  if (isSideways(direction)) return nearest(edges, reachable, direction)
  const bars = new Map(reachable.map((candidate) => [candidate, barOf(candidate.item)]))
  const on = (bar: Element | null) => {
    const there = reachable.filter((candidate) => bars.get(candidate) === bar)
    return nearest(edges, there, direction)
  }
  return on(barOf(from)) ?? on(null) ?? nearest(edges, reachable, direction)
}

/** Does the focused element use this key itself (caret, slider value, next radio button)? */
function keeps(active: Element | null, direction: Direction, goal: Element | undefined): boolean {
  const along = isSideways(direction)
  if (active instanceof HTMLInputElement) {
    // `data-waits` marks a slider that takes arrow keys only after OK.
    if (active.type === 'range')
      return (
        active.dataset.waits === undefined &&
        along !== (active.getAttribute('aria-orientation') === 'vertical')
      )
    if (active.type === 'radio')
      return goal instanceof HTMLInputElement && goal.type === 'radio' && goal.name === active.name
  }
  if (active instanceof HTMLTextAreaElement && !along) {
    const edge = direction === 'up' ? 0 : active.value.length
    return active.selectionStart !== edge || active.selectionEnd !== edge
  }
  return along && isTextInput(active) && !(active instanceof HTMLInputElement && isAtEnd(active, direction))
}

/** Is the caret at that end of the text? A field that does not tell its caret counts only if it is empty. */
function isAtEnd(input: HTMLInputElement, direction: Direction): boolean {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === null) return value === ''
  const isForward = (direction === 'right') === (getComputedStyle(input).direction !== 'rtl')
  const end = isForward ? value.length : 0
  return selectionStart === end && selectionEnd === end
}

/** How far one key press scrolls where nothing can take the focus, as a share of the window's height. */
const part = 0.6

/** Is the next element more than one scroll step away? Then what lies between is scrolled through first. */
function isFar({ edges }: Candidate<HTMLElement>, direction: Direction): boolean {
  const beyond = window.innerHeight * part
  return direction === 'down'
    ? edges.top > window.innerHeight + beyond
    : direction === 'up' && edges.bottom < -beyond
}

/** Can the page scroll further in that direction? */
function goesOn(direction: Direction): boolean {
  if (direction === 'up') return window.scrollY > 0
  const { scrollHeight } = document.documentElement
  return direction === 'down' && window.scrollY + window.innerHeight < scrollHeight - 1
}

/** Will rows of a virtual list be rendered there soon? The focus waits for them instead of jumping past. */
function isRenderedSoon(from: HTMLElement, direction: Direction): boolean {
  const { top, bottom } = from.getBoundingClientRect()
  return [...document.querySelectorAll('[data-virtual-spacer]')].some((spacer) => {
    const edges = spacer.getBoundingClientRect()
    if (direction === 'down') return edges.top >= bottom && edges.top < window.innerHeight * (1 + part)
    return direction === 'up' && edges.bottom <= top && edges.bottom > -window.innerHeight * part
  })
}

/** Only a bar, or nothing, lies in that direction, but the page goes on: text without controls is scrolled to its end. */
const isReading = (from: HTMLElement, goal: Candidate<HTMLElement> | null, direction: Direction) =>
  (!goal || (barOf(goal.item) !== null && barOf(goal.item) !== barOf(from))) && goesOn(direction)

const readOn = (direction: Direction) =>
  window.scrollBy({ top: (direction === 'down' ? part : -part) * window.innerHeight })

/** Moves the focus in a direction. Returns false if the key keeps its default action. */
export function moveFocus(direction: Direction): boolean {
  const within = focusScope()
  const active = document.activeElement
  const from =
    active instanceof HTMLElement && active !== document.body && within.contains(active) ? active : null
  const all = candidatesIn(within, from)
  // Nothing has the focus, or only a container such as a dialog: start with the first control inside.
  if (!from || all.some(({ item }) => from.contains(item))) {
    const first = all.find(({ item }) => item.closest('main, [aria-modal]')) ?? all[0]
    first?.item.focus()
    return first !== undefined
  }
  const goal = goalOf(from, all, direction)
  if (keeps(from, direction, goal?.item)) return false
  const isInPage = within === document.body
  if (isInPage && isReading(from, goal, direction)) {
    if (!isRenderedSoon(from, direction)) readOn(direction)
    return true
  }
  if (!goal) return false
  if (isFar(goal, direction)) {
    readOn(direction)
    return true
  }
  goal.item.focus({ preventScroll: true })
  goal.item.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

/** OK on a remote control is Enter, which does not toggle checkboxes by default. */
function press(active: Element | null): boolean {
  if (!(active instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(active.type)) return false
  active.click()
  return true
}

export interface SpatialOptions {
  /** Back was pressed and no dialog was open to take it. */
  onBack?: (() => void) | undefined
}

function goBack(event: KeyboardEvent, { onBack }: SpatialOptions): boolean {
  const within = focusScope()
  if (within === document.body) {
    onBack?.()
    return onBack !== undefined
  }
  if (event.key === 'Escape') return false
  // Dialogs close on Escape, so Back is dispatched to them as Escape.
  const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const active = document.activeElement
  const target = active && within.contains(active) ? active : within
  target.dispatchEvent(escapeKey)
  return true
}

/** Handles a key of a remote control. Returns true if it was used. */
export function takeKey(event: KeyboardEvent, options: SpatialOptions): boolean {
  const direction = directionOf(event)
  if (direction) return moveFocus(direction)
  if (actionOf(event) === 'ok') return press(document.activeElement)
  return isBackKey(event) && goBack(event, options)
}

/** Spatial navigation: arrow keys move the focus by position on the screen. Returns the function that stops it. */
export function startSpatialNavigation(options: SpatialOptions = {}): () => void {
  const handle = (event: KeyboardEvent) => {
    if (!event.defaultPrevented && takeKey(event, options)) event.preventDefault()
  }
  // MUI's slider handles all four arrow keys. The capture phase takes those first that move the focus instead: the
  // ones across its axis, and all four while it waits for OK.
  const handleFirst = (event: KeyboardEvent) => {
    const direction = directionOf(event)
    const slider = event.target instanceof HTMLInputElement && event.target.type === 'range'
    if (!slider || !direction || keeps(event.target, direction, undefined) || !moveFocus(direction)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', handleFirst, true)
  document.addEventListener('keydown', handle)
  return () => {
    document.removeEventListener('keydown', handleFirst, true)
    document.removeEventListener('keydown', handle)
  }
}
