import type { Movie } from '../../contract/vod.ts'

/** How often each film has changed on this device, by id: an answer that was asked for before such a change is older. */
export type Changes = Record<string, number>

interface Films {
  movies: Record<string, Movie>
  changes: Changes
}

/** Changes a film that the hotel has told of. */
export function change(films: Films, id: number, what: Partial<Movie>): void {
  const movie = films.movies[id]
  if (!movie) return
  Object.assign(movie, what)
  films.changes[id] = (films.changes[id] ?? 0) + 1
}

/**
 * Takes a film as the hotel has told of it, unless it has changed here meanwhile.
 * @param known the changes when the hotel was asked
 */
export function keep(films: Films, movie: Movie, known: Changes): void {
  const id = movie.movie_id
  if (!films.movies[id] || films.changes[id] === known[id]) films.movies[id] = movie
}
