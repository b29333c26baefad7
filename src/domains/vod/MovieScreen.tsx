import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import MovieIcon from '~icons/ic/outline-movie'
import { idOf } from '../../contract/looseId.ts'
import type { Movie } from '../../contract/vod.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { useLoad } from '../../core/load.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { HotelNeededContext } from '../../ui/loadContexts.ts'
import { previewSize } from '../../ui/mediaSize.ts'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { useIsComing } from '../../ui/Shapes.tsx'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { ownDirection } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useWordList } from '../formats/useWords.ts'
import { useGo } from '../navigation/useGo.ts'
import { PreviewPart } from '../player/PreviewPart.tsx'
import { ShareButtonPart } from '../share/ShareButtonPart.tsx'
import { Ambient, twoColumns, Words } from './Ambient.tsx'
import { BuyDialog } from './BuyDialog.tsx'
import { MovieActions } from './MovieActions.tsx'
import { packagesWith, trailerOf } from './movies.ts'
import { vodPaths } from './paths.ts'
import { packageList } from './purchaseSlice.ts'
import { movieWanted, selectDetailStatus, selectMovie, selectUnlocked } from './slice.ts'
import { PackageList, useFacts, useVodLinks } from './VodTabs.tsx'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  ...theme.tokens.figures,
  display: 'flex',
  flexWrap: 'wrap',
  margin: '-1rem 0 1.25rem',
  color: theme.palette.text.secondary,
  '& > span': { marginInlineEnd: '1rem' },
}))
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  ...ownDirection,
  margin: '1.5rem 0 0',
}))
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 3rem',
  marginTop: '2rem',
  [twoColumns]: { gridTemplateColumns: `minmax(0, 1fr) ${previewSize.width}px` },
  // Moved up, so that the packages below are fully visible without scrolling.
  [onTelevision]: { marginTop: '1.25rem', '& > * + *': { marginTop: '-3.5rem' } },
})

/** Shows all details of a film, and its actions. */
function MovieDetails({ movie }: { movie: Movie }) {
  const { t } = useTranslation()
  const words = useWordList()
  const packages = packagesWith(useLoad(packageList).value, movie.movie_id)
  const { duration, genres, rating, languages, until, cost } = useFacts()
  const line = [movie.year && String(movie.year), duration(movie.duration), rating(movie), cost(movie)]
  const facts: [string, string][] = [
    [t('vod.genres'), words(genres(movie))],
    [t('vod.languages'), words(languages(movie.languages))],
    [
      t('player.subtitles'),
      movie.subtitles.length > 0
        ? words(languages(movie.subtitles.map(({ lang }) => lang)))
        : t('player.subtitlesUnavailable'),
    ],
    [t('vod.until'), until(movie)],
  ]
  return (
    <Ambient picture={movie.image_wide || movie.image} colour={movie.image_colour}>
      <Screen width="wide">
        <Words>
          <ScreenTitle>{movie.title}</ScreenTitle>
          <Line>
            {line.filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Line>
          <MovieActions movie={movie} />
          <Text>{movie.description}</Text>
          {!movie.is_protected && <ShareButtonPart title={movie.title} />}
        </Words>
        <Pair>
          <Facts facts={facts} />
          {movie.trailer_url && (
            <PreviewPart video={trailerOf(movie)} label={t('vod.trailerOf', { title: movie.title })} />
          )}
        </Pair>
        {packages.length > 0 && <PackageList title={t('vod.inPackages')} packages={packages} />}
      </Screen>
      <BuyDialog />
    </Ambient>
  )
}

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
  const isSoon = useIsComing()
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
  if (!isAbsent && isComing)
    return <ScreenSkeleton title={isSoon ? undefined : t('vod.title')} width="wide" />
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
        <FailedState text={t('errors.module')} onRetry={() => dispatch(movieWanted(id))} />
      )}
    </Screen>
  )
}
