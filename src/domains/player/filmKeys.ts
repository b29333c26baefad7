import { actionOf, type KeyAction } from '../../ui/focus/keyTable.ts'

const step = 10

const moves: Partial<Record<KeyAction | 'space', (film: HTMLVideoElement) => void>> = {
  play,
  pause: (film) => film.pause(),
  stop: (film) => film.pause(),
  playPause: toggle,
  forward: (film) => wind(film, step),
  rewind: (film) => wind(film, -step),
}

/** Only while the film itself has the focus: on a button these are the button's. Up and down lead away from it. */
const ownMoves: typeof moves = {
  ok: toggle,
  space: toggle,
  right: (film) => wind(film, step),
  left: (film) => wind(film, -step),
}

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'target'>

/** The remote's keys for a film: aside winds by ten seconds, OK plays and pauses. True where the key was used. */
export function handleFilmKey(event: Key, film: HTMLVideoElement): boolean {
  const action = event.key === ' ' ? 'space' : actionOf(event)
  const move = action && (moves[action] ?? (event.target === film ? ownMoves[action] : undefined))
  move?.(film)
  return Boolean(move)
}

function play(film: HTMLVideoElement) {
  // Refused until the guest has touched the page; the film's own button does it then.
  void film.play().catch(() => undefined)
}

function toggle(film: HTMLVideoElement) {
  if (film.paused) play(film)
  else film.pause()
}

function wind(film: HTMLVideoElement, seconds: number) {
  const end = Number.isFinite(film.duration) ? film.duration : Number.POSITIVE_INFINITY
  film.currentTime = Math.min(end, Math.max(0, film.currentTime + seconds))
}
