import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Weather } from '../../contract/weather.ts'
import { type Loadable, loadablesOf } from '../../core/loadable.ts'

export interface WeatherLocation {
  city: string
  country: string
  countryISO3166: string
}

/** Parses `city,country,iso`, separated by pipes. An entry without exactly three parts is logged and skipped. */
export function readLocations(value: string, warn: (message: string) => void): WeatherLocation[] {
  if (!value.trim()) return []
  return value.split('|').flatMap((entry) => {
    const parts = entry.split(',').map((part) => part.trim())
    const [city, country, countryISO3166] = parts
    if (parts.length === 3 && city && country && countryISO3166) return [{ city, country, countryISO3166 }]
    warn(`weather location "${entry.trim()}" is skipped: it is not city,country,iso`)
    return []
  })
}

type WeatherStatus = 'unknown' | 'loading' | 'success' | 'failure'

/** Weather of a place. Old values stay while new ones load, and if that fails (WTH-02, WTH-06). */
type Entry = Loadable<Weather | null, WeatherStatus>

interface State {
  /** The configured text that the places were parsed from; null before. */
  source: string | null
  locations: WeatherLocation[]
  /** By the index of the place. */
  entries: Entry[]
}

const weather = loadablesOf(
  'weather',
  (state: State): Record<number, Entry> => state.entries,
  null as Weather | null,
  { words: { unknown: 'unknown', pending: 'loading', success: 'success', failure: 'failure' } },
)

const slice = createSlice({
  name: 'weather',
  initialState: { source: null, locations: [], entries: [] } as State,
  reducers: {
    ...weather.reducers,
    locationsRead(state, { payload }: PayloadAction<{ source: string; locations: WeatherLocation[] }>) {
      state.source = payload.source
      state.locations = payload.locations
      state.entries = payload.locations.map(() => weather.initial)
    },
    /** The guest retries to load the weather. */
    weatherReloadRequested() {},
  },
  selectors: {
    selectWeatherSource: (state) => state.source,
    selectWeatherLocations: (state) => state.locations,
    /** Names of the places in the guest's language as far as the hotel has told them, else as configured. */
    selectPlaceNames: createSelector(
      [(state: State) => state.locations, (state: State) => state.entries],
      (locations, entries) => locations.map(({ city }, index) => entries[index]?.value?.city || city),
    ),
    selectWeather: (state, index = 0) => state.entries[index] ?? weather.initial,
  },
})

export const { locationsRead, weatherReloadRequested, weatherRequested, weatherLoaded, weatherFailed } =
  slice.actions
export const { selectWeatherSource, selectPlaceNames, selectWeather, selectWeatherLocations } =
  slice.selectors
export { slice as weatherSlice }
