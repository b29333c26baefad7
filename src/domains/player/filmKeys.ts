import { seekStepSeconds } from '../../browser/media.ts'
import { actionOf, type KeyAction } from '../../ui/focus/keyTable.ts'

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
