import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stepOnWhenStuck } from '../../../src/browser/mediaSource.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A film that is stuck where no data arrive. Setting the position dispatches `seeking`, as in a browser. */
class StuckFilm extends EventTarget {
  #at = 2400
  get currentTime() {
    return this.#at
  }
  set currentTime(at: number) {
    this.#at = at
    this.dispatchEvent(new Event('seeking'))
  }
}
const follow = () => {
  const film = new StuckFilm()
  const stop = stepOnWhenStuck(film as unknown as HTMLMediaElement)
  const says = (event: string) => film.dispatchEvent(new Event(event))
  return { film, stop, says }
}

it('playback that waits too long takes a step on, three times at most', () => {
  const { film } = follow()
  film.currentTime = 2400
  vi.advanceTimersByTime(4999)
  expect(film.currentTime).toBe(2400)
  vi.advanceTimersByTime(1)
  expect(film.currentTime).toBeCloseTo(2400.25)
  vi.advanceTimersByTime(60_000)
  expect(film.currentTime).toBeCloseTo(2400.75)
})

it('what plays again is left alone, and may take steps again later', () => {
  const { film, says } = follow()
  says('waiting')
  says('playing')
  vi.advanceTimersByTime(60_000)
  expect(film.currentTime).toBe(2400)
  for (let times = 0; times < 2; times += 1) {
    says('waiting')
    vi.advanceTimersByTime(60_000)
    says('playing')
  }
  expect(film.currentTime).toBeCloseTo(2401.5)
})

it('a film that was closed is not touched', () => {
  const { film, says, stop } = follow()
  says('waiting')
  stop()
  says('waiting')
  vi.advanceTimersByTime(60_000)
  expect(film.currentTime).toBe(2400)
})

it('what plays something else now is left alone', () => {
  const { film, says } = follow()
  says('waiting')
  says('emptied')
  vi.advanceTimersByTime(60_000)
  expect(film.currentTime).toBe(2400)
})
