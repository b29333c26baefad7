import * as v from 'valibot'
import { type Id, idOf } from '../../contract/looseId.ts'
import { Movie, type MovieOnWire, type Package } from '../../contract/vod.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { normalizeForSearch } from '../../core/text/normalizeForSearch.ts'
import type { Video } from '../player/slice.ts'
import { vodPaths } from './paths.ts'

const filmPrefix = 'film-'

/** Returns the player's video for a film. Its id identifies the film, whatever its URL. */
export const videoOf = (movie: Movie): Video => ({
  id: `${filmPrefix}${movie.movie_id}`,
  src: movie.video_url,
  title: movie.title,
  poster: movie.image_wide || movie.image,
  artwork: movie.image,
  ...(movie.resume_time !== null && { from: movie.resume_time }),
  subtitles: movie.subtitles,
  languages: movie.languages,
})

/**
 * Returns the film that has most genres in common with this one, the first after it in the list; null if none has any.
 * After a film for everybody it is one for everybody.
 */
export function similarTo(movie: Movie, movies: readonly Movie[]): Movie | null {
  const at = movies.findIndex(({ movie_id }) => movie_id === movie.movie_id)
  const inTurn = [...movies.slice(at + 1), ...movies.slice(0, Math.max(0, at))]
  const others = inTurn.filter(({ is_protected }) => movie.is_protected || !is_protected)
  const shared = ({ genre_ids }: Movie) => genre_ids.filter((id) => movie.genre_ids.includes(id)).length
  const most = Math.max(0, ...others.map(shared))
  return most === 0 ? null : (others.find((other) => shared(other) === most) ?? null)
}

/** Returns the player's video for a trailer, which always plays from the beginning. */
export const trailerOf = (movie: Movie): Video => ({
  id: `trailer-${movie.movie_id}`,
  src: movie.trailer_url,
  title: movie.title,
  poster: movie.image_wide || movie.image,
  artwork: movie.image,
  from: 0,
})

/** Returns the film id of a player's video; null for trailers and all other videos. */
export function filmIdOf(videoId: string): Id | null {
  return videoId.startsWith(filmPrefix) ? idOf(videoId.slice(filmPrefix.length)) : null
}

/**
 * Parses the hotel's films, leaving out invalid and repeated entries. Yields after each film, so that it can be run in
 * slices.
 */
export function* readMovies(entries: readonly MovieOnWire[]): Generator<void, Movie[]> {
  const movies = new Map<Id, Movie>()
  for (const entry of entries) {
    const { success, output } = v.safeParse(Movie, entry)
    if (success && !movies.has(output.movie_id)) movies.set(output.movie_id, output)
    yield
  }
  return [...movies.values()]
}

/** True for films that the hotel marks as free, and for a price of 0 (VOD-20). */
export const isFree = ({ is_free, price }: Pick<Movie, 'is_free' | 'price'>): boolean =>
  is_free || price === 0

/** True if the guest may watch the film now. A film without a URL cannot be played, even if it is bought. */
export const isPlayable = (movie: Movie): boolean =>
  movie.video_url !== '' && (movie.is_bought || isFree(movie))

/** True if the film can be bought on its own. A film without a price is sold in packages, or not at all. */
export const isForSale = (movie: Movie): boolean => !movie.is_bought && !isFree(movie) && movie.price !== null

export const packagesWith = (packages: readonly Package[], movieId: Id): Package[] =>
  packages.filter(({ movie_ids }) => movie_ids.includes(movieId))

interface Narrowing {
  /** A film passes with any of these genres; an empty list lets all films pass (VOD-19). */
  genres: readonly Id[]
  onlyFree: boolean
  /** A part of the title; ignores letter case and accents (VOD-21). */
  search: string
}

export function narrow(movies: readonly Movie[], { genres, onlyFree, search }: Narrowing): Movie[] {
  const term = normalizeForSearch(search)
  return movies.filter(
    (movie) =>
      (genres.length === 0 || movie.genre_ids.some((id) => genres.includes(id))) &&
      (!onlyFree || isFree(movie)) &&
      (term === '' || normalizeForSearch(movie.title).includes(term)),
  )
}

/** Number of films on a page of the list (VOD-22). */
const pageSize = 24

/** Returns the number of pages, at least 1: an empty list has one empty page. */
export const pageCountOf = (count: number): number => Math.max(1, Math.ceil(count / pageSize))

/** Returns the films of a page, from 1; a page out of range is clamped. */
export function pageOf(movies: readonly Movie[], page: number): { page: number; shown: Movie[] } {
  const at = Math.min(Math.max(1, page), pageCountOf(movies.length))
  return { page: at, shown: movies.slice((at - 1) * pageSize, at * pageSize) }
}

export const isBegun = ({ resume_time }: Pick<Movie, 'resume_time'>): boolean => (resume_time ?? 0) > 0

/** The watched part of a film, 0 to 1; 0 if the position or the duration is unknown. */
export const seenShare = ({ resume_time, duration }: Pick<Movie, 'resume_time' | 'duration'>): number =>
  duration && resume_time ? Math.min(1, resume_time / (duration * 60)) : 0

/** A product for sale: a single film, or a package of films. */
export interface Product {
  kind: 'movie' | 'package'
  id: Id
}

export const isSameProduct = (one: Product, other: Product): boolean =>
  one.kind === other.kind && one.id === other.id

/** The product's screen, below the base path. */
export const pathOf = ({ kind, id }: Product): string =>
  kind === 'movie' ? buildPath(vodPaths.movie, { movieId: id }) : buildPath(vodPaths.package, { pckgId: id })

/** `movie 12`, `package 7` */
export const productKey = ({ kind, id }: Product): string => `${kind} ${id}`

/** Its purchase, in whichever way it is paid, is one intent. */
export const intentOf = (product: Product): string => `film/${productKey(product)}`

/** The product of such an intent. */
export function productOf(intent: string): Product {
  const [, kind, id] = /^film\/(\w+) (.*)$/.exec(intent) ?? []
  return { kind: kind === 'package' ? 'package' : 'movie', id: idOf(id ?? '') }
}
