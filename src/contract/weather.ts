/** Weather of the places that the configuration names. Celsius and km/h. */
import * as v from 'valibot'
import { call } from './define.ts'
import { momentOrEmpty } from './moments.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyList, anyText, decimal, decimalOrNull, maybe } from './values.ts'

/** `date` is `YYYY-MM-DD`; a time after it is dropped. */
const Forecast = v.object({
  date: v.pipe(
    v.string(),
    v.transform((date) => date.replace(/^(\d{4}-\d\d-\d\d)[T ].*/, '$1')),
  ),
  min: decimal,
  max: decimal,
  text: anyText,
  icon: anyText,
})

export const Weather = v.pipe(
  v.object({
    city: anyText,
    country: anyText,
    updated: momentOrEmpty,
    /** Null if the hotel has no temperature of now: the forecast is shown all the same. */
    current: maybe(
      v.object({
        temperature: decimal,
        text: anyText,
        /** `clear`, `cloudy`, `rain` and the like; other English words are guessed. An unknown one is partly cloudy. */
        icon: anyText,
        humidity: decimalOrNull,
        wind: decimalOrNull,
      }),
    ),
    forecast: v.pipe(
      anyList(Forecast),
      uniqueBy(({ date }) => date),
    ),
  }),
  v.check(({ current, forecast }) => Boolean(current) || forecast.length > 0, 'no weather'),
)
export type Weather = v.InferOutput<typeof Weather>

/** App to hotel, for each place of the system value `weather_locations`, in the language `lang`. ERROR for an unknown place. */
export const fetchWeather = call({
  module: 'SQMOD_Weather',
  function: 'fetchWeather',
  ask: v.strictObject({
    city: v.string(),
    country: v.string(),
    countryISO3166: v.string(),
    lang: v.string(),
  }),
  answer: Weather,
})
