import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Weather } from '../../contract/weather.ts'
import type { WeatherLocation } from './locations.ts'

type WeatherStatus = 'unknown' | 'loading' | 'success' | 'failure'

/** Weather of a place. Old values stay while new ones load, and if that fails (WTH-02, WTH-06). */
interface Entry {
  status: WeatherStatus
  weather: Weather | null
}

interface State {
  /** The configured text that the places were parsed from; null before. */
  source: string | null
  locations: WeatherLocation[]
  /** By the index of the place. */
  entries: Entry[]
}

const emptyEntry: Entry = { status: 'unknown', weather: null }
const entryAt = (state: State, index: number) => state.entries[index] ?? emptyEntry

const slice = createSlice({
  name: 'weather',
  initialState: { source: null, locations: [], entries: [] } as State,
  reducers: {
    locationsRead(state, { payload }: PayloadAction<{ source: string; locations: WeatherLocation[] }>) {
      state.source = payload.source
      state.locations = payload.locations
      state.entries = payload.locations.map(() => emptyEntry)
    },
    /** The guest retries to load the weather. */
    weatherReloadRequested() {},
    weatherRequested(state, { payload }: PayloadAction<number>) {
      state.entries[payload] = { ...entryAt(state, payload), status: 'loading' }
    },
    weatherLoaded(
      state,
      { payload: { index, weather } }: PayloadAction<{ index: number; weather: Weather }>,
    ) {
      state.entries[index] = { status: 'success', weather }
    },
    weatherFailed(state, { payload }: PayloadAction<number>) {
      state.entries[payload] = { ...entryAt(state, payload), status: 'failure' }
    },
  },
  selectors: {
    selectWeatherSource: (state) => state.source,
    selectWeatherLocations: (state) => state.locations,
    selectWeather: (state, index = 0) => entryAt(state, index).weather,
    selectWeatherStatus: (state, index = 0) => entryAt(state, index).status,
  },
})

export const { locationsRead, weatherReloadRequested, weatherRequested, weatherLoaded, weatherFailed } =
  slice.actions
export const { selectWeatherSource, selectWeather, selectWeatherLocations, selectWeatherStatus } =
  slice.selectors
export { slice as weatherSlice }
