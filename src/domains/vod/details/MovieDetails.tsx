import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Movie } from '../../../contract/vod.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { onTelevision } from '../../../ui/formFactor.ts'
import { previewSize } from '../../../ui/mediaSize.ts'
import { ownDirection } from '../../../ui/ownDirection.ts'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { useWordList } from '../../formats/useWordList.ts'
import { PreviewPart } from '../../player/PreviewPart.tsx'
import { ShareButtonPart } from '../../share/ShareButtonPart.tsx'
import { packagesWith } from '../movies.ts'
import { selectPackages } from '../packages/slice.ts'
import { Ambient, twoColumns, Words } from '../parts/Ambient.tsx'
import { PackageList } from '../parts/PackageList.tsx'
import { useFacts } from '../parts/useFacts.ts'
import { trailerOf } from '../playback.ts'
import { BuyDialog } from '../purchase/BuyDialog.tsx'
import { MovieActions } from './MovieActions.tsx'

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
export function MovieDetails({ movie }: { movie: Movie }) {
  const { t } = useTranslation()
  const words = useWordList()
  const packages = packagesWith(useSelector(selectPackages), movie.movie_id)
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
