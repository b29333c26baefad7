import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { idOf } from '../../../contract/looseId.ts'
import { useScreenParams } from '../../../core/domains/useScreenParams.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailedState } from '../../../ui/FailedState.tsx'
import { HotelNeededContext } from '../../../ui/hotelNeeded.ts'
import { MovieOutlined as MovieIcon } from '../../../ui/icons/MovieOutlined.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenSkeleton } from '../../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { useGo } from '../../navigation/useGo.ts'
import { useVodLinks } from '../parts/useVodLinks.ts'
import { vodPaths } from '../paths.ts'
import { movieWanted, selectDetailStatus, selectMovie, selectUnlocked } from '../slice.ts'
import { MovieDetails } from './MovieDetails.tsx'

/** `/vod/movies/{movieId}`: one film (VOD-05). */
export function MovieScreen() {
  const { t } = useTranslation()
  const id = idOf(useScreenParams().movieId ?? '')
  const dispatch = useDispatch()
  const movie = useSelectorWith(selectMovie, id)
  const status = useSelectorWith(selectDetailStatus, id)
  const unlocked = useSelector(selectUnlocked)
  // While the hotel is unreachable nothing is loading: the screen renders its heading in place of a skeleton.
  const isComing = useContext(HotelNeededContext) === null && status !== 'failure'
  const isLocked = movie?.is_protected === true && !unlocked.includes(id)
  const { movieHref, to } = useVodLinks()
  const go = useGo()
  const prompt = isLocked ? movieHref(movie) : null

  // Redirects to the prompt, also if the guest opened the film by its URL (VOD-25).
  useEffect(() => {
    if (prompt) go(prompt, { replace: true })
  }, [prompt, go])

  if (movie && !isLocked) return <MovieDetails movie={movie} />
  const isAbsent = id === '' || (status === 'success' && !movie)
  if (!isAbsent && isComing) return <ScreenSkeleton label={t('app.loading')} width="wide" />
  return (
    <Screen>
      <ScreenTitle>{t('vod.title')}</ScreenTitle>
      {isAbsent ? (
        <EmptyState
          icon={<MovieIcon fontSize="inherit" />}
          text={t('errors.noData')}
          action={{ label: t('vod.allFilms'), href: to(vodPaths.browse) }}
        />
      ) : (
        <FailedState
          text={t('errors.module')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(movieWanted(id))}
        />
      )}
    </Screen>
  )
}
