import type { Task } from 'redux-saga'
import { all, call, cancel, delay, fork, put, select, take } from 'typed-redux-saga'
import { guestDomainsLoaded } from '../../core/domains/slice.ts'
import { service } from '../../core/services.ts'
import { configLoaded, selectConfig } from '../config/slice.ts'
import { languageApplied, selectLanguage } from '../language/slice.ts'
import { demoEntered, registered, selectIsRegistered, selectMode } from '../session/slice.ts'
import {
  locationsRead,
  placesWeather,
  readLocations,
  selectWeatherLocations,
  selectWeatherSource,
} from './slice.ts'

/** Delay before weather that was just loaded is requested again (WTH-02). */
const refreshDelayMs = 1000

export function* weatherSaga() {
  let task: Task | null = null
  let currentKey = ''
  while (true) {
    yield* take([guestDomainsLoaded, configLoaded, registered, demoEntered, languageApplied])
    yield* call(readConfig)
    const refreshKey = yield* readRefreshKey()
    // A sign-in causes several of these events; a refresh that already runs for the same key continues.
    if (refreshKey === currentKey) continue
    currentKey = refreshKey
    if (task) yield* cancel(task)
    task = refreshKey ? yield* fork(refreshPeriodically) : null
  }
}

/** Identifies the language and the places; empty while no guest is signed in. */
function* readRefreshKey() {
  const isShown = (yield* select(selectIsRegistered)) || (yield* select(selectMode)) === 'demo'
  return isShown ? `${yield* select(selectLanguage)} ${yield* select(selectWeatherSource)}` : ''
}

/** Loads the weather now, and again at each interval while the page is visible (WTH-05). */
function* refreshPeriodically() {
  const page = yield* service('page')
  if ((yield* select(placesWeather.select, 0)).status === 'success') yield* delay(refreshDelayMs)
  while (true) {
    const locations = yield* select(selectWeatherLocations)
    yield* all(locations.map((_, index) => placesWeather.run([index])))
    const { weather_refresh } = yield* select(selectConfig)
    yield* delay(weather_refresh)
    yield* call(() => page.whenVisible())
  }
}

/** Parses the places whenever the configured text has changed, so that each warning is logged once. */
function* readConfig() {
  const { weather_locations: source } = yield* select(selectConfig)
  if ((yield* select(selectWeatherSource)) === source) return
  const write = yield* service('log')
  const locations = readLocations(source, (message) => write('warn', 'weather', message))
  yield* put(locationsRead({ source, locations }))
}
