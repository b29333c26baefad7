import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { restoreRealTimers } from '../realTimers.ts'
import { openStreams, tell, timesOpened } from './media.ts'
import { iceland, openPlaying, openRadio, stationButton } from './openRadio.ts'

afterEach(() => void restoreRealTimers())

/** Stops the clock, and makes each retry use its shortest delay. */
function stopTheClock() {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}
/** Lets time pass until the next retry. */
const aWhile = () => vi.advanceTimersByTimeAsync(250)
const failed = 'Playback failed. Try again, or choose another station.'

it('a station that ends is tried again, and plays on', async () => {
  const { bar } = await openPlaying('Radio Geysir')
  tell('playing')
  await bar.findByText('Playing now')
  stopTheClock()
  tell('ended')
  expect(openStreams()).toEqual([])
  await aWhile()
  restoreRealTimers()
  await bar.findByText('Lost the station. Trying again')
  expect(openStreams()).toHaveLength(1)
  tell('playing')
  await bar.findByText('Playing now')
  expect(timesOpened()).toBe(2)
})

it('a station that stalls is tried again after four seconds, one that only stumbles is not', async () => {
  const { bar } = await openPlaying('Útvarp Þögn')
  tell('playing')
  stopTheClock()
  tell('waiting')
  await vi.advanceTimersByTimeAsync(3900)
  tell('playing')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(timesOpened()).toBe(1)
  tell('waiting')
  await vi.advanceTimersByTimeAsync(4000)
  expect(openStreams()).toEqual([])
  await aWhile()
  expect(timesOpened()).toBe(2)
  restoreRealTimers()
  tell('playing')
  await bar.findByText('Playing now')
})

it('RAD-21, PLAY-04, SERR-12 a station that is not there says that the playback failed, and what helps', async () => {
  const { bar, user } = await openPlaying()
  stopTheClock()
  tell('error', 4)
  await aWhile()
  expect(timesOpened()).toBe(2)
  tell('error', 4)
  restoreRealTimers()
  expect((await bar.findByRole('alert')).textContent).toBe(failed)
  expect(openStreams()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  // Its row can be pressed again, too.
  await stationButton('Play Hekla 404')
  await user.click(bar.getByRole('button', { name: 'Try again' }))
  tell('playing')
  await bar.findByText('Playing now')
})

it('a station that never begins is given up after ten seconds, twice', async () => {
  await openRadio({ country: iceland })
  const button = await stationButton('Play Norðurljós Gamla')
  stopTheClock()
  act(() => button.click())
  await vi.advanceTimersByTimeAsync(9900)
  expect(openStreams()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(openStreams()).toEqual([])
  await aWhile()
  expect(timesOpened()).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  restoreRealTimers()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  expect(timesOpened()).toBe(2)
})

it('a station that was heard gets five tries, and is told as failed after them', async () => {
  const { bar } = await openPlaying('Radio Geysir')
  stopTheClock()
  for (let tries = 0; tries < 5; tries += 1) {
    tell('playing')
    tell('ended')
    await aWhile()
  }
  restoreRealTimers()
  expect(timesOpened()).toBe(5)
  await bar.findByRole('alert')
})

it('a station that breaks off now and then over a whole evening is never given up', async () => {
  let heardMs = 0
  const { bar } = await openPlaying('Radio Geysir', { now: () => Date.now() + heardMs })
  stopTheClock()
  for (let tries = 0; tries < 9; tries += 1) {
    tell('playing')
    heardMs += 20_000
    tell('ended')
    await aWhile()
  }
  restoreRealTimers()
  expect(timesOpened()).toBe(10)
  tell('playing')
  await bar.findByText('Playing now')
  expect(bar.queryByRole('alert')).toBeNull()
})

it('a network that comes back is not waited for any longer', async () => {
  const { bar } = await openPlaying()
  tell('playing')
  stopTheClock()
  tell('error', 2)
  expect(openStreams()).toEqual([])
  window.dispatchEvent(new Event('online'))
  expect(openStreams()).toHaveLength(1)
  restoreRealTimers()
  tell('playing')
  await bar.findByText('Playing now')
})

it('turning it off ends the tries', async () => {
  const { bar, user } = await openPlaying()
  tell('playing')
  tell('error', 2)
  await user.click(bar.getByRole('button', { name: 'Turn the radio off' }))
  stopTheClock()
  await aWhile()
  restoreRealTimers()
  expect(timesOpened()).toBe(1)
})

it('goes on when the channel to the hotel drops', async () => {
  const { bar, desk, reload } = await openPlaying()
  tell('playing')
  await desk.tell('faults', { refuse: 60 })
  await desk.tell('faults', { drop: true })
  await waitFor(() => expect(screen.getByText(/connection/i)).toBeTruthy())
  bar.getByText('Playing now')
  expect(openStreams()).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
})
