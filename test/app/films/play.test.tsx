import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { place } from '../harness.tsx'
import { calls, films, heading, openFilms } from './openFilms.ts'

/** The film as the browser would know it once its head is there. */
function arrive(element: HTMLVideoElement, duration: number) {
  Object.defineProperties(element, {
    duration: { value: duration, configurable: true },
    readyState: { value: 4, configurable: true },
  })
  fireEvent.loadedMetadata(element)
}

it('VOD-01, VOD-05, VOD-07, VOD-08 leads from the list to a film, and plays it', async () => {
  const app = await openFilms('/vod')
  await heading('Films')
  await waitFor(() => expect(place()).toBe('/vod/browse'))
  expect(await films()).toHaveLength(24)
  app.services.history.go('/vod/browse?filter=free')
  await app.user.click(await screen.findByRole('link', { name: /^Vienna, Slowly/ }))
  await heading('Vienna, Slowly')
  expect(place()).toBe('/vod/movies/161')
  await waitFor(async () =>
    expect((await calls(app, 'getMovies')).map(({ data }) => data)).toEqual([
      { content_type: 'movie' },
      { content_type: 'movie', movie_id: 161 },
    ]),
  )
  await app.user.click(screen.getByRole('button', { name: 'Play' }))
  const dialog = await screen.findByRole('dialog', { name: 'Vienna, Slowly' })
  const video = within(dialog).getByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  expect(video.getAttribute('src')).toBe('/media/films/161/free/film.m3u8')
})

it('VOD-32, VOD-34, VOD-35 the hotel keeps where the room is, and another device of the room goes on there', async () => {
  const app = await openFilms('/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const video = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(video, 5700)
  video.currentTime = 1834.6
  fireEvent.pause(video)
  await waitFor(async () =>
    expect((await calls(app, 'addResumeTime')).map(({ data }) => data)).toEqual([
      { movie_id: 161, resume_time: 1834 },
    ]),
  )
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  app.close()
  sessionStorage.clear()
  localStorage.clear()

  const other = await openFilms('/vod/movies/161', { hotel: app.hotel })
  await other.user.click(await screen.findByRole('button', { name: /^Continue/ }))
  const again = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(again, 5700)
  expect(again.currentTime).toBe(1834)
})
