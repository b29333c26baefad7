import type { Task } from 'redux-saga'
import { all, call, cancel, delay, fork, put, select, take } from 'typed-redux-saga'
import { fetchWeather } from '../../contract/weather.ts'
import { configLoaded, selectConfig } from '../config/slice.ts'
import { languageApplied, selectLanguage } from '../language/slice.ts'
import { demoEntered, registered, selectIsRegistered, selectMode, stayBegan } from '../session/slice.ts'
import { callHotel, log, world } from '../world.ts'
import { readLocations, type WeatherLocation } from './locations.ts'
import {
  locationsRead,
  selectWeatherLocations,
  selectWeatherSource,
  selectWeatherStatus,
  weatherFailed,
  weatherLoaded,
  weatherRequested,
  weatherWanted,
} from './slice.ts'

/** What is there already is not asked for again in the same moment (WTH-02). */
const retryWait = 1000

export function* weatherSaga() {
  let task: Task | null = null
  let current = ''
  while (true) {
    const reason = yield* take([
      stayBegan,
      configLoaded,
      registered,
      demoEntered,
      languageApplied,
      weatherWanted,
    ])
    yield* call(readConfig)
    const wanted = yield* whatIsWanted()
    // A sign-in brings several of these events: what is being kept fresh already goes on.
    if (wanted === current && reason.type !== weatherWanted.type) continue
    current = wanted
    if (task) yield* cancel(task)
    task = wanted ? yield* fork(keepFresh) : null
  }
}

/** The places and the language, as one text; empty while there is nobody to show them to. */
function* whatIsWanted() {
  const isShown = (yield* select(selectIsRegistered)) || (yield* select(selectMode)) === 'demo'
  return isShown ? `${yield* select(selectLanguage)} ${yield* select(selectWeatherSource)}` : ''
}

/** Loads now, and again at each interval while the page is seen (WTH-05). */
function* keepFresh() {
  const page = yield* world('page')
  if ((yield* select(selectWeatherStatus)) === 'success') yield* delay(retryWait)
  while (true) {
    const locations = yield* select(selectWeatherLocations)
    yield* all(locations.map((location, index) => call(load, index, location)))
    const { weather_refresh } = yield* select(selectConfig)
    yield* delay(weather_refresh)
    yield* call(() => page.whenVisible())
  }
}

/** The locations, once for each text that the configuration had: a wrong one is told once. */
function* readConfig() {
  const { weather_locations: source } = yield* select(selectConfig)
  if ((yield* select(selectWeatherSource)) === source) return
  const write = yield* world('log')
  const locations = readLocations(source, (message) => write('warn', 'weather', message))
  yield* put(locationsRead({ source, locations }))
}

function* load(index: number, location: WeatherLocation) {
  const lang = yield* select(selectLanguage)
  yield* put(weatherRequested(index))
  const outcome = yield* callHotel(fetchWeather, { ...location, lang })
  if (outcome.kind === 'ok') return yield* put(weatherLoaded({ index, weather: outcome.answer }))
  yield* put(weatherFailed(index))
  yield* log('warn', 'weather', `the weather did not load: ${outcome.kind}`)
}
