import { call, put, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import * as v from 'valibot'
import {
  type Country,
  favouritesId,
  getAllRadioStationsWithFavourites,
  getMyFavourites,
  insertMyFavouritesManually,
  playRadioChannel,
  removeMyFavouritesManually,
  Station,
  type StationOnWire,
} from '../../contract/radio.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { selectConfig } from '../config/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import {
  aboutTv,
  playbackStarted,
  roomIpIdOf,
  selectIsThisSet,
  selectRoomTv,
  tvCommandOptions,
} from '../remoteTv/slice.ts'
import { webradioPath } from './paths.ts'
import { stationChosen } from './slice.ts'
import {
  countriesFailed,
  countriesLoaded,
  countriesRequested,
  countriesWanted,
  countryChosen,
  countryRead,
  favouriteSettled,
  favouriteSwitched,
  favouritesFailed,
  favouritesLoaded,
  favouritesWanted,
  isCountry,
  listenPressed,
  readCountryId,
  searchEntered,
  selectCountries,
  selectCountryId,
  selectFavourites,
  selectStations,
  stationsRead,
  stationsSlice,
  tvPressed,
  withValues,
} from './stationsSlice.ts'

/**
 * Parses a country's stations; yields after each, because there may be tens of thousands. Leaves out invalid
 * entries and duplicates.
 */
function* readStations(entries: readonly StationOnWire[]): Generator<void, Station[]> {
  const stations = new Map<string, Station>()
  for (const entry of entries) {
    const parsed = v.safeParse(Station, entry)
    if (parsed.success && !stations.has(parsed.output.id)) stations.set(parsed.output.id, parsed.output)
    yield
  }
  return [...stations.values()]
}

export function* stationsSaga() {
  yield* takeLatest(isVisitOf('webradio'), onVisit)
  yield* takeLatest(countriesWanted, loadCountries)
  yield* takeLatest([countriesLoaded, countryChosen, countryRead], readShown)
  yield* takeEvery(countryChosen, writeCountry)
  yield* takeEvery(searchEntered, writeSearch)
  yield* takeEvery(listenPressed, listenWhereWanted)
  yield* takeLeading(tvPressed, playOnTv)
  yield* takeEvery(favouriteSwitched, switchFavourite)
  // `takeLatest`: the response to an earlier request is dropped.
  yield* takeLatest(favouritesWanted, loadFavourites)
}

function* onVisit() {
  const place = yield* select(selectPlace)
  yield* put(countryRead(readCountryId(place?.search ?? '')))
  const { status } = yield* select(selectCountries)
  if (status === 'unknown' || status === 'failure') yield* put(countriesWanted())
}

function* loadCountries() {
  yield* put(countriesRequested())
  const outcome = yield* callHotel(getAllRadioStationsWithFavourites, {})
  if (outcome.kind !== 'ok') {
    yield* log('error', 'radio', `the stations did not load: ${outcome.kind}`)
    return yield* put(countriesFailed())
  }
  const favourites = outcome.answer.find(({ id }) => id === favouritesId)
  // Some hotels leave the favourites out of this list; then they are requested separately.
  yield* put(favourites ? favouritesLoaded([...readAtOnce(favourites)]) : favouritesWanted())
  yield* put(countriesLoaded(outcome.answer.filter(isCountry).map(frozen)))
}

/** Frozen, because Immer does not traverse frozen objects, which would take long. */
const frozen = (country: Country): Country =>
  Object.freeze({ ...country, radio_stations: Object.freeze(country.radio_stations) })

function readAtOnce({ radio_stations }: Country) {
  const work = readStations(radio_stations)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** Parses the stations of the selected country, once for each country. */
function* readShown() {
  const id = yield* select(selectCountryId)
  if (yield* select(selectStations, id)) return
  const { value } = yield* select(selectCountries)
  const country = value.find((candidate) => candidate.id === id)
  if (!country) return
  const stations = yield* call(runInSlices<Station[]>, readStations(country.radio_stations))
  if (stations) yield* put(stationsRead({ id, stations: Object.freeze(stations) }))
}

/** Writes the country into the URL. Replaces the history entry, so that Back does not undo the choice (RAD-11). */
function* writeCountry({ payload }: ReturnType<typeof countryChosen>) {
  yield* call(writeAddress, { country: payload })
}

function* writeSearch({ payload }: ReturnType<typeof searchEntered>) {
  yield* call(writeAddress, { find: payload })
}

function* writeAddress(values: Parameters<typeof withValues>[1]) {
  if (!(yield* isScreenOpen(webradioPath))) return
  const history = yield* service('history')
  const { pathname, search } = history.presentPlace()
  history.go(pathname + withValues(search, values), { replace: true, paramsOnly: true })
}

function* switchFavourite({ payload: { id, isOn } }: ReturnType<typeof favouriteSwitched>) {
  if (!id) return
  const name = (yield* select(selectFavourites)).find((station) => station.id === id)?.name ?? ''
  const spec = isOn ? insertMyFavouritesManually : removeMyFavouritesManually
  const outcome = yield* callHotel(spec, { item_id: id })
  if (outcome.kind === 'ok') {
    yield* put(favouritesWanted())
    yield* take([favouritesLoaded, favouritesFailed])
  } else yield* log('warn', 'radio', `the favourite ${id} was not switched: ${outcome.kind}`)
  yield* put(favouriteSettled({ id, isOn }))
  if (isOn || outcome.kind !== 'ok') return
  yield* put(
    noticeRaised({
      about: 'radio-favourite',
      text: 'cart.removed',
      values: { item: name },
      action: { label: 'shop.added.undo', event: favouriteSwitched({ id, isOn: true }) },
    }),
  )
}

/** Plays the station on this device, or on the television if the configuration says so (CONF-16). */
function* listenWhereWanted({ payload: station }: ReturnType<typeof listenPressed>) {
  const { player_routing } = yield* select(selectConfig)
  const isForTv = player_routing === 'tv' && (yield* select(selectRoomTv)) !== null
  yield* put(isForTv ? tvPressed(station) : stationChosen(station))
}

function* playOnTv({ payload: { id, name } }: ReturnType<typeof tvPressed>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return
  const { default_radio_category } = yield* select(selectConfig)
  const ask = { room_ip_id: roomIpIdOf(tv), item_id: id, category_id: default_radio_category }
  const outcome = yield* callHotel(playRadioChannel, ask, tvCommandOptions)
  if (outcome.kind === 'ok') {
    yield* put(playbackStarted())
    if (yield* select(selectIsThisSet)) return
    return yield* put(
      noticeRaised(
        tv.name
          ? { about: aboutTv, text: 'radio.onTv', values: { station: name, tv: tv.name } }
          : { about: aboutTv, text: 'epg.plays', values: { channel: name } },
      ),
    )
  }
  yield* log('warn', 'radio', `the television did not play ${id}: ${outcome.kind}`)
  yield* put(noticeRaised({ about: aboutTv, text: 'player.failed', isFailure: true }))
}

function* loadFavourites() {
  const outcome = yield* callHotel(getMyFavourites, {})
  if (outcome.kind === 'ok') return yield* put(favouritesLoaded(outcome.answer))
  yield* log('error', 'radio', `the favourites did not load: ${outcome.kind}`)
  yield* put(favouritesFailed())
}

export const stationsState: DomainState = { slices: [stationsSlice], saga: stationsSaga }
