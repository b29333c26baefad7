import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { control, isPlaying, pauseAll } from '../../../src/browser/media.ts'

/** A page with films whose playback is simulated, because jsdom cannot play. */
function openPage(count: number) {
  const { window } = new JSDOM('<video></video>'.repeat(count), { url: 'http://localhost/' })
  const films = [...window.document.querySelectorAll('video')]
  for (const film of films) {
    let paused = true
    let time = 0
    Object.defineProperties(film, {
      paused: { get: () => paused },
      ended: { get: () => false },
      duration: { get: () => 90 },
      currentTime: {
        get: () => time,
        set: (value: number) => {
          time = value
        },
      },
    })
    film.play = vi.fn(async () => {
      paused = false
    })
    film.pause = vi.fn(() => {
      paused = true
    })
  }
  return { page: window.document, films }
}

it('DEV-10 plays, pauses and goes to and fro by the play keys', () => {
  const { page, films } = openPage(1)
  const [film] = films
  control('play', page)
  expect(isPlaying(page)).toBe(true)
  control('forward', page)
  control('forward', page)
  control('rewind', page)
  expect(film?.currentTime).toBe(10)
  control('rewind', page)
  control('rewind', page)
  expect(film?.currentTime).toBe(0)
  control('playPause', page)
  expect(isPlaying(page)).toBe(false)
  control('playPause', page)
  expect(isPlaying(page)).toBe(true)
  control('forward', page)
  control('stop', page)
  expect([film?.paused, film?.currentTime]).toEqual([true, 10])
})

it('DEV-10 means the film that plays, not the first on the page', () => {
  const { page, films } = openPage(2)
  void films[1]?.play()
  control('pause', page)
  expect(films[1]?.pause).toHaveBeenCalledOnce()
  expect(films[0]?.pause).not.toHaveBeenCalled()
})

it('silences everything at once, and bears that nothing is there', () => {
  const { page, films } = openPage(2)
  for (const film of films) void film.play()
  pauseAll(page)
  expect(isPlaying(page)).toBe(false)
  const empty = openPage(0).page
  control('play', empty)
  expect(isPlaying(empty)).toBe(false)
})

it('bears that the browser refuses to play', async () => {
  const { page, films } = openPage(1)
  const [film] = films
  if (film) film.play = () => Promise.reject(new Error('NotAllowedError'))
  control('play', page)
  await Promise.resolve()
  expect(isPlaying(page)).toBe(false)
})
