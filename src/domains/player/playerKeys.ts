import { seekStepSeconds } from '../../browser/media.ts'
import { actionOf, isBackKey, type KeyAction } from '../../ui/focus/keys.ts'

/**
 * What a key does to a film on a television. `show` does nothing but show the controls; `controls` moves the focus from
 * the position line to them.
 */
type TelevisionKey =
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

const actions: Partial<Record<KeyAction | 'space', (film: HTMLVideoElement) => void>> = {
  play,
  pause: (film) => film.pause(),
  stop: (film) => film.pause(),
  playPause: toggle,
  forward: (film) => seek(film, seekStepSeconds),
  rewind: (film) => seek(film, -seekStepSeconds),
}

/** Only while the film itself has the focus; on a button the keys activate the button. Up and down move the focus. */
const focusedActions: typeof actions = {
  ok: toggle,
  space: toggle,
  right: (film) => seek(film, seekStepSeconds),
  left: (film) => seek(film, -seekStepSeconds),
}

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'target'>

/** Handles the remote's keys: left and right seek by ten seconds, OK plays and pauses. True if the key was handled. */
export function handleFilmKey(event: Key, film: HTMLVideoElement): boolean {
  const action = event.key === ' ' ? 'space' : actionOf(event)
  const run = action && (actions[action] ?? (event.target === film ? focusedActions[action] : undefined))
  run?.(film)
  return Boolean(run)
}

function play(film: HTMLVideoElement) {
  // Rejected before the first user gesture; the guest can then use the video's own play button.
  void film.play().catch(() => undefined)
}

function toggle(film: HTMLVideoElement) {
  if (film.paused) play(film)
  else film.pause()
}

function seek(film: HTMLVideoElement, seconds: number) {
  const end = Number.isFinite(film.duration) ? film.duration : Number.POSITIVE_INFINITY
  film.currentTime = Math.min(end, Math.max(0, film.currentTime + seconds))
}
