import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getActiveLanguages } from '../../../src/contract/language.ts'
import { selectIsAway } from '../../../src/core/offlineCache/selectIsAway.ts'
import { selectIsLost } from '../../../src/domains/channel/slice.ts'
import { checkinLost, sessionReset } from '../../../src/domains/session/slice.ts'
import { vodSlice } from '../../../src/domains/vod/slice.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { atHome, configured, deskOf, openHotel, place, signIn, stateOf } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'
import { calls, films, heading, type OpenedFilms, openFilms } from './openFilms.ts'

/** Gives the element the film's metadata, as if the browser had loaded them. */
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
  // The other device has a history of its own.
  await app.services.history.settled()
  app.close()
  sessionStorage.clear()
  localStorage.clear()

  const other = await openFilms('/vod/movies/161', { hotel: app.hotel })
  await other.user.click(await screen.findByRole('button', { name: /^Continue/ }))
  const again = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(again, 5700)
  expect(again.currentTime).toBe(1834)
})

/** Plays "Vienna, Slowly" up to a position in seconds, and closes it. */
async function watchTo({ user }: OpenedFilms, seconds: number) {
  await user.click(await screen.findByRole('button', { name: 'Play' }))
  const video = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(video, 5700)
  video.currentTime = seconds
  await user.click(screen.getByRole('button', { name: 'Close' }))
}

it('VOD-32, VOD-34 an answer that was asked for before a film was left does not move its place', async () => {
  const hotel = await openHotel()
  const film = { movie_id: 161, title: 'Vienna, Slowly', is_free: true, duration: 95, resume_time: 0 }
  const answer = await answerInstead(
    deskOf(hotel),
    { module: 'SQMOD_VideoOnDemand', function: 'getMovies' },
    { status: 'OK', root: [{ ...film, video_url: '/media/films/161/free/film.m3u8' }] },
  )
  const app = await openFilms('/vod/movies/161', { hotel })
  await watchTo(app, 1834)
  await screen.findByRole('button', { name: 'Continue\u00a0· from minute 30' })
  // The film was known from the list, which was answered earlier.
  await answer()
  await waitFor(() => expect(stateOf(app, vodSlice).detailStatus[161]).toBe('success'))
  screen.getByRole('button', { name: 'Continue\u00a0· from minute 30' })
})

it('VOD-32, VOD-35 a film goes on where this device left it while the hotel does not say where', async () => {
  const app = await openFilms('/vod/movies/161')
  await watchTo(app, 1834)
  await screen.findByRole('button', { name: 'Continue\u00a0· from minute 30' })
  app.services.history.go('/vod/packages')
  await screen.findByRole('link', { name: /^Weekend pass/ })
  const film = { movie_id: 161, title: 'Vienna, Slowly', is_free: true, duration: 95 }
  const answer = await answerInstead(
    app.desk,
    { module: 'SQMOD_VideoOnDemand', function: 'getMovies' },
    { status: 'OK', root: [{ ...film, video_url: '/media/films/161/free/film.m3u8' }] },
  )
  app.services.history.go('/vod/movies/161')
  await answer()
  await waitFor(() => expect(stateOf(app, vodSlice).detailStatus[161]).toBe('success'))
  await app.user.click(await screen.findByRole('button', { name: 'Continue\u00a0· from minute 30' }))
  const again = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(again, 5700)
  expect(again.currentTime).toBe(1834)
})

it('VOD-33, VOD-35 a film that has another address promises to begin anew, and does', async () => {
  const app = await openFilms('/vod/movies/161')
  await watchTo(app, 1834)
  await screen.findByRole('button', { name: 'Continue\u00a0· from minute 30' })
  app.services.history.go('/vod/packages')
  await screen.findByRole('link', { name: /^Weekend pass/ })
  const film = { movie_id: 161, title: 'Vienna, Slowly', is_free: true, duration: 95, resume_time: 1834 }
  const answer = await answerInstead(
    app.desk,
    { module: 'SQMOD_VideoOnDemand', function: 'getMovies' },
    { status: 'OK', root: [{ ...film, video_url: '/media/films/161/other/film.m3u8' }] },
  )
  app.services.history.go('/vod/movies/161')
  await answer()
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const anew = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(anew, 5700)
  expect(anew.currentTime).toBe(0)
})

it('ERR-05 a film that the browser does not begin by itself waits for the guest, however long', async () => {
  const app = await openFilms('/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const video = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.loadStart(video)
  fireEvent.canPlay(video)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.queryByRole('alert')).toBeNull()
  // A film that waits for data this long has lost its network.
  fireEvent.waiting(video)
  act(() => void vi.advanceTimersByTime(20_000))
  restoreRealTimers()
  expect(screen.getByRole('alert').textContent).toContain('interrupted')
})

it('VOD-30 chooses the subtitles or none, before the film and while it plays', async () => {
  const app = await openFilms('/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Subtitles' }))
  const before = within(await screen.findByRole('dialog', { name: 'Subtitles' }))
  expect(before.getByRole<HTMLInputElement>('radio', { name: 'Off' }).checked).toBe(true)
  await app.user.click(before.getByRole('radio', { name: 'German' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const player = await screen.findByRole('dialog', { name: 'Vienna, Slowly' })
  const track = () => player.querySelector('track')
  await waitFor(() => expect(track()?.getAttribute('src')).toBe('/media/films/161/subtitles-de.vtt'))
  await app.user.click(within(player).getByRole('button', { name: 'Subtitles' }))
  const during = within(await screen.findByRole('dialog', { name: 'Subtitles' }))
  await app.user.click(during.getByRole('radio', { name: 'Off' }))
  await waitFor(() => expect(track()).toBeNull())
})

it('VOD-31, SERR-12 says that a film has no subtitles', async () => {
  const app = await openFilms('/vod/movies/170')
  await heading('Night Trains')
  await app.user.click(await screen.findByRole('button', { name: 'Subtitles' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Subtitles' }))
  dialog.getByText('No subtitles available')
  expect(dialog.queryByRole('radio')).toBeNull()
})

it('VOD-34 tells the hotel the position every 30 s of playing, on pause and on closing', async () => {
  const app = await openFilms('/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const video = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(video, 5700)
  const told = async () => (await calls(app, 'addResumeTime')).map(({ data, status }) => [data, status])
  const at = (resume_time: number) => [{ movie_id: 161, resume_time }, 'OK']
  give(video, 'paused', false)
  for (const seconds of [29, 30, 59, 60.5]) {
    video.currentTime = seconds
    fireEvent.timeUpdate(video)
  }
  await waitFor(async () => expect(await told()).toEqual([at(30), at(60)]))
  video.currentTime = 72.9
  fireEvent.pause(video)
  await waitFor(async () => expect(await told()).toEqual([at(30), at(60), at(72)]))
  video.currentTime = 80
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect(await told()).toEqual([at(30), at(60), at(72), at(80)]))
})

it('VOD-34 tells the hotel where the film was left as soon as the channel is back', async () => {
  startFakeClock()
  const app = await openFilms('/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const video = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(video, 5700)
  app.hotel.desk.fault({ drop: true })
  video.currentTime = 700
  fireEvent.pause(video)
  // The film plays on while the channel is away.
  expect(video.getAttribute('src')).toBe('/media/films/161/free/film.m3u8')
  expect(screen.queryByRole('alert')).toBeNull()
  await passUntil(async () =>
    expect(
      (await calls(app, 'addResumeTime')).map(({ data, status }) => ({ ...data, status })),
    ).toContainEqual({
      movie_id: 161,
      resume_time: 700,
      status: 'OK',
    }),
  )
})

type Desk = OpenedFilms['hotel']['desk']

/** Loses the channel while "Vienna, Slowly" plays, and closes the film at a position in seconds. */
async function watchOffline(app: OpenedFilms, seconds: number, fault: Parameters<Desk['fault']>[0]) {
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const video = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(video, 5700)
  app.hotel.desk.fault(fault)
  app.hotel.desk.fault({ drop: true })
  await waitFor(() => expect(selectIsLost(app.store.getState())).toBe(true))
  video.currentTime = seconds
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
}

const resumeTimes = ({ hotel }: Pick<OpenedFilms, 'hotel'>) => hotel.desk.room('101').resume_times

it('SENT-08 a place in a film is sent once the hotel has signed the guest in again, not before', async () => {
  startFakeClock()
  const app = await openFilms('/vod/movies/161')
  // The page has just been reloaded, so that the channel alone is renewed.
  sessionStorage.setItem('channel-reloaded-at', String(Date.now()))
  const authenticate = { module: 'SQMOD_Auth', function: 'authenticate' }
  await watchOffline(app, 700, { ...authenticate, silent: true })
  await passUntil(async () =>
    expect((await app.desk.calls(authenticate)).map(({ status }) => status)).toContain('SILENT'),
  )
  await pass(120_000)
  expect(await calls(app, 'addResumeTime')).toEqual([])
  app.hotel.desk.clearFaults()
  await passUntil(() => expect(resumeTimes(app)).toEqual([{ movie_id: 161, seconds: 700 }]))
  await waitFor(() => expect(localStorage.getItem('vod-resume-times')).toBeNull())
})

it('SENT-08 a place in a film that was left during an outage reaches the hotel after a reload, too', async () => {
  const app = await openFilms('/vod/movies/161')
  await watchOffline(app, 700, { refuse: 600 })
  await app.services.history.settled()
  app.close()
  app.hotel.desk.clearFaults()
  await openFilms('/language', { hotel: app.hotel })
  await waitFor(() => expect(resumeTimes(app)).toEqual([{ movie_id: 161, seconds: 700 }]))
})

it('SENT-07, SENT-08 a place that the hotel has refused is sent again, but not for the next guest', async () => {
  const app = await openFilms('/vod/movies/161')
  const call = { module: 'SQMOD_VideoOnDemand', function: 'addResumeTime' }
  app.hotel.desk.fault({ ...call, status: 'ERROR' })
  await watchTo(app, 700)
  await waitFor(async () => expect(await calls(app, 'addResumeTime')).toHaveLength(1))
  await waitFor(() => expect(localStorage.getItem('vod-resume-times')).toContain('700'))
  app.store.dispatch(sessionReset())
  app.hotel.desk.clearFaults()
  await signIn(app, '106', 'Schmidt')
  await screen.findByRole('heading', { level: 1, name: /^(Good|Guten) / })
  expect((await calls(app, 'addResumeTime')).map(({ room }) => room)).toEqual(['101'])
  expect(localStorage.getItem('vod-resume-times')).toBeNull()
})

it('VOD-34 a newer place that did not arrive is told again, also where an older one was answered meanwhile', async () => {
  startFakeClock()
  const app = await openFilms('/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const video = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(video, 5700)
  await configured(app)
  app.services.hotel.setReceiveTimeout(60_000)
  const call = { module: 'SQMOD_VideoOnDemand', function: 'addResumeTime' }
  const told = async () =>
    (await calls(app, 'addResumeTime')).map(({ data, status }) => [data.resume_time, status])
  const leaveAt = async (seconds: number) => {
    video.currentTime = seconds
    fireEvent.pause(video)
    await waitFor(async () => expect(await told()).toContainEqual([seconds, 'SILENT']))
  }
  const answer = await answerInstead(app.desk, call, { status: 'OK', root: true })
  await leaveAt(700)
  app.hotel.desk.fault({ ...call, silent: true, times: 1 })
  await leaveAt(900)
  await answer()
  await pass(60_000)
  await passUntil(async () => expect(JSON.stringify(await logged(app.desk, 'vod'))).toContain('not kept'))
  app.hotel.desk.fault({ drop: true })
  await passUntil(async () => expect(await told()).toHaveLength(3))
  expect(await told()).toEqual([
    [700, 'SILENT'],
    [900, 'SILENT'],
    [900, 'OK'],
  ])
})

it('VOD-34, SES-30 a place that did not arrive before its guest left is not told in the name of the next one', async () => {
  startFakeClock()
  const app = await openFilms('/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const video = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  arrive(video, 5700)
  await configured(app)
  app.services.hotel.setReceiveTimeout(500)
  app.hotel.desk.fault({ module: 'SQMOD_VideoOnDemand', function: 'addResumeTime', silent: true, times: 1 })
  video.currentTime = 700
  fireEvent.pause(video)
  await passUntil(async () => expect(JSON.stringify(await logged(app.desk, 'vod'))).toContain('not kept'))
  app.services.hotel.setReceiveTimeout(60_000)
  act(() => void app.store.dispatch(checkinLost()))
  await signIn(app, '103', 'Okafor')
  await atHome()
  const signIns = async () =>
    (await app.desk.calls({ function: 'authenticate' })).filter(({ data }) => data.room === '103')
  const before = (await signIns()).length
  app.hotel.desk.fault({ drop: true })
  await passUntil(async () => expect((await signIns()).length).toBe(before + 1))
  await passUntil(() => expect(selectIsAway(app.store.getState() as never)).toBe(false))
  await app.services.hotel.call(getActiveLanguages, {})
  expect(await calls(app, 'addResumeTime')).toHaveLength(1)
})

it('STOUR-07 explains filter, search and a film', async () => {
  const app = await openFilms('/vod/browse')
  await films()
  await app.user.click(await screen.findByRole('button', { name: /help/i }))
  for (const title of ['Filter', 'Search', 'A film']) {
    await screen.findByRole('dialog', { name: title })
    await app.user.click(screen.getByRole('button', { name: title === 'A film' ? 'Finish' : 'Next' }))
  }
})

it('STOUR-07 explains a package and its validity', async () => {
  const app = await openFilms('/vod/packages')
  await screen.findByRole('link', { name: /^Weekend pass/ })
  await app.user.click(await screen.findByRole('button', { name: /help/i }))
  await screen.findByRole('dialog', { name: 'A package' })
  await app.user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('dialog', { name: 'How long it is valid' })
})
