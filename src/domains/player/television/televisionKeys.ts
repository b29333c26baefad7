import { isBackKey } from '../../../ui/focus/keys.ts'
import { actionOf, type KeyAction } from '../../../ui/focus/keyTable.ts'

/**
 * What a key does to a film on a television. `show` does nothing but show the controls; `controls` moves the focus from
 * the position line to them.
 */
export type TelevisionKey =
  | 'play'
  | 'pause'
  | 'toggle'
  | 'forward'
  | 'rewind'
  | 'show'
  | 'controls'
  | 'hide'
  | 'leave'

/** Keys that mean the film wherever the focus is. */
const filmKeys: Partial<Record<KeyAction, TelevisionKey>> = {
  play: 'play',
  pause: 'pause',
  stop: 'pause',
  playPause: 'toggle',
  forward: 'forward',
  rewind: 'rewind',
}

/** Keys of the film and its position line. */
const lineKeys: Partial<Record<KeyAction, TelevisionKey>> = {
  ok: 'toggle',
  right: 'forward',
  left: 'rewind',
}

interface Standing {
  /** Where the focus is: on the film or its position line, on a button, or in a dialog above the film. */
  focus: 'film' | 'button' | 'elsewhere'
  isShown: boolean
  isRunning: boolean
}

/** Returns what a key does; null for a key that belongs to the focused button or moves the focus. */
export function televisionKeyOf(
  event: Pick<globalThis.KeyboardEvent, 'key' | 'keyCode' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { focus, isShown, isRunning }: Standing,
): TelevisionKey | null {
  const action = event.key === ' ' ? 'ok' : actionOf(event)
  const key = action && filmKeys[action]
  if (key) return key
  if (focus === 'elsewhere') return null
  if (isBackKey(event)) return isShown && isRunning ? 'hide' : 'leave'
  // The green key presses the main action, as on all screens.
  if (action === 'green') return 'toggle'
  if (focus === 'button' || action === null) return null
  if (isShown) return lineKeys[action] ?? (action === 'down' ? 'controls' : null)
  return lineKeys[action] ?? (action === 'up' || action === 'down' ? 'show' : null)
}
