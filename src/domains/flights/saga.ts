import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { type FlightType, flightTypes, getFlights } from '../../contract/flights.ts'
import { stateOf } from '../../core/load.ts'
import { pushed } from '../../core/pushed.ts'
import { isRetried } from '../../core/retries.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { callHotel, go, log, service } from '../../core/services.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { pageCount, readAddress, withFlightQuery } from './address.ts'
import { flightsPath } from './paths.ts'
import {
  addressRead,
  airportChosen,
  airports,
  flightsFailed,
  flightsLoaded,
  flightsOutdated,
  flightsRequested,
  flightsSlice,
  limitChosen,
  pageTurned,
  selectAirport,
  selectFlightList,
  selectFlightQuery,
  tabChosen,
  termEntered,
} from './slice.ts'

/** Debounce time of push events, because several flights often change together. */
const pushDelayMs = 300
/** Polling interval while the page is visible, for hotels that send no push events. */
const updateIntervalMs = 60_000

function* flightsSaga() {
  yield* takeEvery([isVisitOf('flights'), airports.wanted], visit)
  yield* takeEvery([airportChosen, termEntered, limitChosen, tabChosen, pageTurned], writeAddress)
  // Each list drops the late answer of an older request, also that of an update.
  for (const type of flightTypes) yield* takeLatest(concerns(type), load, type)
  yield* takeLatest(pushed.flightInfoChanged, onFlightInfoChanged)
  // Presses begin anew, because updates that have failed too often have ended.
  yield* takeLatest(
    [isVisitOf('flights'), airports.wanted, pageTurned, tabChosen, airportChosen],
    updatePeriodically,
  )
}

/** Airport, search term and page size reload both lists (FLT-06, FLT-08); a tab or a page reloads one of them. */
const concerns = (type: FlightType) => (action: Action) =>
  [airports.loaded, airportChosen, termEntered, limitChosen, flightsOutdated].some((event) =>
    event.match(action),
  ) ||
  (tabChosen.match(action) && action.payload === type) ||
  (pageTurned.match(action) && action.payload.type === type)

function* visit() {
  yield* put(addressRead(readAddress((yield* select(selectPlace))?.search ?? '')))
}

/** Replaces the history entry, so that Back leaves the flights. */
function* writeAddress() {
  const place = yield* select(selectPlace)
  if (!place || !(yield* isScreenOpen(flightsPath))) return
  const search = withFlightQuery(place.search, yield* select(selectFlightQuery))
  yield* go(place.pathname + search, { replace: true, paramsOnly: true })
}

/** Loads one page of one list. The list of the other tab loads its first page. */
function* load(type: FlightType, action: Action) {
  const airport = yield* select(selectAirport)
  if (!airport) return
  const { tab, page, limit, term } = yield* select(selectFlightQuery)
  const { status } = yield* select(selectFlightList, type)
  // An update that comes during a load replaces its request.
  const isUpdate = flightsOutdated.match(action) && status !== 'fetching'
  const shownPage = type === tab ? page : 1
  if (!isUpdate) yield* put(flightsRequested(type))
  const outcome = yield* callHotel(getFlights, {
    airport_id: airport.id,
    term: term.trim().slice(0, maxTextLength),
    offset: limit,
    start: (shownPage - 1) * limit,
    type,
  })
  if (outcome.kind !== 'ok') {
    yield* log('error', 'flights', `the ${type}s did not load: ${outcome.kind}`)
    return yield* put(flightsFailed({ type, isUpdate }))
  }
  const pages = pageCount(outcome.answer.amount, limit)
  // The URL may name a page that no longer exists: the last page is shown (FLT-03).
  if (shownPage > pages) return yield* put(pageTurned({ type, page: pages }))
  yield* put(flightsLoaded({ type, list: outcome.answer, isUpdate }))
}

/** Reloads the lists only if the screen shows the airport of the push event. */
function* onFlightInfoChanged({ payload }: ReturnType<typeof pushed.flightInfoChanged>) {
  const airport = yield* select(selectAirport)
  if (!(yield* isScreenOpen(flightsPath)) || String(airport?.id) !== payload.airport_id) return
  yield* delay(pushDelayMs)
  yield* put(flightsOutdated())
}

function* updatePeriodically() {
  const page = yield* service('page')
  let failures = 0
  while ((yield* isScreenOpen(flightsPath)) && isRetried(failures)) {
    yield* delay(updateIntervalMs)
    yield* call(page.whenVisible)
    if (!(yield* isScreenOpen(flightsPath))) return
    yield* put(flightsOutdated())
    const { failed } = yield* race({ loaded: take(flightsLoaded), failed: take(flightsFailed) })
    failures = failed ? failures + 1 : 0
  }
}

export const flightsState = stateOf([airports], { slices: [flightsSlice], saga: flightsSaga })
