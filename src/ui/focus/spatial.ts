import { type Candidate, isSideways, nearest } from './geometry.ts'
import { type Direction, directionOf, isBackKey, isTextInput } from './keys.ts'
import { actionOf } from './keyTable.ts'
import { barOf, candidatesIn, focusScope, isWithinReach } from './reach.ts'

/**
 * Bars that stick to the edges lie over what scrolls below them and would always be nearer. Up and down they come
 * last: first what stands on the same bar or in the same content, then the content, then everything.
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

/** Keys that belong to the thing that has the focus: the caret, the slider's value, the next radio button. */
function keeps(active: Element | null, direction: Direction, goal: Element | undefined): boolean {
  const along = isSideways(direction)
  if (active instanceof HTMLInputElement) {
    // A slider that waits for OK says so: until then the arrows lead on.
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

/** The caret can go no further that way. Of fields that do not tell where it stands, only an empty one is left. */
function isAtEnd(input: HTMLInputElement, direction: Direction): boolean {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === null) return value === ''
  const isForward = (direction === 'right') === (getComputedStyle(input).direction !== 'rtl')
  const end = isForward ? value.length : 0
  return selectionStart === end && selectionEnd === end
}

/** By how much of the window the page goes on where nothing takes the focus. */
const part = 0.6

/** Something to read lies between: the page goes on by a part before the focus jumps over it. */
function isFar({ edges }: Candidate<HTMLElement>, direction: Direction): boolean {
  const beyond = window.innerHeight * part
  return direction === 'down'
    ? edges.top > window.innerHeight + beyond
    : direction === 'up' && edges.bottom < -beyond
}

/** Is there more of the page that way? */
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

/** Only a bar, or nothing, lies that way, and more of the page: text that has nothing to press is read to its end. */
const isReading = (from: HTMLElement, goal: Candidate<HTMLElement> | null, direction: Direction) =>
  (!goal || (barOf(goal.item) !== null && barOf(goal.item) !== barOf(from))) && goesOn(direction)

const readOn = (direction: Direction) =>
  window.scrollBy({ top: (direction === 'down' ? part : -part) * window.innerHeight })

/** Moves the focus to what lies in the direction. False where nothing does and the key keeps its usual meaning. */
export function moveFocus(direction: Direction): boolean {
  const within = focusScope()
  const active = document.activeElement
  const from =
    active instanceof HTMLElement && active !== document.body && within.contains(active) ? active : null
  const all = candidatesIn(within, from)
  // Nothing has the focus, or only the frame of a dialog: begin with the first thing inside.
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

/** OK on a remote control is Enter, which does not tick boxes by itself. */
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
  // A dialog knows Escape; the remote's own Back is said to it in that word.
  const saidAgain = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const active = document.activeElement
  const target = active && within.contains(active) ? active : within
  target.dispatchEvent(saidAgain)
  return true
}

/** One key of a remote control. True where it was used here. */
export function takeKey(event: KeyboardEvent, options: SpatialOptions): boolean {
  const direction = directionOf(event)
  if (direction) return moveFocus(direction)
  if (actionOf(event) === 'ok') return press(document.activeElement)
  return isBackKey(event) && goBack(event, options)
}

/** Arrow keys move the focus by what lies where on the screen. Returns what ends it. */
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
