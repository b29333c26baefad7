import { type Id, idOf } from '../../contract/looseId.ts'
import type { Movie } from '../../contract/vod.ts'
import type { Video } from '../player/slice.ts'

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
