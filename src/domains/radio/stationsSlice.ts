import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { put } from 'typed-redux-saga'
import * as v from 'valibot'
import {
  type Country,
  favouritesId,
  getAllRadioStationsWithFavourites,
  getMyFavourites,
  Station,
  type StationOnWire,
} from '../../contract/radio.ts'
import { defineLoad, type Request } from '../../core/load.ts'
import { searchOf } from '../../core/routing/query.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel } from '../../core/services.ts'
import { displayNames } from '../../core/text/languageName.ts'
import { selectTimezone } from '../property/slice.ts'
import { isSessionEnd, sessionEnds } from '../session/slice.ts'

/** False for the group of favourites, which comes as one of the countries. */
export const isCountry = ({ id }: Pick<Country, 'id'>): boolean => id !== favouritesId

type NameOf = (country: Pick<Country, 'iso2' | 'name' | 'i18nName'>) => string

/** Returns a function that names countries: in the guest's language, in their own, or as the hotel does (RAD-03). */
export function countryNames(locale: string): NameOf {
  const regions = displayNames(locale, { type: 'region', fallback: 'none' })
  return ({ iso2, i18nName, name }) => regionName(regions, iso2) || i18nName || name
}

function regionName(names: ReturnType<typeof displayNames>, iso2: string): string {
  return names && /^[a-z]{2}$/i.test(iso2) ? (names.of(iso2.toUpperCase()) ?? '') : ''
}

/** Parameters in the query string of the radio: `country=49` (QRY-18), and `find=jazz` while the guest searches. */
const read = (search: string, name: string): string => new URLSearchParams(search).get(name) ?? ''

export const readCountryId = (search: string): string => read(search, 'country')
export const readFind = (search: string): string => read(search, 'find')

/** Returns the query string with changed values; empty values are removed. */
export function withValues(search: string, values: { country?: string; find?: string }): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return searchOf(query)
}

/**
 * Parses a country's stations; yields after each, because there may be tens of thousands. Leaves out invalid
 * entries and duplicates.
 */
export function* readStations(entries: readonly StationOnWire[]): Generator<void, Station[]> {
  const stations = new Map<string, Station>()
  for (const entry of entries) {
    const parsed = v.safeParse(Station, entry)
    if (parsed.success && !stations.has(parsed.output.id)) stations.set(parsed.output.id, parsed.output)
    yield
  }
  return [...stations.values()]
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

/** Some hotels leave the favourites out of the list of all stations; then they are requested separately. */
export const favourites = defineLoad({
  name: 'radio/favourites',
  about: 'the favourites',
  initial: [] as readonly Station[],
  until: sessionEnds,
  request: () => callHotel(getMyFavourites, {}),
})

/** Without the favourites. Frozen, with the stations not parsed yet. */
export const countries = defineLoad({
  name: 'radio/countries',
  about: 'the stations',
  initial: [] as Country[],
  whenMissing: [isVisitOf('webradio')],
  until: sessionEnds,
  request: requestCountries,
})

function* requestCountries(): Request<Country[]> {
  const outcome = yield* callHotel(getAllRadioStationsWithFavourites, {})
  if (outcome.kind !== 'ok') return outcome
  const own = outcome.answer.find((country) => !isCountry(country))
  yield* put(own ? favourites.loaded(readAtOnce(own)) : favourites.wanted())
  return { ...outcome, answer: outcome.answer.filter(isCountry).map(frozen) }
}

interface StationsState {
  /** Id in the URL; an unknown id counts as none (RAD-12). */
  countryId: string
  /** Parsed stations, by country. */
  stations: Record<string, readonly Station[]>
  /** Favourite changes that the hotel has not confirmed yet, by station id: true if added. */
  pending: Record<string, boolean>
}

const initialState: StationsState = {
  countryId: '',
  stations: {},
  pending: {},
}

const slice = createSlice({
  name: 'radioStations',
  initialState,
  reducers: {
    /** The guest selected a country, or the favourites (RAD-10). */
    countryChosen(state, { payload }: PayloadAction<string>) {
      state.countryId = payload
    },
    /** The URL was read; the payload is empty if it names no country. */
    countryRead(state, { payload }: PayloadAction<string>) {
      state.countryId = payload
    },
    /** The guest has entered a search term; empty if the search has ended. */
    searchEntered(_state, _: PayloadAction<string>) {},
    stationsRead(state, { payload }: PayloadAction<{ id: string; stations: readonly Station[] }>) {
      state.stations[payload.id] = payload.stations as Station[]
    },
    /** The guest plays a station: on this device, or on the television if the configuration says so (CONF-16). */
    listenPressed(_state, _: PayloadAction<Station>) {},
    /** The guest wants to hear a station on the room's television (RAD-18). */
    tvPressed(_state, _: PayloadAction<Station>) {},
    /** The guest adds a station to the favourites, or removes it. */
    favouriteSwitched(state, { payload: { id, isOn } }: PayloadAction<{ id: string; isOn: boolean }>) {
      if (id) state.pending[id] = isOn
    },
    /** The hotel has answered: the list of favourites applies again, whether the change succeeded or not (RAD-21). */
    favouriteSettled(state, { payload: { id, isOn } }: PayloadAction<{ id: string; isOn: boolean }>) {
      if (state.pending[id] === isOn) delete state.pending[id]
    },
  },
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectStoredId: (state) => state.countryId,
    selectParsed: (state) => state.stations,
    selectPending: (state) => state.pending,
  },
})

export const {
  countryChosen,
  countryRead,
  searchEntered,
  stationsRead,
  listenPressed,
  tvPressed,
  favouriteSwitched,
  favouriteSettled,
} = slice.actions
const { selectStoredId, selectParsed, selectPending } = slice.selectors
type Root = Parameters<typeof selectStoredId>[0] & Parameters<typeof selectTimezone>[0]

interface ZonesOfCountry {
  baseName: string
  getTimeZones?: () => string[] | undefined
  timeZones?: string[] | undefined
}

/** Whether a country has the time zone. Older browsers do not know the zones of a country. */
function hasZone({ iso2 }: Country, zone: string): boolean {
  if (!/^[a-z]{2}$/i.test(iso2) || !('Locale' in Intl)) return false
  const locale: ZonesOfCountry = new Intl.Locale('und', { region: iso2 })
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).includes(zone)
}

/** The country of the hotel is the first (RAD-22); the others are in the hotel's order. */
export const selectCountries = createSelector(
  [(state: object) => countries.select(state).value, selectTimezone],
  (listed, zone) => {
    const own = zone && listed.find((country) => hasZone(country, zone))
    return own ? [own, ...listed.filter((country) => country !== own)] : listed
  },
)

const selectFavourites = (state: object) => favourites.select(state).value

/** Id of the selected country, or of the favourites; empty if there is none. */
export function selectCountryId(state: Root): string {
  const id = selectStoredId(state)
  const listed = selectCountries(state)
  if (id === favouritesId || listed.some((country) => country.id === id)) return id
  return listed[0]?.id ?? (selectFavourites(state).length > 0 ? favouritesId : '')
}

/** Stations of a country, or the favourites. Null until they are parsed. */
export const selectStations = (state: Root, id: string): readonly Station[] | null =>
  id === favouritesId ? selectFavourites(state) : (selectParsed(state)[id] ?? null)

/** True if there are stations; the favourites alone are enough (RAD-20). */
export const selectHasStations = (state: object) =>
  countries.select(state).value.length > 0 || selectFavourites(state).length > 0

/** Where the radio begins if the address does not say: with the favourites, if there are any (RAD-22). */
export const selectFirstId = (state: Root): string => (selectFavourites(state).length > 0 ? favouritesId : '')

/** True if the favourites are listed: they come first, if there are any or if they are selected (RAD-05). */
export const selectHasFavourites = (state: Root) =>
  selectFavourites(state).length > 0 || selectStoredId(state) === favouritesId

export const selectFavouriteIds = createSelector(
  [selectFavourites, selectPending],
  (stations, pending): ReadonlySet<string> => {
    const ids = new Set(stations.map(({ id }) => id))
    for (const [id, isOn] of Object.entries(pending)) {
      if (isOn) ids.add(id)
      else ids.delete(id)
    }
    return ids
  },
)
export { slice as stationsSlice }
