import type { Action } from '@reduxjs/toolkit'
import { all, call, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { getTVChannels } from '../../contract/epg.ts'
import { idOf } from '../../contract/looseId.ts'
import { getAllRadioStationsWithFavourites, Station } from '../../contract/radio.ts'
import { getSearchResults } from '../../contract/search.ts'
import type { DomainDefinition, DomainState } from '../../core/domains/domain.types.ts'
import type { SearchSource } from '../../core/domains/search.types.ts'
import { isPending } from '../../core/load.ts'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { searchOf } from '../../core/routing/query.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { callHotel, go, log, service } from '../../core/services.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import {
  contentReset,
  languageApplied,
  languageListFailed,
  languageListLoaded,
  languageSettled,
  languageSlice,
  selectSelectedLanguage,
} from '../language/slice.ts'
import { menuLoaded } from '../menu/slice.ts'
import { filmStarted } from '../player/slice.ts'
import { stationChosen } from '../radio/slice.ts'
import { roomIpIdOf, selectRemoteTv, selectRoomTv, tvListEnds } from '../remoteTv/slice.ts'
import { selectSession } from '../session/slice.ts'
import { searchPath, termParam, typeParam } from './paths.ts'
import {
  contentsLoaded,
  contentsRequested,
  countOf,
  readType,
  resultPressed,
  type SearchQuery,
  searchChannelsLoaded,
  searchCleared,
  searchFailed,
  searchLoaded,
  searchRequested,
  searchRetried,
  searchSlice,
  searchStarted,
  selectSearch,
  stationPressed,
} from './slice.ts'

/** Loads what the device searches itself (FIND-01). */
function* contentsSaga() {
  yield* takeLatest([isVisitOf('search'), menuLoaded, contentReset, searchLoaded, searchFailed], loadMissing)
}

/**
 * Loads the contents that are missing. Those that the hotel's own search knows are loaded only if it has found nothing,
 * or has failed: the guest may have mistyped a name.
 */
function* loadMissing() {
  const { status, result, typeFilter, contents } = yield* select(selectSearch)
  const hasFoundNothing =
    status === 'failure' || (status === 'success' && result !== null && countOf(result, typeFilter) === 0)
  const domains = yield* service('domains')
  const missing = domains.all().filter(({ name, searchSource }) => searchSource && !contents[name])
  if (missing.length === 0) return
  yield* put(contentsRequested())
  const loaded = yield* all(missing.map((domain) => call(load, domain, hasFoundNothing)))
  yield* put(contentsLoaded(Object.fromEntries(loaded.flatMap((entry) => (entry ? [entry] : [])))))
}

/** Name and contents of a domain; null if there are none to be loaded now. */
function* load({ name, searchSource: module }: DomainDefinition, hasFoundNothing: boolean) {
  if (!module) return null
  try {
    const source: SearchSource = module.peek() ?? (yield* call(module.load))
    if (!source.contents || (source.areSearchedByHotel && !hasFoundNothing)) return null
    const found = yield* call(source.contents)
    // Frozen, because the store would freeze all of it, entry by entry, but skips what is frozen already. An empty list
    // may be a failed one, and is requested again.
    return found.length > 0 ? ([name, Object.freeze(found)] as const) : null
  } catch (error) {
    yield* log('error', 'search', `what ${name} contains did not load: ${String(error)}`)
    return null
  }
}

export function* searchSaga() {
  yield* fork(contentsSaga)
  yield* takeEvery(isVisitOf('search'), searchPlace)
  yield* takeEvery(languageSettled, searchAgain)
  yield* takeEvery(searchRequested, begin)
  yield* takeEvery(searchRetried, retry)
  // `takeLatest`: a new search or a new language cancels a pending search, whose response is dropped (SRCH-16).
  yield* takeLatest([searchStarted, searchCleared, languageApplied], find)
  yield* takeEvery(resultPressed, keepSearch)
  yield* takeLatest(stationPressed, playStation)
}

/** Starts the search that the URL contains (SRCH-02, SRCH-03). */
function* searchPlace() {
  const query = new URLSearchParams((yield* select(selectPlace))?.search)
  yield* put(searchRequested({ term: query.get(termParam) ?? '', type: readType(query.get(typeParam)) }))
}

/** Repeats the search in the new language. */
function* searchAgain() {
  if (yield* isScreenOpen(searchPath)) yield* searchPlace()
}

function* begin({ payload }: ReturnType<typeof searchRequested>) {
  const term = payload.term.trim().slice(0, maxTextLength)
  const { status, searchTerm, typeFilter } = yield* select(selectSearch)
  const isKnown = term === searchTerm && payload.type === typeFilter
  if (isKnown && (status === 'fetching' || status === 'success')) return
  if (term === '') yield* put(searchCleared(payload.type))
  else yield* put(searchStarted({ term, type: payload.type }))
}

function* retry() {
  const { searchTerm, typeFilter } = yield* select(selectSearch)
  yield* put(searchStarted({ term: searchTerm, type: typeFilter }))
}

function* find(event: Action) {
  if (searchCleared.match(event)) return yield* writeAddress({ term: '', type: event.payload })
  if (!searchStarted.match(event)) return
  // After a reconnect the page reloads, and repeats the search from its URL (RT-25).
  if (yield* select(selectIsAway)) yield* writeAddress(event.payload)
  const { term, type } = event.payload
  const { types, typeFilterDelimiter } = yield* select(selectSearch)
  const outcome = yield* callHotel(getSearchResults, {
    // Read first: the list of televisions may start to load while this waits for the list of languages.
    lang_id: yield* languageId(),
    room_ip_id: yield* roomIpId(),
    search_term: term,
    type_filter: type ?? types.join(typeFilterDelimiter),
    type_filter_delimiter: typeFilterDelimiter,
    skin_id: yield* skinId(),
  })
  if (outcome.kind !== 'ok') {
    yield* log('error', 'search', `the search failed: ${outcome.kind}`)
    return yield* put(searchFailed())
  }
  yield* put(searchLoaded(outcome.answer))
  yield* writeAddress(event.payload)
  if (outcome.answer.tv.length + outcome.answer.epg.length > 0) yield* loadChannels()
}

/** Writes the search into the URL before the guest leaves it, so that Back leads to its results. */
function* keepSearch({ payload: { term } }: ReturnType<typeof resultPressed>) {
  // What the field says: the hotel is asked only once the guest pauses.
  const { typeFilter } = yield* select(selectSearch)
  yield* writeAddress({ term, type: typeFilter })
}

/** Writes the search into the URL. The history entry is replaced, so that Back leaves the search (SRCH-11). */
function* writeAddress({ term, type }: SearchQuery) {
  const place = yield* select(selectPlace)
  if (!place || !(yield* isScreenOpen(searchPath))) return
  const query = new URLSearchParams(place.search)
  for (const [name, value] of [
    [termParam, term],
    [typeParam, type],
  ] as const) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  yield* go(place.pathname + searchOf(query), { replace: true, paramsOnly: true })
}

/** Loads the channels, for the numbers, names and logos of results on television (SRCH-13). */
function* loadChannels() {
  const outcome = yield* callHotel(getTVChannels, {})
  if (outcome.kind === 'ok') return yield* put(searchChannelsLoaded(outcome.answer))
  yield* log('error', 'search', `the channels did not load: ${outcome.kind}`)
}

/** Cache time of the stations, longer than a guest searches (RT-19). */
const stationsCacheSeconds = 600

/** Plays a station, unless the guest starts something else before its stream is known. */
function* playStation({ payload: station }: ReturnType<typeof stationPressed>) {
  const { found } = yield* race({
    found: call(findStation, station),
    other: take([stationChosen, filmStarted]),
  })
  if (found) yield* put(stationChosen(found))
}

/** Looks up a station's stream in the list of all stations (SRCH-15, RAD-02). If it is missing, playback fails. */
function* findStation(station: Station) {
  const outcome = yield* callHotel(getAllRadioStationsWithFavourites, {}, { cacheTime: stationsCacheSeconds })
  const countries = outcome.kind === 'ok' ? outcome.answer : []
  const wire = countries
    .flatMap(({ radio_stations }) => radio_stations)
    .find((candidate) => String(candidate?.id) === station.id)
  const found = v.safeParse(Station, wire)
  return found.success ? found.output : station
}

/** Returns the id of the room's selected television, 0 without one. Waits while the list of televisions loads. */
function* roomIpId() {
  const { status } = yield* select(selectRemoteTv)
  if (status === 'fetching') yield* take(tvListEnds)
  const tv = yield* select(selectRoomTv)
  return tv ? roomIpIdOf(tv) : 0
}

/** Returns the skin id as it came at sign-in, text or number (SRCH-07). */
function* skinId() {
  const session = yield* select(selectSession)
  return session.authResult?.skin?.id || session.skinId
}

/** Returns the id of the selected language. Waits for the list of languages if it is loading. */
function* languageId() {
  const { status } = (yield* select(languageSlice.selectSlice)).languageList
  if (isPending(status)) yield* take([languageListLoaded, languageListFailed])
  return idOf((yield* select(selectSelectedLanguage))?.id || 0)
}

export const searchState: DomainState = { slices: [searchSlice], saga: searchSaga }
