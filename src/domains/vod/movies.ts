import * as v from 'valibot'
import { Movie, type MovieOnWire, type Package } from '../../contract/vod.ts'
import { normalizeForSearch } from '../../core/text/normalizeForSearch.ts'

/** Reads the hotel's films some at a time; what is none is left out. To be run in slices. */
export function* readMovies(entries: readonly MovieOnWire[]): Generator<void, Movie[]> {
  const movies: Movie[] = []
  for (const entry of entries) {
    const read = v.safeParse(Movie, entry)
    if (read.success) movies.push(read.output)
    yield
  }
  return movies
}

/** Free is what the hotel says is free, and what costs nothing (VOD-20). */
export const isFree = ({ is_free, price }: Pick<Movie, 'is_free' | 'price'>): boolean =>
  is_free || price === 0

/** May the guest see it now? A film without an address cannot be played, whatever else the hotel says of it. */
export const isPlayable = (movie: Movie): boolean =>
  movie.video_url !== '' && (movie.is_bought || isFree(movie))

/** Can it be bought alone? What has no price is sold in packages, or not at all. */
export const isForSale = (movie: Movie): boolean => !movie.is_bought && !isFree(movie) && movie.price !== null

export const packagesWith = (packages: readonly Package[], movieId: number): Package[] =>
  packages.filter(({ movie_ids }) => movie_ids.includes(movieId))

export interface Narrowing {
  /** A film passes with any of them; none lets all pass (VOD-19). */
  genres: readonly number[]
  onlyFree: boolean
  /** A part of the title, letter case and accents aside (VOD-21). */
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

/** How many films a page of the list has (VOD-22). */
export const pageSize = 24

/** Never fewer than one: an empty list has an empty page. */
export const pageCountOf = (count: number): number => Math.max(1, Math.ceil(count / pageSize))

/** The films of a page, from 1; a page out of range is the last one. */
export function pageOf(movies: readonly Movie[], page: number): { page: number; shown: Movie[] } {
  const at = Math.min(Math.max(1, page), pageCountOf(movies.length))
  return { page: at, shown: movies.slice((at - 1) * pageSize, at * pageSize) }
}

export const isBegun = ({ resume_time }: Pick<Movie, 'resume_time'>): boolean => (resume_time ?? 0) > 0

/** The part of a film that has been seen, 0 to 1; 0 where that, or its length, is not known. */
export const seenShare = ({ resume_time, duration }: Pick<Movie, 'resume_time' | 'duration'>): number =>
  duration && resume_time ? Math.min(1, resume_time / (duration * 60)) : 0
