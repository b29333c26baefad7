import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { WatchCard } from '../epg/OnNowPart.tsx'
import { isBegun, isPlayable, seenShare } from './movies.ts'
import { vodPaths } from './paths.ts'
import { moviesWanted, selectMovies, selectMoviesStatus } from './slice.ts'

/** The films are many: they are asked for when the screen has long been drawn. */
const waitMs = 2000

/** The film that the guest has begun and may watch on, as a card (TVX-18). */
export function BegunFilmPart() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs)
    return () => clearTimeout(timer)
  }, [])
  return useStartedDomain('vod', isLate).isStarted && <BegunFilm />
}

function BegunFilm() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const status = useSelector(selectMoviesStatus)
  const movies = useSelector(selectMovies)

  useEffect(() => {
    if (status === 'unknown') dispatch(moviesWanted())
  }, [dispatch, status])
  const movie = movies.find((one) => isBegun(one) && isPlayable(one) && !one.is_protected)
  return (
    movie && (
      <WatchCard
        above={t('vod.continue')}
        title={movie.title}
        share={seenShare(movie)}
        left={t('vod.resumeAt', { minute: Math.floor((movie.resume_time ?? 0) / 60) })}
        href={buildPath(vodPaths.movie, { movieId: movie.movie_id })}
      />
    )
  )
}
