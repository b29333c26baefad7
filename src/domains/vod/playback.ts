import type { Movie } from '../../contract/vod.ts'
import type { Video } from '../player/slice.ts'

const filmPrefix = 'film-'

/** What the player plays for a film. Its id names the film wherever its address is. */
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

/** A trailer always begins anew. */
export const trailerOf = (movie: Movie): Video => ({
  id: `trailer-${movie.movie_id}`,
  src: movie.trailer_url,
  title: movie.title,
  poster: movie.image_wide || movie.image,
  artwork: movie.image,
  from: 0,
})

/** The film that a video of the player is; null for trailers and what else is played. */
export function filmIdOf(videoId: string): number | null {
  const id = videoId.startsWith(filmPrefix) ? Number(videoId.slice(filmPrefix.length)) : Number.NaN
  return Number.isInteger(id) ? id : null
}
