// Plausible weather, derived from the climate of the place, the time of day, and pseudo-random values for each day.
import { chance } from '../chance.ts'
import { Refusal } from '../channel/session.ts'
import { addDays, type LocalTime } from '../clock.ts'
import { ownValue } from '../ownValue.ts'
import { type Place, placeName, places } from '../seed/places.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { plain } from './checkin.ts'

const kinds = ['clear', 'partly-cloudy', 'cloudy', 'rain', 'thunderstorm', 'snow', 'fog'] as const
type Kind = (typeof kinds)[number]

const words: Record<string, Record<Kind, string>> = {
  en: {
    clear: 'Clear',
    'partly-cloudy': 'Partly cloudy',
    cloudy: 'Cloudy',
    rain: 'Rain',
    thunderstorm: 'Thunderstorm',
    snow: 'Snow',
    fog: 'Fog',
  },
  de: {
    clear: 'Klar',
    'partly-cloudy': 'Leicht bewölkt',
    cloudy: 'Bewölkt',
    rain: 'Regen',
    thunderstorm: 'Gewitter',
    snow: 'Schnee',
    fog: 'Nebel',
  },
  es: {
    clear: 'Despejado',
    'partly-cloudy': 'Parcialmente nublado',
    cloudy: 'Nublado',
    rain: 'Lluvia',
    thunderstorm: 'Tormenta',
    snow: 'Nieve',
    fog: 'Niebla',
  },
  fr: {
    clear: 'Dégagé',
    'partly-cloudy': 'Peu nuageux',
    cloudy: 'Nuageux',
    rain: 'Pluie',
    thunderstorm: 'Orage',
    snow: 'Neige',
    fog: 'Brouillard',
  },
  ar: {
    clear: 'صافٍ',
    'partly-cloudy': 'غائم جزئياً',
    cloudy: 'غائم',
    rain: 'مطر',
    thunderstorm: 'عاصفة رعدية',
    snow: 'ثلج',
    fog: 'ضباب',
  },
}

/** Interpolates the mean temperature between two months and adds a deviation of at most half the place's `moods`. */
function meanOf(place: Place, date: string): number {
  const month = Number(date.slice(5, 7)) - 1
  const into = (Number(date.slice(8, 10)) - 15) / 30
  const here = place.means[month] ?? 0
  const towards = place.means[(month + (into < 0 ? 11 : 1)) % 12] ?? here
  return here + (towards - here) * Math.abs(into) + (chance(place.city, date, 'mean') - 0.5) * place.moods
}

function kindOf(place: Place, date: string, part: number, temperature: number): Kind {
  const wet = chance(place.city, date, 'wet') < place.wet
  const hour = chance(place.city, date, part)
  if (wet && hour < 0.55) {
    if (temperature < 1) return 'snow'
    return temperature > 20 && hour < 0.2 ? 'thunderstorm' : 'rain'
  }
  if (!wet && temperature < 8 && part === 1 && hour < 0.25) return 'fog'
  if (wet || hour > 0.75) return 'cloudy'
  return hour > 0.4 ? 'partly-cloudy' : 'clear'
}

const rounded = (value: number) => Math.round(value * 10) / 10

function dayOf(place: Place, date: string) {
  const mean = meanOf(place, date)
  const kind = kindOf(place, date, 2, mean)
  const swing = place.swing * (kind === 'clear' ? 1 : kind === 'partly-cloudy' ? 0.85 : 0.55)
  return { kind, min: Math.round(mean - swing), max: Math.round(mean + swing), mean, swing }
}

function currentOf(place: Place, { date, time }: LocalTime) {
  const hour = Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60
  const { mean, swing } = dayOf(place, date)
  // Warmest at three in the afternoon.
  const temperature = mean + swing * Math.cos(((hour - 15) / 12) * Math.PI)
  const kind = kindOf(place, date, Math.floor(hour / 6), temperature)
  const damp = kind === 'rain' || kind === 'snow' || kind === 'fog' ? 22 : 0
  return {
    kind,
    temperature: rounded(temperature),
    humidity: Math.min(98, Math.round(50 + damp + 20 * chance(place.city, date, 'damp'))),
    wind: Math.round(3 + 20 * chance(place.city, date, 'wind', Math.floor(hour / 3))),
  }
}

const quarter = 900_000

export const weatherHandlers = ({ clock }: HotelServices): Answers<'SQMOD_Weather.fetchWeather'> => ({
  'SQMOD_Weather.fetchWeather': ({ city, countryISO3166, lang }) => {
    const place = places.find(
      (candidate) =>
        plain(candidate.city) === plain(city) && candidate.iso === countryISO3166.trim().toUpperCase(),
    )
    if (!place) throw new Refusal('unknown place')
    const text = (kind: Kind) => (ownValue(words, lang.toLowerCase()) ?? words.en)?.[kind] ?? kind
    const now = clock.local(place.zone)
    const { kind, ...current } = currentOf(place, now)
    return {
      city: placeName(place.city, lang),
      country: placeName(place.country, lang),
      updated: clock.iso(Math.floor(clock.now() / quarter) * quarter),
      current: { ...current, text: text(kind), icon: kind },
      forecast: [1, 2, 3, 4, 5].map((days) => {
        const date = addDays(now.date, days)
        const day = dayOf(place, date)
        return { date, min: day.min, max: day.max, text: text(day.kind), icon: day.kind }
      }),
    }
  },
})
