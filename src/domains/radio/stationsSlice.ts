import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Country, favouritesId, type Station } from '../../contract/radio.ts'
import { type Loadable, loadableOf } from '../../core/loadable.ts'
import { searchOf } from '../../core/routing/query.ts'
import { displayNames } from '../../core/text/languageName.ts'
import { isSessionEnd } from '../session/slice.ts'

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

interface StationsState {
  /** Without the favourites. Frozen, with the stations not parsed yet. */
  countries: Loadable<Country[]>
  /** Id in the URL; an unknown id counts as none (RAD-12). */
  countryId: string
  /** Parsed stations, by country. */
  stations: Record<string, readonly Station[]>
  favourites: readonly Station[]
  /** Favourite changes that the hotel has not confirmed yet, by station id: true if added. */
  pending: Record<string, boolean>
}

const countries = loadableOf('countries', (state: StationsState) => state.countries, [] as Country[])
const initialState: StationsState = {
  countries: countries.initial,
  countryId: '',
  stations: {},
  favourites: [],
  pending: {},
}

const currentId = ({ countries: { value }, countryId, favourites }: StationsState): string =>
  countryId === favouritesId || value.some(({ id }) => id === countryId)
    ? countryId
    : (value[0]?.id ?? (favourites.length > 0 ? favouritesId : ''))

const slice = createSlice({
  name: 'radioStations',
  initialState,
  reducers: {
    ...countries.reducers,
    /** The guest opened the radio, or retries. */
    countriesWanted() {},
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
    /** The hotel's list of favourites may have changed. */
    favouritesWanted() {},
    favouritesLoaded(state, { payload }: PayloadAction<readonly Station[]>) {
      state.favourites = payload as Station[]
    },
    favouritesFailed() {},
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
    selectCountries: (state) => state.countries,
    /** Id of the selected country, or of the favourites; empty if there is none. */
    selectCountryId: currentId,
    /** Stations of a country, or the favourites. Null until they are parsed. */
    selectStations: (state, id: string): readonly Station[] | null =>
      id === favouritesId ? state.favourites : (state.stations[id] ?? null),
    /** True if there are stations; the favourites alone are enough (RAD-20). */
    selectHasStations: ({ countries: { value }, favourites }) => value.length > 0 || favourites.length > 0,
    selectFavourites: (state) => state.favourites,
    /** True if the favourites are listed: they come first, if there are any or if they are selected (RAD-05). */
    selectHasFavourites: (state) => state.favourites.length > 0 || state.countryId === favouritesId,
    selectFavouriteIds: createSelector(
      [(state: StationsState) => state.favourites, (state: StationsState) => state.pending],
      (favourites, pending): ReadonlySet<string> => {
        const ids = new Set(favourites.map(({ id }) => id))
        for (const [id, isOn] of Object.entries(pending)) {
          if (isOn) ids.add(id)
          else ids.delete(id)
        }
        return ids
      },
    ),
  },
})

export const {
  countriesWanted,
  countriesRequested,
  countriesLoaded,
  countriesFailed,
  countryChosen,
  countryRead,
  searchEntered,
  stationsRead,
  favouritesWanted,
  favouritesLoaded,
  favouritesFailed,
  listenPressed,
  tvPressed,
  favouriteSwitched,
  favouriteSettled,
} = slice.actions
export const {
  selectCountries,
  selectCountryId,
  selectStations,
  selectHasStations,
  selectFavourites,
  selectHasFavourites,
  selectFavouriteIds,
} = slice.selectors
export { slice as stationsSlice }
