import { combineSlices, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stateOf } from '../../../src/core/load.ts'
import { configLoaded, configSlice } from '../../../src/domains/config/slice.ts'
import { languageApplied, languageSlice } from '../../../src/domains/language/slice.ts'
import { registered, sessionSlice } from '../../../src/domains/session/slice.ts'
import { weatherSaga } from '../../../src/domains/weather/saga.ts'
import { placesWeather, weatherSlice } from '../../../src/domains/weather/slice.ts'
import type { CallOutcome } from '../../../src/realtime/client.ts'
import { noOfflineCache } from '../noOfflineCache.ts'

const quarter = 900_000
const ends: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

const sunny = (city: string) => ({
  city,
  country: 'Austria',
  updated: '',
  current: { temperature: 20, text: 'Clear', icon: 'clear', humidity: null, wind: null },
  forecast: [],
})

/** Runs the weather's saga, with a hotel that answers after 100 ms as the test says. */
function open(locations = 'Vienna,Austria,AT') {
  let answer = (city: string): CallOutcome<unknown> => ({ kind: 'ok', answer: sunny(city) })
  let shown = Promise.resolve()
  const asked: { city: string; lang: string }[] = []
  const kept: string[] = []
  const log = vi.fn()
  const saga = createSagaMiddleware({
    context: {
      log,
      offlineCache: {
        ...noOfflineCache(),
        ask: (name: string, send: () => unknown) => {
          kept.push(name)
          return send()
        },
      },
      page: { whenVisible: () => shown },
      hotel: {
        call: async (_: unknown, ask: { city: string; lang: string }) => {
          asked.push(ask)
          await new Promise((resolve) => setTimeout(resolve, 100))
          return answer(ask.city)
        },
      },
    },
  })
  const store = configureStore({
    reducer: combineSlices(configSlice, languageSlice, sessionSlice, weatherSlice, placesWeather.slice),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  })
  const task = saga.run(stateOf([placesWeather], { saga: weatherSaga }).saga)
  ends.push(() => task.cancel())
  store.dispatch(configLoaded({ weather_locations: locations }))
  const signIn = () =>
    store.dispatch(
      registered({
        result: { content: undefined, skin: null, language: null, checkin: [] },
        checkin: null,
        residents: [],
        loginData: { room: '101', name: 'Berger', checkin: '', userId: '7' },
        by: 'app',
      }),
    )
  return {
    store,
    asked,
    kept,
    log,
    signIn,
    weather: () => Object.values(placesWeather.selectAll(store.getState()) ?? {}),
    answerWith: (next: typeof answer) => {
      answer = next
    },
    hide: () => {
      let show = () => {}
      shown = new Promise((resolve) => {
        show = resolve
      })
      return show
    },
  }
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('WTH-01, WTH-06, ERR-11 is loading, then failure, which is logged; what was there stays', async () => {
  const { signIn, weather, answerWith, log } = open()
  signIn()
  await after(100)
  answerWith(() => ({ kind: 'refused', message: 'out of order', code: '', retryAfter: 0 }))
  await after(quarter)
  expect(weather()).toMatchObject([{ status: 'fetching', value: { city: 'Vienna' } }])
  await after(100)
  expect(weather()).toMatchObject([{ status: 'failure', value: { city: 'Vienna' } }])
  expect(log).toHaveBeenCalledWith('warn', 'weather', expect.any(String))
})

it('WTH-02, CONST-09, LANG-11 waits a second before it loads again what is there', async () => {
  const { signIn, store, asked, kept, weather } = open()
  signIn()
  await after(100)
  store.dispatch(languageApplied('de'))
  await after(999)
  expect(asked).toHaveLength(1)
  expect(weather()).toMatchObject([{ status: 'success', value: { city: 'Vienna' } }])
  await after(1)
  expect(asked.map(({ lang }) => lang)).toEqual(['en', 'de'])
  // Out of reach a guest reads the one in their own language.
  expect(kept).toEqual(['weather/AT/Vienna/en', 'weather/AT/Vienna/de'])
})

it('WTH-02 does not wait where there is nothing yet', async () => {
  const { signIn, store, asked, answerWith } = open()
  answerWith(() => ({ kind: 'timeout', sent: true }))
  signIn()
  await after(100)
  store.dispatch(placesWeather.wanted(0))
  expect(asked).toHaveLength(2)
})

it('WTH-05, CONST-10 loads again every 900000 ms', async () => {
  const { signIn, asked } = open()
  signIn()
  await after(100)
  await after(quarter - 1)
  expect(asked).toHaveLength(1)
  await after(1)
  expect(asked).toHaveLength(2)
  await after(quarter + 100)
  expect(asked).toHaveLength(3)
})

it('WTH-05 waits with it while the page is not seen', async () => {
  const { signIn, asked, hide } = open()
  signIn()
  await after(100)
  const show = hide()
  await after(3 * quarter)
  expect(asked).toHaveLength(1)
  show()
  await after(0)
  expect(asked).toHaveLength(2)
})

it('WTH-03, WTH-04 asks for each location and warns of one that is none, once', async () => {
  const { signIn, asked, log, store } = open('Vienna,Austria,AT|Nowhere|Graz,Austria,AT')
  signIn()
  await after(100)
  store.dispatch(languageApplied('de'))
  await after(1100)
  expect(asked).toEqual(
    ['en', 'de'].flatMap((lang) => [
      { city: 'Vienna', country: 'Austria', countryISO3166: 'AT', lang },
      { city: 'Graz', country: 'Austria', countryISO3166: 'AT', lang },
    ]),
  )
  expect(log).toHaveBeenCalledExactlyOnceWith('warn', 'weather', expect.stringContaining('Nowhere'))
})
