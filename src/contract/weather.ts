/** Weather of the places that the configuration names. Celsius and km/h. */
import * as v from 'valibot'
import { call } from './define.ts'
import { list, number, numberOr, text } from './values.ts'

const Forecast = v.object({ date: v.string(), min: number, max: number, text, icon: text })

export const Weather = v.object({
  city: text,
  country: text,
  updated: text,
  current: v.object({
    temperature: number,
    text,
    icon: text,
    humidity: numberOr(null),
    wind: numberOr(null),
  }),
  forecast: list(Forecast),
})
export type Weather = v.InferOutput<typeof Weather>

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

export const weatherCalls = { 'SQMOD_Weather.fetchWeather': fetchWeather }
