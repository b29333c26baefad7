import { call, put, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import {
  insertMyFavouritesManually,
  playRadioChannel,
  removeMyFavouritesManually,
  type Station,
} from '../../contract/radio.ts'
import { stateOf } from '../../core/load.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { selectConfig } from '../config/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { settingsLoaded } from '../property/slice.ts'
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
  countries,
  countryChosen,
  countryRead,
  favouriteSettled,
  favouriteSwitched,
  favourites,
  listenPressed,
  readCountryId,
  readStations,
  searchEntered,
  selectCountryId,
  selectFirstId,
  selectStations,
  stationsRead,
  stationsSlice,
  tvPressed,
  withValues,
} from './stationsSlice.ts'

function* stationsSaga() {
  yield* takeLatest(isVisitOf('webradio'), onVisit)
  yield* takeLatest(countries.loaded, onVisit)
  // The settings say where the hotel is, and so which country is the first.
  yield* takeLatest([countryChosen, countryRead, settingsLoaded], readShown)
  yield* takeEvery(countryChosen, writeCountry)
  yield* takeEvery(searchEntered, writeSearch)
  yield* takeEvery(listenPressed, listenWhereWanted)
  yield* takeLeading(tvPressed, playOnTv)
  yield* takeEvery(favouriteSwitched, switchFavourite)
}

function* onVisit() {
  const place = yield* select(selectPlace)
  yield* put(countryRead(readCountryId(place?.search ?? '') || (yield* select(selectFirstId))))
}

/** Parses the stations of the selected country, once for each country. */
function* readShown() {
  const id = yield* select(selectCountryId)
  if (yield* select(selectStations, id)) return
  const { value } = yield* select(countries.select)
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
  const name = (yield* select(favourites.select)).value.find((station) => station.id === id)?.name ?? ''
  const spec = isOn ? insertMyFavouritesManually : removeMyFavouritesManually
  const outcome = yield* callHotel(spec, { item_id: id })
  if (outcome.kind === 'ok') {
    yield* put(favourites.wanted())
    yield* take([favourites.loaded, favourites.failed])
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

export const stationsState = stateOf([countries, favourites], { slices: [stationsSlice], saga: stationsSaga })
