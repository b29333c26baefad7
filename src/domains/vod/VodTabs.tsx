import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Movie } from '../../contract/vod.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { PillNav } from '../../ui/PillNav.tsx'
import { vodPaths } from './paths.ts'
import { selectUnlocked } from './slice.ts'
import { keepingBrowse } from './useBrowse.ts'

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

/** The two tabs of the area (VOD-01, VOD-02). */
export function VodTabs({ current }: { current: 'browse' | 'packages' }) {
  const { t } = useTranslation()
  const { to } = useVodLinks()
  return (
    <PillNav
      label={t('vod.title')}
      current={current}
      items={[
        { id: 'browse', label: t('vod.title'), href: to(vodPaths.browse) },
        { id: 'packages', label: t('vod.packages'), href: to(vodPaths.packages) },
      ]}
    />
  )
}
