import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  playbackStarted,
  progressReported,
  selectIsFilmSounding,
  type Video,
  videoOpened,
} from '../../../src/domains/player/slice.ts'
import { give } from '../give.ts'
import { openApp, openSignedIn } from '../harness.tsx'
import { media } from '../mediaElement.ts'
import { installMediaSession } from '../mediaSession.ts'
import { restoreRealTimers } from '../realTimers.ts'

afterEach(() => void restoreRealTimers())

const film: Video = { id: '41', src: '/ONEapp/skins/aurora/films/41.mp4', title: 'The Long Shore' }

/** Gives the element the film's metadata, as if the browser had loaded them. */
function arrive(element: HTMLVideoElement, duration = 7200) {
  Object.defineProperties(element, {
    duration: { value: duration, configurable: true },
    readyState: { value: 4, configurable: true },
  })
  fireEvent.loadedMetadata(element)
}

type Opened = Pick<Awaited<ReturnType<typeof openSignedIn>>, 'store' | 'user' | 'hotel' | 'close'>

async function play(video: Video = film, app?: Opened) {
  const opened = app ?? (await openSignedIn())
  act(() => void opened.store.dispatch(videoOpened(video)))
  const dialog = await screen.findByRole('dialog', { name: video.title })
  const element = within(dialog).getByLabelText<HTMLVideoElement>(video.title, { selector: 'video' })
  return { ...opened, dialog, element }
}

it('DLG-01 plays a film in a dialog that has its name', async () => {
  const { element, dialog } = await play()
  expect(element.getAttribute('src')).toBe(film.src)
  expect(element.autoplay && element.controls).toBe(true)
  expect(document.activeElement).toBe(element)
  // An update of the app waits while the player is open (SW-02).
  expect(dialog.closest('[data-prevents-reload]')).not.toBeNull()
})

it.each([
  [1, 'Playback was stopped.'],
  [2, 'The connection was interrupted while the video was loading.'],
  [3, 'The video is damaged, or this device cannot play it.'],
  [4, 'The video cannot be loaded, or this device does not support its format.'],
])('DLG-02, ERR-06, PLAY-05 says what media error %i means', async (code, text) => {
  const { element } = await play()
  Object.defineProperty(element, 'error', { value: { code }, configurable: true })
  fireEvent.error(element)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`Playback failed${text}`)
})

it('ERR-05, PLAY-04 says that the playback failed where the browser names no reason, and tries again', async () => {
  const { element, user } = await play()
  fireEvent.error(element)
  expect((await screen.findByRole('alert')).textContent).toBe('Playback failed')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(media.load).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('DLG-02, PLAY-05 a film that stands still for 20 s has lost its network, and goes on from there', async () => {
  const { element } = await play()
  arrive(element)
  fireEvent.playing(element)
  element.currentTime = 640
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.waiting(element)
  act(() => void vi.advanceTimersByTime(19_000))
  expect(screen.queryByRole('alert')).toBeNull()
  // Playback that goes on in time is not a failure, and restarts the time-out.
  fireEvent.playing(element)
  act(() => void vi.advanceTimersByTime(19_000))
  fireEvent.waiting(element)
  act(() => void vi.advanceTimersByTime(20_000))
  restoreRealTimers()
  expect(screen.getByRole('alert').textContent).toMatch(/^Playback failedThe connection was interrupted/)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  element.currentTime = 0
  arrive(element)
  expect(element.currentTime).toBe(640)
})

it('the lock screen plays, pauses and winds a film, shows its poster, and is given back when it closes', async () => {
  const session = installMediaSession()
  const { element, user } = await play({ ...film, artwork: '/ONEapp/skins/aurora/films/41.webp' })
  arrive(element)
  expect(session.metadata).toMatchObject({
    title: 'The Long Shore',
    artwork: [{ src: '/ONEapp/skins/aurora/films/41.webp' }],
  })
  media.play.mockClear()
  media.pause.mockClear()
  session.press('play')
  expect(media.play).toHaveBeenCalledOnce()
  session.press('pause')
  expect(media.pause).toHaveBeenCalledOnce()
  session.press('seekforward')
  expect(element.currentTime).toBe(10)
  session.press('seekforward', { seekOffset: 30 })
  session.press('seekbackward')
  expect(element.currentTime).toBe(30)
  session.press('seekto', { seekTime: 7199 })
  session.press('seekforward')
  expect(element.currentTime).toBe(7200)
  session.press('seekto', { seekTime: -5 })
  expect(element.currentTime).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(session.metadata).toBeNull())
  expect(session.names()).toEqual([])
})

it('offers a picture in the picture where the browser has one, and bears that it is refused', async () => {
  const app = await openSignedIn()
  const first = await play(film, app)
  expect(within(first.dialog).queryByRole('button', { name: 'Picture in picture' })).toBeNull()
  await first.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  give(document, 'pictureInPictureEnabled', true)
  const { dialog, element, user } = await play(film, app)
  const request = vi.fn(() => Promise.reject(new DOMException('not now', 'InvalidStateError')))
  Object.assign(element, { requestPictureInPicture: request })
  await user.click(within(dialog).getByRole('button', { name: 'Picture in picture' }))
  expect(request).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('DLG-03, VOD-35 resumes where the film was left, and offers its beginning', async () => {
  const first = await play()
  arrive(first.element)
  expect(first.element.currentTime).toBe(0)
  expect(screen.queryByRole('button', { name: 'Start from the beginning' })).toBeNull()
  first.element.currentTime = 1834.4
  fireEvent.pause(first.element)
  await first.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const { element, user } = await play(film, first)
  arrive(element)
  expect(element.currentTime).toBe(1834)
  await user.click(await screen.findByRole('button', { name: 'Start from the beginning' }))
  expect(element.currentTime).toBe(0)
  expect(media.play).toHaveBeenCalledOnce()
})

it('DLG-03 resumes after a reload of the page too', async () => {
  const first = await play()
  arrive(first.element)
  first.element.currentTime = 600
  fireEvent.pause(first.element)
  first.close()
  const again = await openApp({ hotel: first.hotel })
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
  const { element } = await play(film, again)
  arrive(element)
  expect(element.currentTime).toBe(600)
})

it('VOD-32 notes the position on pause, on closing and every 30 s of playing', async () => {
  const { element, store, user } = await play()
  const noted = () =>
    store.getState() as unknown as { player: { positions: Record<string, { seconds: number }> } }
  const seconds = () => noted().player.positions[film.id]?.seconds
  arrive(element)
  Object.defineProperty(element, 'paused', { value: false, configurable: true })
  element.currentTime = 29
  fireEvent.timeUpdate(element)
  expect(seconds()).toBeUndefined()
  element.currentTime = 30
  fireEvent.timeUpdate(element)
  expect(seconds()).toBe(30)
  element.currentTime = 45
  fireEvent.pause(element)
  expect(seconds()).toBe(45)
  element.currentTime = 50
  await user.keyboard('{Escape}')
  await waitFor(() => expect(seconds()).toBe(50))
})

it('stops the film for good when it is closed', async () => {
  const { element, user } = await play()
  arrive(element)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(media.pause).toHaveBeenCalled()
  expect(element.hasAttribute('src')).toBe(false)
  expect(media.load).toHaveBeenCalled()
})

it('a film that never began does not wipe out where it was left', async () => {
  const app = await openSignedIn()
  const left = progressReported({ id: '41', src: film.src, seconds: 900, duration: 7200, why: 'paused' })
  act(() => void app.store.dispatch(left))
  const { user, element } = await play(film, app)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(element.currentTime).toBe(0)
  const again = await play(film, app)
  arrive(again.element)
  expect(again.element.currentTime).toBe(900)
})

it('PLAY-07 has the sound of the device from opening to closing', async () => {
  const app = await openSignedIn()
  const isSounding = () => selectIsFilmSounding(app.store.getState() as never)
  expect(isSounding()).toBe(false)
  const { user } = await play(film, app)
  expect(isSounding()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(isSounding()).toBe(false))
})

it('PLAY-07 tells the app that a film begins, each time it does', async () => {
  const app = await openSignedIn()
  const dispatch = vi.spyOn(app.store, 'dispatch')
  const { element } = await play(film, app)
  const begun = () => dispatch.mock.calls.filter(([action]) => playbackStarted.match(action)).length
  fireEvent.playing(element)
  fireEvent.pause(element)
  fireEvent.playing(element)
  expect(begun()).toBe(2)
})
