import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Movie } from '../../../contract/vod.ts'
import { buildPath } from '../../../core/routing/buildPath.ts'
import { keepingBrowse } from '../browse/address.ts'
import { vodPaths } from '../paths.ts'
import { selectUnlocked } from '../slice.ts'

/** Returns functions that build URLs of films with the list's filter. A protected film links to its prompt (VOD-25). */
export function useVodLinks() {
  const { search } = useLocation()
  const unlocked = useSelector(selectUnlocked)
  const to = useCallback((path: string) => keepingBrowse(path, search), [search])
  const movieHref = useCallback(
    ({ movie_id: movieId, is_protected }: Pick<Movie, 'movie_id' | 'is_protected'>) => {
      const isLocked = is_protected && !unlocked.includes(movieId)
      return to(buildPath(isLocked ? vodPaths.protected : vodPaths.movie, { movieId }))
    },
    [to, unlocked],
  )
  return { to, movieHref }
}
