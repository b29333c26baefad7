// The films and packages of the properties, ready to be shown and sold. `scale` multiplies the films.
import { type Genre, genres, type SeedFilm } from './content/films/build.ts'
import { seedFilms } from './content/films/index.ts'
import { type SeedPackage, seedPackages } from './content/films/packages.ts'
import type { Text } from './content/types.ts'
import { chance } from './pictures/studio/chance.ts'
import type { PropertyId } from './seed/properties.ts'

export interface Film extends SeedFilm {
  id: number
  price: number
  isFree: boolean
  isProtected: boolean
  /** Language keys of the audio tracks; those of the subtitles are in `subtitles`. */
  languages: readonly string[]
  subtitles: readonly string[]
  /** Delivery format: HLS segments in two qualities, or a single MP4 file. */
  form: 'hls' | 'mp4'
  /** Number of the trailer, from 1; null if the film has none. */
  trailer: number | null
}

export interface FilmPackage extends Pick<SeedPackage, 'id' | 'title' | 'text' | 'price' | 'hours'> {
  filmIds: readonly number[]
}

/** Offset between the ids of two variants: larger than any id of the seed, so that ids do not collide. */
const variantStep = 10_000
const trailers = 3

/** Newer films cost more. */
function priceOf({ year, mark }: SeedFilm): number {
  if (mark === 'free' || mark === 'zero') return 0
  if (year >= 2026) return 12.9
  if (year >= 2024) return 9.9
  return year >= 2022 ? 6.9 : 4.9
}

function madeOf(seed: SeedFilm, id: number): Film {
  const form = id % 5 === 0 ? 'mp4' : 'hls'
  return {
    ...seed,
    id,
    price: priceOf(seed),
    isFree: seed.mark === 'free',
    isProtected: seed.mark === 'protected',
    languages: form === 'hls' ? ['en', 'de'] : ['en'],
    subtitles: id % 7 === 2 ? [] : ['en', 'de'],
    form,
    trailer: seed.year < 2020 ? null : (id % trailers) + 1,
  }
}

function variant(film: Film, number: number): Film {
  if (number === 1) return film
  return { ...film, id: film.id + (number - 1) * variantStep, title: `${film.title} ${number}` }
}

export class Films {
  readonly #scale: number
  readonly #of = new Map<PropertyId, ReadonlyMap<number, Film>>()
  readonly #packages = new Map<PropertyId, readonly FilmPackage[]>()

  constructor(scale = 1) {
    this.#scale = scale
  }

  /** Returns the films in the order of the programme: the newest year first, shuffled within a year. */
  all(property: PropertyId): readonly Film[] {
    return [...this.#filmsOf(property).values()]
  }

  film(property: PropertyId, id: number): Film | undefined {
    return this.#filmsOf(property).get(id)
  }

  packages(property: PropertyId): readonly FilmPackage[] {
    let made = this.#packages.get(property)
    if (!made) {
      // All properties sell the same packages: `filmIds` may contain films that a property does not show.
      const films = this.all('1').filter(({ id }) => id < variantStep)
      made = seedPackages.map(({ fits, most, ...seed }) => ({
        ...seed,
        filmIds: films
          .filter(fits)
          .sort((one, other) => Number(other.id === 41) - Number(one.id === 41))
          .slice(0, most)
          .map(({ id }) => id),
      }))
      this.#packages.set(property, made)
    }
    return made
  }

  #filmsOf(property: PropertyId): ReadonlyMap<number, Film> {
    let made = this.#of.get(property)
    if (!made) {
      const ordered = seedFilms
        .map((seed, index) => ({ film: madeOf(seed, index + 1), place: chance(seed.title).next() }))
        // The resort is for families: its programme has no protected films.
        .filter(({ film }) => property === '1' || !film.isProtected)
        .sort((one, other) => other.film.year - one.film.year || one.place - other.place)
      const numbers = Array.from({ length: this.#scale }, (_, at) => at + 1)
      const films = numbers.flatMap((number) => ordered.map(({ film }) => variant(film, number)))
      made = new Map(films.map((film) => [film.id, film]))
      this.#of.set(property, made)
    }
    return made
  }
}

export const genreNames = Object.values(genres).map(({ id, name }): { id: number; name: Text } => ({
  id,
  name,
}))
export const genreId = (genre: Genre): number => genres[genre].id
