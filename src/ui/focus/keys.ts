/** Recognizes keys by name or, for remote controls that send only codes, by code. */
/**
 * The keys of remote controls and keyboards. Televisions of LG and Samsung send key codes, newer ones names as well;
 * both are listed here, for the focus and for the players (DEV-10).
 */
export type KeyAction =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'ok'
  | 'back'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'play'
  | 'pause'
  | 'playPause'
  | 'stop'
  | 'forward'
  | 'rewind'
  | 'channelUp'
  | 'channelDown'

export type KeyTable = Record<string, KeyAction>

export const keyTable: KeyTable = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'ok',
  Escape: 'back',
  GoBack: 'back',
  BrowserBack: 'back',
  XF86Back: 'back',
  ColorF0Red: 'red',
  ColorF1Green: 'green',
  ColorF2Yellow: 'yellow',
  ColorF3Blue: 'blue',
  MediaPlay: 'play',
  MediaPause: 'pause',
  MediaPlayPause: 'playPause',
  MediaStop: 'stop',
  MediaFastForward: 'forward',
  MediaRewind: 'rewind',
  ChannelUp: 'channelUp',
  ChannelDown: 'channelDown',
  PageUp: 'channelUp',
  PageDown: 'channelDown',
  38: 'up',
  40: 'down',
  37: 'left',
  39: 'right',
  13: 'ok',
  // LG webOS and NetCast, Samsung Tizen, and browsers.
  461: 'back',
  10009: 'back',
  166: 'back',
  // The colour and media keys have the same codes on both.
  403: 'red',
  404: 'green',
  405: 'yellow',
  406: 'blue',
  415: 'play',
  19: 'pause',
  10252: 'playPause',
  413: 'stop',
  417: 'forward',
  412: 'rewind',
  // The channel keys of LG are a keyboard's page keys.
  427: 'channelUp',
  428: 'channelDown',
  33: 'channelUp',
  34: 'channelDown',
}

type Key = Pick<KeyboardEvent, 'key' | 'keyCode'>

// Old engines report "Unidentified" or nothing as the name of a remote control's key.
export const isUnnamed = ({ key }: Key): boolean => !key || key === 'Unidentified'

/** From this code on, no code belongs to a keyboard: these codes are valid whatever name the engine reports. */
const minRemoteKeyCode = 166

/**
 * Returns the action of a key by its name. Its code is used only if the key has no name or cannot be a keyboard's,
 * because the code of a letter may equal that of another key.
 */
export const actionOf = (event: Key): KeyAction | null =>
  keyTable[event.key] ??
  (isUnnamed(event) || event.keyCode >= minRemoteKeyCode ? (keyTable[event.keyCode] ?? null) : null)

const zeroKeyCode = 48

/**
 * Returns the digit of a number key, on a keyboard or on a remote control that sends only key codes; null for other
 * keys.
 */
export function digitOf(event: Pick<KeyboardEvent, 'key' | 'keyCode'>): string | null {
  if (/^\d$/.test(event.key)) return event.key
  const digit = event.keyCode - zeroKeyCode
  return isUnnamed(event) && digit >= 0 && digit <= 9 ? String(digit) : null
}

/** The colour keys of a remote control, in the order of their names: `ColorF0Red` is the first. */
export const colours: readonly unknown[] = ['red', 'green', 'yellow', 'blue'] satisfies KeyAction[]

export type Direction = 'up' | 'down' | 'left' | 'right'

const directions: readonly (KeyAction | null)[] = ['up', 'down', 'left', 'right'] satisfies Direction[]
const isDirection = (action: KeyAction | null): action is Direction => directions.includes(action)

type PressedKey = Pick<KeyboardEvent, 'key' | 'keyCode' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>

export function directionOf(event: PressedKey): Direction | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  const action = actionOf(event)
  return isDirection(action) ? action : null
}

/** Back on a remote control or keyboard. Backspace counts as Back, except in text fields. */
export function isBackKey(event: PressedKey): boolean {
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
