import { expect, it, vi } from 'vitest'
import { handleFilmKey } from '../../../src/domains/player/playerKeys.ts'

function film(at: { paused?: boolean; currentTime?: number } = {}) {
  const made = {
    paused: true,
    currentTime: 50,
    duration: 120,
    ...at,
    play: vi.fn(async () => {}),
    pause: vi.fn(),
  }
  return made as typeof made & HTMLVideoElement
}
const key = (name: string, target: unknown, keyCode = 0) => ({
  key: name,
  keyCode,
  target: target as EventTarget,
})

it.each([
  ['ArrowRight', 60],
  ['ArrowLeft', 40],
])('%s on the film winds by ten seconds', (name, to) => {
  const one = film()
  expect(handleFilmKey(key(name, one), one)).toBe(true)
  expect(one.currentTime).toBe(to)
})

it('winds no further than the film goes', () => {
  const late = film({ currentTime: 115 })
  handleFilmKey(key('MediaFastForward', 'a button'), late)
  expect(late.currentTime).toBe(120)
  const early = film({ currentTime: 3 })
  handleFilmKey(key('MediaRewind', 'a button'), early)
  expect(early.currentTime).toBe(0)
})

it('OK on the film plays and pauses', () => {
  const still = film()
  handleFilmKey(key('Enter', still), still)
  expect(still.play).toHaveBeenCalledOnce()
  const running = film({ paused: false })
  handleFilmKey(key(' ', running), running)
  expect(running.pause).toHaveBeenCalledOnce()
})

it('leaves arrows and OK to a button that has the focus, and up and down to the focus', () => {
  const one = film()
  for (const name of ['ArrowRight', 'Enter', ' '])
    expect(handleFilmKey(key(name, 'a button'), one)).toBe(false)
  expect(handleFilmKey(key('ArrowUp', one), one)).toBe(false)
  expect(one.play).not.toHaveBeenCalled()
})

it.each([
  [415, 'play'],
  [19, 'pause'],
  [413, 'pause'],
] as const)('DEV-10 the number %i of a television does "%s" wherever the focus is', (code, does) => {
  const one = film({ paused: does === 'play' })
  expect(handleFilmKey(key('Unidentified', 'a button', code), one)).toBe(true)
  expect(one[does]).toHaveBeenCalledOnce()
})
