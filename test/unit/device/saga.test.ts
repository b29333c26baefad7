// @vitest-environment jsdom
import {
  combineSlices,
  configureStore,
  isAction,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { fork } from 'redux-saga/effects'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Device } from '../../../src/browser/device.ts'
import type { TelevisionFacts } from '../../../src/browser/television.ts'
import { pushed } from '../../../src/core/pushed.ts'
import { clockSlice } from '../../../src/core/time/slice.ts'
import { channelChanged, channelSlice } from '../../../src/domains/channel/slice.ts'
import { configSlice } from '../../../src/domains/config/slice.ts'
import { deviceSaga } from '../../../src/domains/device/saga.ts'
import { deviceSlice } from '../../../src/domains/device/slice.ts'
import { watchTelevision } from '../../../src/domains/device/television.saga.ts'
import { propertyEntered, propertySlice, settingsLoaded } from '../../../src/domains/property/slice.ts'
import { sessionSlice, sessionValuesRead } from '../../../src/domains/session/slice.ts'

const minute = 60_000

let uses: ((event: Event) => void)[] = []
let playing = false
let facts: TelevisionFacts | null = null
const ends: (() => void)[] = []

beforeEach(() => {
  const film = document.createElement('video')
  Object.defineProperty(film, 'paused', { get: () => !playing })
  film.play = () => Promise.resolve()
  document.body.replaceChildren(film)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  uses = []
  playing = false
  facts = null
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Runs the device's saga on a television in Vienna, with the hotel's clock at this time. */
function openTelevision({
  at,
  mode = 'tv' as const,
  kept = new Map<string, string>(),
}: {
  at: string
  mode?: 'tv' | ''
  kept?: Map<string, string>
}) {
  vi.setSystemTime(new Date(`2026-11-21T${at}+01:00`))
  const device: Device = {
    kind: 'unknown',
    touchPoints: 0,
    onInput: (listener) => {
      uses.push(listener)
      return () => {}
    },
    ask: () => Promise.resolve(facts),
    facts: () => facts,
  }
  const reload = vi.fn()
  const actions: UnknownAction[] = []
  const listen: Middleware = () => (next) => (action) => {
    if (isAction(action)) actions.push(action)
    return next(action)
  }
  const saga = createSagaMiddleware({
    context: {
      device,
      version: '1.2.3',
      now: () => Date.now(),
      page: { host: 'hotel.test', userAgent: '', reload },
      hotel: { settled: () => Promise.resolve() },
      storage: {
        local: {
          get: (key: string) => kept.get(key),
          set: (key: string, value: string) => kept.set(key, value),
        },
      },
      log: () => {},
    },
  })
  const store = configureStore({
    reducer: combineSlices(channelSlice, clockSlice, configSlice, deviceSlice, propertySlice, sessionSlice),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga, listen),
  })
  store.dispatch(channelChanged('connected'))
  store.dispatch(propertyEntered('1'))
  store.dispatch(settingsLoaded({ key: '1', value: { timezone: 'Europe/Vienna' } }))
  store.dispatch(sessionValuesRead({ mode }))
  const task = saga.run(function* television() {
    yield fork(deviceSaga)
    yield fork(watchTelevision)
  })
  ends.push(() => task.cancel())
  return { store, reload, kept, actions, device: () => store.getState().device }
}

const ring = pushed.getPopUpWakeUp({ wakeup: [{ id: 5, time: '2026-11-21T04:20:00Z' }] })

const use = (event: Event = new Event('pointerdown')) => {
  for (const listener of uses) listener(event)
}
const press = (key: string) => use(new KeyboardEvent('keydown', { key }))

it('DEV-01, DEV-11 refreshes date and state each minute', async () => {
  const { device } = openTelevision({ at: '14:00:00' })
  expect(device()).toMatchObject({ date: '2026-11-21T13:00:00.000Z', volume: null, host: 'hotel.test' })
  facts = {
    ipAddress: '10.0.0.9',
    macAddress: '',
    subnetMask: '',
    gatewayAddress: '',
    firmware: '',
    volume: 31,
  }
  await vi.advanceTimersByTimeAsync(minute - 1)
  expect(device().date).toBe('2026-11-21T13:00:00.000Z')
  await vi.advanceTimersByTimeAsync(1)
  expect(device()).toMatchObject({
    date: '2026-11-21T13:01:00.000Z',
    volume: 31,
    network: { ipAddress: '10.0.0.9', macAddress: 'aa:bb:cc:dd:ee:ff' },
  })
})

it('DEV-16, CONST-36 reboots at 05:15 by the hotel’s clock, up to 15 minutes later', async () => {
  const { reload } = openTelevision({ at: '05:00:00' })
  // The random value gives half of the offset: 8 of 0 to 15 minutes.
  await vi.advanceTimersByTimeAsync(22 * minute)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(minute)
  expect(reload).toHaveBeenCalledOnce()
})

it('DEV-16 reboots once a day, and not again after the reload that it was', async () => {
  const first = openTelevision({ at: '05:20:00' })
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(first.reload).toHaveBeenCalledOnce()
  ends.pop()?.()
  const again = openTelevision({ at: '05:22:00', kept: first.kept })
  await vi.advanceTimersByTimeAsync(12 * 60 * minute)
  expect(again.reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync((12 * 60 + 2) * minute)
  expect(again.reload).toHaveBeenCalledOnce()
})

it('DEV-16 takes the fallback of 11:00 where the set was off at its time', async () => {
  const { reload } = openTelevision({ at: '07:30:00' })
  await vi.advanceTimersByTimeAsync((3 * 60 + 37) * minute)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(reload).toHaveBeenCalledOnce()
})

it('DEV-16 takes the fallback where the set slept through its time', async () => {
  const { reload } = openTelevision({ at: '05:10:00' })
  vi.setSystemTime(new Date('2026-11-21T08:00:00+01:00'))
  await vi.advanceTimersByTimeAsync(2 * 60 * minute)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(70 * minute)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['someone pressed a key', () => use()],
  [
    'a film plays',
    () => {
      playing = true
    },
  ],
])('DEV-16 takes the fallback where %s at its time', async (_, makeBusy) => {
  const { reload } = openTelevision({ at: '05:10:00' })
  makeBusy()
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(reload).not.toHaveBeenCalled()
  playing = false
  await vi.advanceTimersByTimeAsync(5 * 60 * minute)
  expect(reload).toHaveBeenCalledOnce()
})

it('DEV-16 waits at the fallback until the film has ended', async () => {
  const { reload } = openTelevision({ at: '10:50:00' })
  playing = true
  await vi.advanceTimersByTimeAsync(90 * minute)
  expect(reload).not.toHaveBeenCalled()
  playing = false
  await vi.advanceTimersByTimeAsync(minute)
  expect(reload).toHaveBeenCalledOnce()
})

it('DEV-16, WAKE-09 cuts no alarm off that rings at its time, nor at the fallback', async () => {
  const { reload, store } = openTelevision({ at: '05:15:30' })
  await vi.advanceTimersByTimeAsync(4 * minute)
  store.dispatch(ring)
  await vi.advanceTimersByTimeAsync((5 * 60 + 46) * minute)
  expect(reload).not.toHaveBeenCalled()
  store.dispatch(ring)
  await vi.advanceTimersByTimeAsync(9 * minute)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(reload).toHaveBeenCalledOnce()
})

it('DEV-16 waits for the hotel, without which the reload would not come back', async () => {
  const { reload, store } = openTelevision({ at: '05:10:00' })
  store.dispatch(channelChanged('closed'))
  await vi.advanceTimersByTimeAsync(7 * 60 * minute)
  expect(reload).not.toHaveBeenCalled()
  store.dispatch(channelChanged('connected'))
  await vi.advanceTimersByTimeAsync(minute)
  expect(reload).toHaveBeenCalledOnce()
})

it('DEV-16 reboots nothing but a television', async () => {
  const { reload } = openTelevision({ at: '05:00:00', mode: '' })
  await vi.advanceTimersByTimeAsync(24 * 60 * minute)
  expect(reload).not.toHaveBeenCalled()
})

it('DEV-10 tells of colour and play keys, and leaves arrows, OK and Back to the focus', async () => {
  const { actions } = openTelevision({ at: '14:00:00' })
  for (const key of ['ColorF0Red', 'ArrowUp', 'Enter', 'GoBack', 'MediaPlay', 'x']) press(key)
  await vi.advanceTimersByTimeAsync(1)
  expect(actions.filter(({ type }) => type === 'device/remoteKeyPressed')).toEqual([
    { type: 'device/remoteKeyPressed', payload: 'red' },
    { type: 'device/remoteKeyPressed', payload: 'play' },
  ])
})

it('DEV-10 the play keys reach what plays, where nobody else has used them', async () => {
  openTelevision({ at: '14:00:00' })
  const film = document.createElement('video')
  document.body.replaceChildren(film)
  film.pause = vi.fn()
  film.play = vi.fn(() => Promise.resolve())
  press('MediaPlay')
  await vi.advanceTimersByTimeAsync(1)
  expect(film.play).toHaveBeenCalledOnce()
  press('MediaStop')
  await vi.advanceTimersByTimeAsync(1)
  expect(film.pause).toHaveBeenCalledOnce()
  const used = new KeyboardEvent('keydown', { key: 'MediaPlay', cancelable: true })
  use(used)
  used.preventDefault()
  await vi.advanceTimersByTimeAsync(1)
  expect(film.play).toHaveBeenCalledOnce()
})

it('DEV-10 leaves the media keys of a phone to the phone', async () => {
  const { actions } = openTelevision({ at: '14:00:00', mode: '' })
  press('MediaPlay')
  await vi.advanceTimersByTimeAsync(1)
  expect(actions).not.toContainEqual({ type: 'device/remoteKeyPressed', payload: 'play' })
})
