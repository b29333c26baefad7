import { call } from 'typed-redux-saga'
import { getMovies } from '../../contract/vod.ts'
import type { SearchSource } from '../../core/domains/search.types.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { callHotel } from '../../core/services.ts'
import { readMovies } from './movies.ts'
import { vodPaths } from './paths.ts'

const cacheSeconds = 600

export const searchSource: SearchSource = {
  *contents() {
    const outcome = yield* callHotel(getMovies, { content_type: 'movie' }, { cacheTime: cacheSeconds })
    const entries = outcome.kind === 'ok' ? outcome.answer : []
    const movies = (yield* call(() => runInSlices(readMovies(entries)))) ?? []
    return movies.map(({ movie_id, title, image }) => {
      const href = buildPath(vodPaths.movie, { movieId: String(movie_id) })
      return { id: href, title, image, href, screen: 'vodBrowse', type: 'film' as const }
    })
  },
  areSearchedByHotel: true,
}
