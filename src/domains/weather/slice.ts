import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { select } from 'typed-redux-saga'
import { fetchWeather, type Weather } from '../../contract/weather.ts'
import { defineLoad } from '../../core/load.ts'
import { callHotel } from '../../core/services.ts'
import { selectLanguage } from '../language/slice.ts'

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

interface State {
  /** The configured text that the places were parsed from; null before. */
  source: string | null
  locations: WeatherLocation[]
}

const slice = createSlice({
  name: 'weather',
  initialState: { source: null, locations: [] } as State,
  reducers: {
    locationsRead: (_, { payload }: PayloadAction<{ source: string; locations: WeatherLocation[] }>) =>
      payload,
  },
  selectors: {
    selectWeatherSource: (state) => state.source,
    selectWeatherLocations: (state) => state.locations,
  },
})

export const { locationsRead } = slice.actions
export const { selectWeatherSource, selectWeatherLocations } = slice.selectors

/** The weather by the index of its place. Old values stay while new ones load, and if that fails (WTH-02, WTH-06). */
export const placesWeather = defineLoad({
  name: 'weather/places',
  about: 'the weather',
  initial: null as Weather | null,
  isMinor: true,
  until: [locationsRead],
  *ask(index: number) {
    const location = (yield* select(selectWeatherLocations))[index]
    const lang = yield* select(selectLanguage)
    if (!location) return null
    const keep = `weather/${location.countryISO3166}/${location.city}/${lang}`
    return callHotel(fetchWeather, { ...location, lang }, { keep })
  },
})

/** Names of the places in the guest's language as far as the hotel has told them, else as configured. */
export const selectPlaceNames = createSelector(
  [selectWeatherLocations, placesWeather.selectAll],
  (locations, entries) => locations.map(({ city }, index) => entries?.[index]?.value?.city || city),
)

export { slice as weatherSlice }
