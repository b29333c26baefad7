import { isSideways } from './geometry.ts'
import { actionOf, colours, type Direction, directionOf, isBackKey } from './keys.ts'
import { handlesKey, moveFocus, movePage } from './moveFocus.ts'
import { barOf, candidatesIn, focusScope, isRail } from './reach.ts'

export interface SpatialOptions {
  /** Called when Back is pressed while no dialog is open. */
  onBack?: (() => void) | undefined
  /**
   * True on a television, which has only its remote control: arrow keys move past radio buttons instead of changing
   * them, and OK chooses.
   */
  isTelevision?: boolean
}

/** OK on a remote control is Enter, which does not toggle checkboxes by default. */
function press(active: Element | null): boolean {
  if (!(active instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(active.type)) return false
  active.click()
  return true
}

/** The control that shows the colour of a colour key (`data-colour-key`). */
export const controlOf = (colour: string) =>
  candidatesIn(focusScope(), null).find(({ item }) => item.dataset.colourKey === colour)

/**
 * Presses the control of a colour key. On a rail the control does not receive
 * the focus, so that Back and the end of a menu lead to where the guest was. Returns false if there is none.
 */
function pressColour(colour: string): boolean {
  const one = controlOf(colour)
  if (one && !isRail(barOf(one.item))) one.item.focus({ preventScroll: true })
  one?.item.click()
  return one !== undefined
}

function goBack(event: KeyboardEvent, { onBack }: SpatialOptions): boolean {
  const within = focusScope()
  if (within === document.body) {
    onBack?.()
    return onBack !== undefined
  }
  if (event.key === 'Escape') return false
  // Dialogs close on Escape, so Back is dispatched to them as Escape, pressed and released.
  const active = document.activeElement
  const target = active && within.contains(active) ? active : within
  for (const type of ['keydown', 'keyup'])
    target.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true }))
  return true
}

/** Handles a key of a remote control. Returns true if it was used. */
function takeKey(event: KeyboardEvent, options: SpatialOptions): boolean {
  const { isTelevision = false } = options
  const direction = directionOf(event)
  if (direction) return moveFocus(direction, { isTelevision })
  const action = actionOf(event)
  if (action === 'ok') return press(document.activeElement)
  if (action && colours.includes(action)) return pressColour(action)
  if (isTelevision && action === 'channelUp') return movePage('up')
  if (isTelevision && action === 'channelDown') return movePage('down')
  return isBackKey(event) && goBack(event, options)
}

const isTakenFrom = (target: HTMLElement, direction: Direction) =>
  target instanceof HTMLInputElement
    ? target.type === 'range'
    : target instanceof HTMLMediaElement && target.controls && !isSideways(direction)

/**
 * Spatial navigation: arrow keys move the focus by position on the screen.
 * @param early keys that were pressed before the code was there
 * @returns the function that stops it
 */
export function start(options: SpatialOptions = {}, early: readonly KeyboardEvent[] = []): () => void {
  const { isTelevision = false } = options
  const handle = (event: KeyboardEvent) => {
    if (!event.defaultPrevented && takeKey(event, options)) event.preventDefault()
  }
  // MUI's slider handles all four arrow keys, and a video's own controls use up and down for the volume. A listener in
  // the capture phase handles the keys that move the focus before them: up and down on a video or audio player; on a
  // slider the keys across its axis, and all four while it waits for OK (`data-waits`).
  const movesPast = (active: HTMLElement, direction: Direction) =>
    !handlesKey(active, direction, { target: undefined, isTelevision }) &&
    moveFocus(direction, { isTelevision })
  const handleFirst = (event: KeyboardEvent) => {
    const direction = directionOf(event)
    const { target } = event
    if (!direction || !(target instanceof HTMLElement) || !isTakenFrom(target, direction)) return
    if (!movesPast(target, direction)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', handleFirst, true)
  document.addEventListener('keydown', handle)
  for (const event of early) takeKey(event, options)
  return () => {
    document.removeEventListener('keydown', handleFirst, true)
    document.removeEventListener('keydown', handle)
  }
}
