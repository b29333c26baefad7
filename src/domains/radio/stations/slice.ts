import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Country, favouritesId, type Station } from '../../../contract/radio.ts'
import { type Loadable, loadableOf } from '../../../core/loadable.ts'
import { checkinLost, sessionReset } from '../../session/slice.ts'

export interface StationsState {
  /** Without the favourites. Frozen, with stations that are not read yet. */
  countries: Loadable<Country[]>
  /** As the address has it; another than one of the countries counts as none (RAD-12). */
  countryId: string
  /** By country, as far as they have been read. */
  stations: Record<string, readonly Station[]>
  favourites: readonly Station[]
  /** Marks that the hotel has not confirmed yet: is it to be a favourite? */
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
    /** The radio was opened, or the guest tries again. */
    countriesWanted() {},
    /** The guest chooses a country, or the favourites (RAD-10). */
    countryChosen(state, { payload }: PayloadAction<string>) {
      state.countryId = payload
    },
    /** The address names a country, or none. */
    countryRead(state, { payload }: PayloadAction<string>) {
      state.countryId = payload
    },
    /** The guest has written a search term; empty: the search is over. */
    searchEntered(_state, _: PayloadAction<string>) {},
    stationsRead(state, { payload }: PayloadAction<{ id: string; stations: readonly Station[] }>) {
      state.stations[payload.id] = payload.stations as Station[]
    },
    /** The hotel's list of them may have changed. */
    favouritesWanted() {},
    favouritesLoaded(state, { payload }: PayloadAction<readonly Station[]>) {
      state.favourites = payload as Station[]
    },
    favouritesFailed() {},
    /** The guest wants to hear a station: here, or on the television where the hotel wants it so (CONF-16). */
    listenPressed(_state, _: PayloadAction<Station>) {},
    /** The guest wants to hear a station on the room's television (RAD-18). */
    tvPressed(_state, _: PayloadAction<Station>) {},
    /** The guest marks a station, or takes its mark away. */
    favouriteSwitched(state, { payload: { id, isOn } }: PayloadAction<{ id: string; isOn: boolean }>) {
      if (id) state.pending[id] = isOn
    },
    /** The hotel has answered, whatever it said: what the favourites say holds (RAD-21). */
    favouriteSettled(state, { payload: { id, isOn } }: PayloadAction<{ id: string; isOn: boolean }>) {
      if (state.pending[id] === isOn) delete state.pending[id]
    },
  },
  extraReducers: (builder) => {
    for (const sessionEnded of [sessionReset, checkinLost]) builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectCountries: (state) => state.countries,
    /** The id of the country that is shown, or of the favourites; empty as long as there is none. */
    selectCountryId: currentId,
    /** Of a country, or the favourites. Null as long as they are being read. */
    selectStations: (state, id: string): readonly Station[] | null =>
      id === favouritesId ? state.favourites : (state.stations[id] ?? null),
    /** A hotel may have favourites alone: they are stations, too (RAD-20). */
    selectHasStations: ({ countries: { value }, favourites }) => value.length > 0 || favourites.length > 0,
    selectFavourites: (state) => state.favourites,
    /** Favourites come first, and only where there are some or they were chosen (RAD-05). */
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
