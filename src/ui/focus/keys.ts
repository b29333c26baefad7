/** Recognizes keys by name or, for remote controls that send only codes, by code. */
import { actionOf, isUnnamed, type KeyAction } from './keyTable.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

const directions: readonly (KeyAction | null)[] = ['up', 'down', 'left', 'right'] satisfies Direction[]
const isDirection = (action: KeyAction | null): action is Direction => directions.includes(action)

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>

export function directionOf(event: Key): Direction | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  const action = actionOf(event)
  return isDirection(action) ? action : null
}

/** Back on a remote control or keyboard. Backspace counts as Back, except in text fields. */
export function isBackKey(event: Key): boolean {
  if (event.key === 'Backspace' || (isUnnamed(event) && event.keyCode === 8))
    return !isTextInput(event.target)
  return actionOf(event) === 'back'
}

const nonTextTypes = ['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'color', 'file', 'image']

/** Whether text can be typed into the target: a text field, a textarea or editable content. */
export function isTextInput(target: unknown): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !nonTextTypes.includes(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable
}
