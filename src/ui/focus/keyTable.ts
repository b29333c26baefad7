/**
 * What the keys of remote controls and keyboards mean. LG and Samsung sets send numbers, newer ones names as well;
 * both stand here once, for the focus and for whatever plays (DEV-10).
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
  38: 'up',
  40: 'down',
  37: 'left',
  39: 'right',
  13: 'ok',
  // LG webOS and NetCast, Samsung Tizen, and what browsers themselves send.
  461: 'back',
  10009: 'back',
  166: 'back',
  // The colour and play keys have the same numbers on both makers' sets.
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
}

type Key = Pick<KeyboardEvent, 'key' | 'keyCode'>

// Old engines give "Unidentified" or nothing for the keys of a remote control.
export const isUnnamed = ({ key }: Key): boolean => !key || key === 'Unidentified'

/** Numbers that no key of a keyboard has: they count whatever name the engine makes up for them. */
const minRemoteKeyCode = 166

/** What the key means, by its name, else by its number. A letter's number may be that of an arrow: the name wins. */
export const actionOf = (event: Key): KeyAction | null =>
  keyTable[event.key] ??
  (isUnnamed(event) || event.keyCode >= minRemoteKeyCode ? (keyTable[event.keyCode] ?? null) : null)
