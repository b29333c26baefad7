/** Weather of the places that the configuration names. Celsius and km/h. */
import * as v from 'valibot'
import { call } from './define.ts'
import { momentText } from './moments.ts'
import { anyText, list, number, numberOr } from './values.ts'

const Forecast = v.object({ date: v.string(), min: number, max: number, text: anyText, icon: anyText })

export const Weather = v.object({
  city: anyText,
  country: anyText,
  updated: momentText,
  current: v.object({
    temperature: number,
    text: anyText,
    icon: anyText,
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
