// Packages: films that are bought together and may be seen as often as one likes while the package is valid.
import { text } from '../build.ts'
import type { Text } from '../types.ts'
import type { SeedFilm } from './build.ts'

export interface SeedPackage {
  id: number
  title: Text
  text: Text
  price: number
  hours: number
  /** Maximum number of films that fit, the newest first. */
  most: number
  fits: (film: SeedFilm) => boolean
}

const has =
  (...wanted: SeedFilm['genres']) =>
  ({ genres }: SeedFilm) =>
    wanted.some((genre) => genres.includes(genre))

export const seedPackages: readonly SeedPackage[] = [
  {
    id: 7,
    title: text('Weekend pass', 'Wochenendpass'),
    text: text(
      'Thirty of this year’s and last year’s films, for two long evenings and a lazy Sunday.',
      'Dreißig Filme aus diesem und dem letzten Jahr, für zwei lange Abende und einen faulen Sonntag.',
    ),
    price: 19.9,
    hours: 48,
    most: 30,
    // The film that is promoted most, and the new ones.
    fits: ({ title, year, rating }) => title === 'The Long Shore' || (year >= 2025 && rating <= 12),
  },
  {
    id: 1,
    title: text('Rainy day for children', 'Regentag für Kinder'),
    text: text(
      'Dragons, penguins and one very serious hamster. Everything in it is fit for the smallest.',
      'Drachen, Pinguine und ein sehr ernster Hamster. Alles darin ist auch für die Kleinsten.',
    ),
    price: 9.9,
    hours: 24,
    most: 20,
    fits: (film) => has('family')(film) && film.rating === 0,
  },
  {
    id: 2,
    title: text('An evening for two', 'Ein Abend zu zweit'),
    text: text(
      'Twelve love stories with a good ending, or at least with a beautiful one.',
      'Zwölf Liebesgeschichten mit gutem Ende, oder wenigstens mit einem schönen.',
    ),
    price: 12.9,
    hours: 24,
    most: 12,
    fits: has('romance'),
  },
  {
    id: 3,
    title: text('Inspector Valli: all cases', 'Inspektor Valli: alle Fälle'),
    text: text(
      'The three cases of the inspector who would rather be at lunch.',
      'Die drei Fälle des Inspektors, der lieber beim Mittagessen wäre.',
    ),
    price: 11.9,
    hours: 72,
    most: 3,
    fits: ({ title }) => title.startsWith('Inspector Valli'),
  },
  {
    id: 4,
    title: text('Business trip', 'Geschäftsreise'),
    text: text(
      'A week of thrillers and crime, one for each evening and a few for the flight home.',
      'Eine Woche Thriller und Krimis, einer für jeden Abend und ein paar für den Rückflug.',
    ),
    price: 24.9,
    hours: 168,
    most: 24,
    fits: has('thriller', 'crime'),
  },
  {
    id: 5,
    title: text('The great outdoors', 'Draußen'),
    text: text(
      'Glaciers, deserts, reefs: documentaries and adventures to watch with the balcony door open.',
      'Gletscher, Wüsten, Riffe: Dokumentarfilme und Abenteuer für einen Abend bei offener Balkontür.',
    ),
    price: 14.9,
    hours: 48,
    most: 24,
    fits: has('nature', 'adventure'),
  },
  {
    id: 6,
    title: text('Concert week', 'Konzertwoche'),
    text: text(
      'Films that sound: from the last waltz at the Apollo to the bridge of Medellín.',
      'Filme, die klingen: vom letzten Walzer im Apollo bis zur Brücke von Medellín.',
    ),
    price: 16.9,
    hours: 168,
    most: 24,
    fits: has('music'),
  },
  {
    id: 8,
    title: text('After midnight', 'Nach Mitternacht'),
    text: text(
      'For those who sleep with the light on anyway. From sixteen years.',
      'Für alle, die ohnehin bei Licht schlafen. Ab sechzehn Jahren.',
    ),
    price: 13.9,
    hours: 24,
    most: 20,
    fits: has('horror'),
  },
]
