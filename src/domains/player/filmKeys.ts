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

/** Only while the film itself has the focus: on a button these are the button's. Up and down lead away from it. */
const focusedActions: typeof actions = {
  ok: toggle,
  space: toggle,
  right: (film) => seek(film, seekStepSeconds),
  left: (film) => seek(film, -seekStepSeconds),
}

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'target'>

/** The remote's keys for a film: aside winds by ten seconds, OK plays and pauses. True where the key was used. */
export function handleFilmKey(event: Key, film: HTMLVideoElement): boolean {
  const action = event.key === ' ' ? 'space' : actionOf(event)
  const run = action && (actions[action] ?? (event.target === film ? focusedActions[action] : undefined))
  run?.(film)
  return Boolean(run)
}

function play(film: HTMLVideoElement) {
  // Refused until the guest has touched the page; the film's own button does it then.
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
