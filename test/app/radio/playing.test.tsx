import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { filmEnded, filmStarted } from '../../../src/domains/player/slice.ts'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { give } from '../give.ts'
import { configured, openApp, openHotel } from '../harness.tsx'
import { refuseToPlay } from '../mediaElement.ts'
import { installMediaSession } from '../mediaSession.ts'
import { openStreams, tell, timesOpened, volume } from './media.ts'
import { footer, iceland, noFooter, openPlaying, openRadio, stationButton } from './openRadio.ts'

const hekla = '/media/radio/r-is-missing.mp3'
const geysir = '/media/radio/r-is-ends.mp3'

it('RAD-14, RAD-15, RAD-16 a station plays from its address, another one instead of it, and a press ends it', async () => {
  const app = await openRadio({ country: iceland })
  await app.user.click(await stationButton('Play Hekla 404'))
  expect(openStreams()).toEqual([hekla])
  expect(volume()).toBe(1)
  const bar = await footer()
  bar.getByText('Connecting')
  tell('playing')
  await bar.findByText('Playing now')
  await app.user.click(await stationButton('Play Radio Geysir'))
  expect(openStreams()).toEqual([geysir])
  await bar.findByText('Radio Geysir')
  await app.user.click(await stationButton('Stop Radio Geysir'))
  expect(openStreams()).toEqual([])
  await waitFor(() => expect(noFooter()).toBe(true))
})

it('RAD-17, SHELL-19 goes on over other screens, with picture and name, and the footer ends it', async () => {
  const app = await openPlaying()
  tell('playing')
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  const bar = await footer()
  bar.getByText('Hekla 404')
  bar.getByText('Playing now')
  expect(openStreams()).toEqual([hekla])
  const picture = within(bar.getByRole('link')).getByRole('presentation')
  expect(picture.getAttribute('src')).toMatch(/\/radio\/r-is-missing\.svg$/)
  await app.user.click(bar.getByRole('button', { name: 'Turn the radio off' }))
  expect(openStreams()).toEqual([])
  await waitFor(() => expect(noFooter()).toBe(true))
})

it('RAD-16 pausing loads nothing any more, and playing goes on with what is broadcast by then', async () => {
  const { user, bar } = await openPlaying()
  tell('playing')
  await user.click(bar.getByRole('button', { name: 'Pause the radio' }))
  expect(openStreams()).toEqual([])
  bar.getByText('Paused')
  await user.click(bar.getByRole('button', { name: 'Play the radio' }))
  expect(openStreams()).toEqual([hekla])
  expect(timesOpened()).toBe(2)
})

it('a headset that is pulled out pauses it', async () => {
  const { bar } = await openPlaying()
  tell('playing')
  tell('pause')
  await bar.findByText('Paused')
  expect(openStreams()).toEqual([])
})

it('a browser that wants a press first gets one', async () => {
  refuseToPlay()
  const { user, bar } = await openPlaying()
  await bar.findByText('Press play to listen')
  expect(openStreams()).toEqual([])
  refuseToPlay(false)
  await user.click(bar.getByRole('button', { name: 'Play the radio' }))
  tell('playing')
  await bar.findByText('Playing now')
})

it('RAD-16 a station ends with the stay', async () => {
  const { store, reload } = await openPlaying()
  tell('playing')
  act(() => void store.dispatch(checkinLost()))
  expect(openStreams()).toEqual([])
  await waitFor(() => expect(noFooter()).toBe(true))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('PLAY-07 a film silences it and gives it back when no other sounds', async () => {
  const { store, bar } = await openPlaying()
  tell('playing')
  act(() => void store.dispatch(filmStarted({ id: '41' })))
  expect(openStreams()).toEqual([])
  bar.getByText('Resumes after the film')
  act(() => {
    store.dispatch(filmStarted({ id: '42' }))
    store.dispatch(filmEnded({ id: '41' }))
  })
  await Promise.resolve()
  expect(openStreams()).toEqual([])
  act(() => void store.dispatch(filmEnded({ id: '42' })))
  await waitFor(() => expect(openStreams()).toEqual([hekla]))
  expect(volume()).toBe(1)
})

it('PLAY-07 a video in a page of the hotel silences it while it is heard, wherever it ends', async () => {
  const { bar } = await openPlaying()
  tell('playing')
  const video = document.createElement('video')
  document.body.append(video)
  const state = { paused: false, muted: true, ended: false }
  for (const name of ['paused', 'muted', 'ended'] as const)
    Object.defineProperty(video, name, { get: () => state[name] })
  const say = (event: string) => act(() => void video.dispatchEvent(new Event(event)))
  say('playing')
  expect(openStreams()).toEqual([hekla])
  state.muted = false
  say('volumechange')
  expect(openStreams()).toEqual([])
  bar.getByText('Resumes after the film')
  video.remove()
  state.paused = true
  say('pause')
  await waitFor(() => expect(openStreams()).toEqual([hekla]))
})

it('PLAY-07 a film leaves a radio that is off or paused as it is', async () => {
  const { store, user, bar } = await openPlaying()
  await user.click(bar.getByRole('button', { name: 'Pause the radio' }))
  act(() => {
    store.dispatch(filmStarted({ id: '41' }))
    store.dispatch(filmEnded({ id: '41' }))
  })
  await user.click(bar.getByRole('button', { name: 'Turn the radio off' }))
  act(() => {
    store.dispatch(filmStarted({ id: '41' }))
    store.dispatch(filmEnded({ id: '41' }))
  })
  await waitFor(() => expect(noFooter()).toBe(true))
  expect(timesOpened()).toBe(1)
})

it.each([
  ['40', '20s'],
  ['100', '8s'],
])(
  'CONST-39 a name too long for its line runs by %s pixels a second, one that fits stands still',
  async (speed, time) => {
    const hotel = await openHotel()
    hotel.desk.property({ id: '1', systemValues: { scroll_speed: speed } })
    give(HTMLElement.prototype, 'clientWidth', 200)
    give(HTMLElement.prototype, 'scrollWidth', 200)
    const app = await openPlaying('Hekla 404', { hotel })
    const { user, bar } = app
    await configured(app)
    const name = () => bar.getByText('Hekla 404')
    expect(name().style.animationDuration).toBe('')
    // 640 px of the name are hidden; the animation rests at both ends, for a tenth of its time each.
    give(HTMLElement.prototype, 'scrollWidth', 840)
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(name().style.animationDuration).toBe(time)
    expect(name().style.getPropertyValue('--run')).toBe('-640px')
    await user.click(bar.getByRole('button', { name: 'Turn the radio off' }))
  },
)

it.each([
  ['10 where the hotel says nothing', {}, 0.1],
  ['what the hotel says', { background_music_volume: '25' }, 0.25],
])(
  'PLAY-06, CONST-38, SCONST-07 what comes back by itself while something else runs is background music at %s, a press of the guest is not',
  async (_, systemValues, expected) => {
    const hotel = await openHotel()
    hotel.desk.property({ id: '1', systemValues })
    const app = await openPlaying('Hekla 404', { hotel })
    const { store, user, bar } = app
    await configured(app)
    const trailer = document.body.appendChild(document.createElement('video'))
    Object.defineProperty(trailer, 'paused', { value: false })
    trailer.muted = true
    act(() => {
      store.dispatch(filmStarted({ id: '41' }))
      store.dispatch(filmEnded({ id: '41' }))
    })
    await waitFor(() => expect(openStreams()).toEqual([hekla]))
    expect(volume()).toBe(expected)
    await user.click(bar.getByRole('button', { name: 'Pause the radio' }))
    await user.click(bar.getByRole('button', { name: 'Play the radio' }))
    expect(volume()).toBe(1)
    trailer.remove()
  },
)

it('RT-27 goes on after the reload that a lost channel brings, on any screen', async () => {
  const hotel = await openHotel()
  const first = await openPlaying('Hekla 404', { hotel })
  tell('playing')
  first.close()
  await openApp({ hotel, path: '/language?property=1&theme=1' })
  const bar = await footer()
  bar.getByText('Hekla 404')
  await waitFor(() => expect(openStreams()).toEqual([hekla]))
})

it('a press on a station that is silent plays it', async () => {
  const { user, bar } = await openPlaying()
  await user.click(bar.getByRole('button', { name: 'Pause the radio' }))
  await user.click(await stationButton('Play Hekla 404'))
  await waitFor(() => expect(openStreams()).toEqual([hekla]))
  await stationButton('Stop Hekla 404')
})

it('a station that was turned off stays off after a reload', async () => {
  const hotel = await openHotel()
  const first = await openPlaying('Hekla 404', { hotel })
  await first.user.click(first.bar.getByRole('button', { name: 'Turn the radio off' }))
  first.close()
  await openRadio({ hotel, country: iceland })
  await stationButton('Play Hekla 404')
  expect(noFooter()).toBe(true)
})

it('signing out turns it off', async () => {
  const { store } = await openPlaying()
  const { logoutRequested } = await import('../../../src/domains/session/slice.ts')
  act(() => void store.dispatch(logoutRequested(undefined)))
  await waitFor(() => expect(openStreams()).toEqual([]))
})

it('the lock screen shows the station, pauses it and plays it again; a film has the lock screen for itself', async () => {
  const session = installMediaSession()
  const { store, bar } = await openPlaying()
  await waitFor(() => expect(session.metadata).toMatchObject({ title: 'Hekla 404', artist: 'Hotel Aurora' }))
  expect(session.playbackState).toBe('playing')
  session.press('pause')
  await bar.findByText('Paused')
  expect(openStreams()).toEqual([])
  expect(session.playbackState).toBe('paused')
  session.press('play')
  expect(openStreams()).toEqual([hekla])
  act(() => void store.dispatch(filmStarted({ id: '41' })))
  await waitFor(() => expect(session.metadata).toBeNull())
  act(() => void store.dispatch(filmEnded({ id: '41' })))
  await waitFor(() => expect(session.metadata).toMatchObject({ title: 'Hekla 404' }))
  session.press('stop')
  await waitFor(() => expect(noFooter()).toBe(true))
})
