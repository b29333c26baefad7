import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { pass, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { media } from '../mediaElement.ts'
import { readStyles } from '../rendering.ts'
import { openFilms } from './openFilms.ts'

// Controls are hidden by a style.
beforeEach(readStyles)

const film = 'Vienna, Slowly'
const lengthSeconds = 5700

/** Plays a film on a television, and gives the element what a browser would have loaded. */
async function playOnTelevision() {
  startFakeClock()
  const app = await openFilms('/vod/movies/161?mode=tv')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const dialog = await screen.findByRole('dialog', { name: film })
  const video = within(dialog).getByLabelText<HTMLVideoElement>(film, { selector: 'video' })
  Object.defineProperties(video, {
    duration: { value: lengthSeconds, configurable: true },
    readyState: { value: 4, configurable: true },
  })
  fireEvent.loadedMetadata(video)
  setPaused(video, false)
  return { ...app, dialog, video }
}

function setPaused(video: HTMLVideoElement, isPaused: boolean) {
  give(video, 'paused', isPaused)
  fireEvent(video, new Event(isPaused ? 'pause' : 'playing'))
}

/** The position line, which is hidden from everybody with the other controls. */
const line = () => screen.queryByRole('slider', { name: 'Position' })
const active = () => document.activeElement ?? document.body
const press = (key: string, more: KeyboardEventInit = {}) => {
  fireEvent.keyDown(active(), { key, ...more })
  fireEvent.keyUp(active(), { key, ...more })
}

it('PLAY-01 a film on a television has the controls of the app, no picture in picture, and begins at its position', async () => {
  give(document, 'pictureInPictureEnabled', true)
  const { dialog, video } = await playOnTelevision()
  expect(video.controls).toBe(false)
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  ).toEqual(['10 seconds back', 'Pause', '10 seconds forward', 'Audio language', 'Subtitles', 'Close'])
  expect(document.activeElement).toBe(line())
  expect(line()?.getAttribute('aria-valuetext')).toBe('0:00 / 1:35:00')
})

it('PLAY-01 the controls hide after three seconds without a key, and any arrow shows them', async () => {
  const { video } = await playOnTelevision()
  await pass(2500)
  press('ArrowUp')
  await pass(2500)
  expect(line()).not.toBeNull()
  await pass(1000)
  expect(line()).toBeNull()
  expect(document.activeElement).toBe(video)
  press('ArrowDown')
  expect(document.activeElement).toBe(line())
  expect(video.currentTime).toBe(0)
  expect(media.pause).not.toHaveBeenCalled()
})

it('PLAY-01 the controls stay while a film is paused, and while its subtitles are chosen', async () => {
  const { video, user } = await playOnTelevision()
  setPaused(video, true)
  await pass(20_000)
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  setPaused(video, false)
  press('ArrowUp')
  await user.click(screen.getByRole('button', { name: 'Subtitles' }))
  const chooser = within(await screen.findByRole('dialog', { name: 'Subtitles' }))
  await pass(20_000)
  fireEvent.click(chooser.getByRole('radio', { name: 'German' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Subtitles' })).toBeNull())
  expect(line()).not.toBeNull()
  await waitFor(() => expect(video.querySelector('track')?.getAttribute('src')).toMatch(/subtitles-de/))
})

it('PLAY-01 Back hides the controls of a film that plays, and leaves it with the next press', async () => {
  await playOnTelevision()
  press('Escape')
  await waitFor(() => expect(line()).toBeNull())
  screen.getByRole('dialog', { name: film })
  // The key of a television's remote control, which has no name.
  fireEvent.keyDown(active(), { key: 'Unidentified', keyCode: 461 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('PLAY-01 Back leaves a film that is paused at once', async () => {
  const { video } = await playOnTelevision()
  setPaused(video, true)
  press('GoBack')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('PLAY-01 the arrows move a film by ten seconds, also while its controls are hidden, and OK plays and pauses it', async () => {
  const { video } = await playOnTelevision()
  await pass(4000)
  press('ArrowRight')
  expect(video.currentTime).toBe(10)
  press('ArrowRight')
  press('ArrowLeft')
  press('ArrowLeft')
  press('ArrowLeft')
  expect(video.currentTime).toBe(0)
  press('Enter')
  expect(media.pause).toHaveBeenCalledOnce()
  setPaused(video, true)
  media.play.mockClear()
  press(' ')
  expect(media.play).toHaveBeenCalledOnce()
})

it('PLAY-01 a key that is held moves faster, and the film follows when the guest has settled', async () => {
  const { video } = await playOnTelevision()
  const shown = () => Number(line()?.getAttribute('aria-valuenow'))
  fireEvent.keyDown(active(), { key: 'ArrowRight' })
  expect(video.currentTime).toBe(10)
  const hold = async (ms: number) => {
    for (let heldMs = 0; heldMs < ms; heldMs += 100) {
      await pass(100)
      fireEvent.keyDown(active(), { key: 'ArrowRight', repeat: true })
    }
    return shown()
  }
  const inFirst = (await hold(700)) - 10
  const before = shown()
  const later = (await hold(700)) - before
  expect(inFirst).toBeGreaterThanOrEqual(60)
  expect(later).toBeGreaterThan(2 * inFirst)
  expect(video.currentTime).toBe(10)
  const target = shown()
  fireEvent.keyUp(active(), { key: 'ArrowRight' })
  await pass(400)
  expect(video.currentTime).toBe(target)
})

it.each([
  ['play', 415, true],
  ['pause', 19, false],
  ['stop', 413, false],
  ['playPause', 10252, false],
] as const)(
  'DEV-10, PLAY-01 the key %s of a remote control does what it says, on any button',
  async (_, keyCode, isPaused) => {
    const { video } = await playOnTelevision()
    if (isPaused) setPaused(video, true)
    screen.getByRole('button', { name: 'Subtitles' }).focus()
    media.play.mockClear()
    fireEvent.keyDown(active(), { key: 'Unidentified', keyCode })
    await pass(100)
    expect(isPaused ? media.play : media.pause).toHaveBeenCalledOnce()
  },
)

it('DEV-10, PLAY-01 forward and rewind of a remote control move the film, and the green key presses what it is for', async () => {
  const { video } = await playOnTelevision()
  screen.getByRole('button', { name: 'Subtitles' }).focus()
  for (let presses = 0; presses < 2; presses += 1) {
    fireEvent.keyDown(active(), { key: 'MediaFastForward', keyCode: 417 })
    fireEvent.keyUp(active(), { key: 'MediaFastForward', keyCode: 417 })
  }
  expect(video.currentTime).toBe(20)
  fireEvent.keyDown(active(), { key: 'MediaRewind', keyCode: 412 })
  expect(video.currentTime).toBe(10)
  fireEvent.keyDown(active(), { key: 'Unidentified', keyCode: 404 })
  expect(media.pause).toHaveBeenCalledOnce()
})

it('ERR-05, PLAY-01, PLAY-04 a film that fails on a television says so in its place, and tries again', async () => {
  const { video, dialog } = await playOnTelevision()
  fireEvent.error(video)
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Playback failed')
  expect(line()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })))
  fireEvent.click(active())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(line()).not.toBeNull()
  fireEvent.error(video)
  await within(dialog).findByRole('alert')
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('VOD-21 where nothing fits, no film stands in large above the words that say so', async () => {
  const app = await openFilms('/vod/browse?mode=tv&search=Vienna')
  // Decorative for screen readers: the film has its own tile.
  const inLarge = () => document.querySelector('main [aria-hidden="true"] h2')?.textContent
  await waitFor(() => expect(inLarge()).toBe(film))
  act(() => screen.getByRole('link', { name: /^Vienna, Slowly/ }).focus())
  app.services.history.go('/vod/browse?search=xyzzy')
  await screen.findByText(/^No film matches/)
  expect(inLarge()).toBeUndefined()
})
