// Programmes to fill the slots, by language: `title | description`, with the placeholders `{place}`, `{team}`,
// `{episode}` and `{plot}`.

import type { Tongue } from './channels.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { arabic, french, italian, spanish } from './others.ts'
import type { Pool } from './plans.ts'

/** Without `film`, which is filled from the seed's films, and without the pools that have no programme. */
export type Pools = Record<Exclude<Pool, 'film' | 'nothing' | 'placeholder'>, readonly string[]>
export type FewPools = Partial<Record<Pool, readonly string[]>>

const nearest: Partial<Record<Pool, Pool>> = {
  antiques: 'magazine',
  art: 'documentary',
  breakfast: 'magazine',
  business: 'bulletin',
  comedy: 'series',
  crimeSeries: 'series',
  football: 'sport',
  home: 'cooking',
  interview: 'talk',
  late: 'talk',
  musicVideos: 'concert',
  nature: 'documentary',
  science: 'documentary',
  shopping: 'magazine',
  soap: 'series',
  sportNews: 'bulletin',
  toddlers: 'cartoon',
  travel: 'documentary',
}

const tongues: Record<Tongue, FewPools> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  ar: arabic,
}

export function poolOf(tongue: Tongue, pool: Pool): readonly string[] {
  const own = tongues[tongue]
  return own[pool] ?? own[nearest[pool] ?? pool] ?? []
}

/** Text for the season and the number of an episode. */
export const episodeWords: Record<Tongue, (season: number, episode: number) => string> = {
  en: (season, episode) => `Season ${season}, episode ${episode}.`,
  de: (season, episode) => `Staffel ${season}, Folge ${episode}.`,
  fr: (season, episode) => `Saison ${season}, épisode ${episode}.`,
  es: (season, episode) => `Temporada ${season}, capítulo ${episode}.`,
  it: (season, episode) => `Stagione ${season}, episodio ${episode}.`,
  ar: (season, episode) => `الموسم ${season}، الحلقة ${episode}.`,
}

export const placesOf: Record<Tongue, readonly [string, ...string[]]> = {
  en: [
    'Lisbon',
    'Galway',
    'Bergen',
    'Trieste',
    'Kyoto',
    'Whitby',
    'Valparaíso',
    'Tbilisi',
    'Vienna',
    'Bruges',
    'Hobart',
    'Cork',
    'Marseille',
    'Ljubljana',
  ],
  de: [
    'Graz',
    'Hallstatt',
    'Bregenz',
    'Lübeck',
    'Görlitz',
    'Krems',
    'Meran',
    'Basel',
    'Villach',
    'Passau',
    'Triest',
    'Rügen',
  ],
  fr: ['Arles', 'Brest', 'Colmar', 'Ajaccio', 'Lyon', 'Liège'],
  es: ['Cádiz', 'La Palma', 'Santander', 'Mérida', 'El Hierro', 'Valencia'],
  it: ['Matera', 'Trieste', 'Lecce', 'Siena', 'Cremona', 'Procida'],
  ar: ['المدينة'],
}

export const teams = [
  'Rapid Donau',
  'Austria Nord',
  'Sturm Mur',
  'FC Harbour',
  'Athletic Ebro',
  'Real Costa',
  'United Mersey',
  'Olympique Rhône',
  'Sporting Tejo',
  'AC Lido',
  'Union Spree',
  'Dynamo Moldau',
] as const
