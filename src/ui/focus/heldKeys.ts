import { actionOf, digitOf, isTextInput, isUnnamed, type KeyAction } from './keys.ts'

/**
 * Time after which a key that has gone down again counts as a new press. Until then the key is still held: some
 * televisions neither report that a key is released nor mark its repetitions.
 */
export const maxRepeatIntervalMs = 600
/** The same for a digit: a channel is typed faster than a control is pressed twice. */
const maxDigitIntervalMs = 150

/** What moves goes on while the key is held: the focus, the page, a film's position. */
const moving: readonly KeyAction[] = [
  'up',
  'down',
  'left',
  'right',
  'channelUp',
  'channelDown',
  'forward',
  'rewind',
]

/** Whether a key presses something, rather than moves or belongs to the browser. */
function presses(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event
  // An input method reports its keys with this code.
  if (altKey || ctrlKey || metaKey || event.isComposing || event.keyCode === 229) return false
  const action = actionOf(event)
  return action ? !moving.includes(action) : isUnnamed(event) || key.length === 1 || key === 'Backspace'
}

/** Whether a key changes the text of the field that has the focus. Enter does so in a field of several lines. */
const types = (event: KeyboardEvent) =>
  isTextInput(event.target) &&
  (actionOf(event) === null || (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement))

function drop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Lets a key that is held press once: its repetitions reach neither the app nor the browser until the key is released,
 * whatever screen and control have come meanwhile. In a text field they type, if the key went down there. Returns the
 * function that stops it.
 */
export function pressKeysOnce(): () => void {
  const held = new Map<number | string, { target: EventTarget | null; at: number }>()
  // The code of a letter is the same with and without Shift.
  const idOf = ({ key, keyCode }: KeyboardEvent) => keyCode || key

  const handleDown = (event: KeyboardEvent) => {
    if (!presses(event)) return
    const id = idOf(event)
    const before = held.get(id)
    const maxMs = digitOf(event) !== null ? maxDigitIntervalMs : maxRepeatIntervalMs
    // A repetition of a key that went down on another page has nothing before it.
    const isHeld = event.repeat || (before !== undefined && event.timeStamp - before.at < maxMs)
    const target = isHeld ? (before?.target ?? null) : event.target
    held.set(id, { target, at: event.timeStamp })
    if (isHeld && !(types(event) && target === event.target)) drop(event)
  }
  // The space key presses a button when it is released.
  const handleUp = (event: KeyboardEvent) => {
    const id = idOf(event)
    const before = held.get(id)
    held.delete(id)
    if (presses(event) && before?.target !== event.target) drop(event)
  }
  window.addEventListener('keydown', handleDown, true)
  window.addEventListener('keyup', handleUp, true)
  return () => {
    window.removeEventListener('keydown', handleDown, true)
    window.removeEventListener('keyup', handleUp, true)
  }
}
