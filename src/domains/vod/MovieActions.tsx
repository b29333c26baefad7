import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import SubtitlesIcon from '~icons/ic/outline-closed-caption'
import PlayIcon from '~icons/ic/round-play-arrow'
import type { Movie } from '../../contract/vod.ts'
import { useLoad } from '../../core/load.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction, type PrimaryActionProps } from '../../ui/PrimaryAction.tsx'
import { useAnnouncement } from '../../ui/screenReader.tsx'
import { withinWindow } from '../../ui/sharedStyles.ts'
import { lyingPhone } from '../../ui/stuckStyle.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useSignIn } from '../navigation/useSignIn.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { resumeFrom, useOpenVideo } from '../player/PreviewPart.tsx'
import { SubtitlesPart } from '../player/SubtitlesPart.tsx'
import { selectResumeAt, type Video } from '../player/slice.ts'
import { usePreparedPlayer } from '../player/usePreparedPlayer.ts'
import { selectIsRegistered, selectIsWalkin } from '../session/slice.ts'
import { isForSale, isFree, isPlayable, packagesWith, similarTo, trailerOf, videoOf } from './movies.ts'
import { vodPaths } from './paths.ts'
import { buyDialogOpened, packageList } from './purchaseSlice.ts'
import { selectMovies } from './slice.ts'
import { useFacts, useVodLinks } from './VodTabs.tsx'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '0 0 -0.75rem',
  marginInlineEnd: ['-0.75rem', 'max(-0.75rem, -3.75vw)'],
  // `:not(style)` outweighs the buttons' own margin of 0.
  '& > :not(style)': { marginBottom: '0.75rem', marginInlineEnd: withinWindow(0.75) },
  '& > :first-of-type': { flex: '1 1 100%' },
  '& > .MuiButton-outlined': { flex: '1 1 auto' },
  [theme.breakpoints.up('sm')]: {
    '& > :first-of-type': { flex: '0 1 auto', width: 'auto', minWidth: '14rem' },
    '& > .MuiButton-outlined': { flex: '0 0 auto', minHeight: '3.5rem' },
  },
  // The text beside the picture has no room for a line of three buttons.
  [lyingPhone]: {
    '& > :first-of-type': { flex: '1 1 100%' },
    '& > .MuiButton-outlined': { flex: '1 1 auto' },
  },
  // The buttons may extend beside the text, onto the picture; in a narrower row each label would wrap.
  [onTelevision]: {
    '& > :first-of-type': { minWidth: '11rem' },
    flexWrap: 'nowrap',
    margin: '0 -10rem -0.75rem 0',
  },
}))

// Beneath the word, in a button that stands beside two others.
const Minute = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  lineHeight: 1.2,
  color: 'inherit',
}))

/** The actions for a film. The main button shows its price, or the position at which it resumes. */
export function MovieActions({ movie }: { movie: Movie }) {
  const { t } = useTranslation()
  const open = useOpenVideo()
  const [isChoosing, setChoosing] = useState(false)
  useAnnouncement(movie.is_bought ? `${movie.title} · ${t('vod.bought')}` : '')
  return (
    <>
      <Row>
        <MainAction movie={movie} />
        {movie.trailer_url && (
          <Button variant="outlined" onClick={() => open(trailerOf(movie))}>
            <span>{t('vod.trailer')}</span>
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<SubtitlesIcon />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <span>{t('player.subtitles')}</span>
        </Button>
      </Row>
      <SubtitlesPart open={isChoosing} onClose={() => setChoosing(false)} subtitles={movie.subtitles} />
    </>
  )
}

function usePlay(movie: Movie): PrimaryActionProps {
  const { t } = useTranslation()
  const open = useOpenVideo()
  usePreparedPlayer(isPlayable(movie) ? movie.video_url : null)
  const { movieHref } = useVodLinks()
  const next = similarTo(movie, useSelector(selectMovies))
  const video: Video = {
    ...videoOf(movie),
    ...(next && { next: { title: next.title, image: next.image, to: movieHref(next) } }),
  }
  const isOnTv = useFormFactor() === 'tv'
  const from = resumeFrom(useSelectorWith(selectResumeAt, video), (movie.duration ?? 0) * 60)
  const minute = from >= 60 && t('vod.resumeAt', { minute: Math.floor(from / 60) })
  return {
    label: (
      <>
        <PlayIcon aria-hidden="true" style={{ verticalAlign: '-0.3rem', marginInlineEnd: '0.25rem' }} />
        <span>{from > 0 ? t('vod.resume') : t('player.play')}</span>
        {isOnTv && minute && <Minute>{` ${minute}`}</Minute>}
      </>
    ),
    ...(!isOnTv && minute && { consequence: minute }),
    onClick: () => open(video),
  }
}

function MainAction({ movie }: { movie: Movie }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const signIn = useSignIn()
  const { missing } = useHotelNeeded()
  const { to } = useVodLinks()
  const { price } = useFacts()
  const isRegistered = useSelector(selectIsRegistered)
  const isWalkin = useSelector(selectIsWalkin)
  const packages = packagesWith(useLoad(packageList).value, movie.movie_id)
  const play = usePlay(movie)
  const id = movie.movie_id

  // The buy button turns into the play button after the purchase, and keeps the focus.
  if (isPlayable(movie)) return <PrimaryAction {...play} />
  if (movie.is_bought || isFree(movie)) return <Notice tone="warning">{t('vod.notPlayable')}</Notice>
  if (!isForSale(movie))
    return packages.length > 0 ? (
      <PrimaryAction
        label={t('vod.seePackages')}
        href={to(buildPath(vodPaths.packagesByMovie, { movieId: id }))}
      />
    ) : (
      <Notice>{t('vod.notForSale')}</Notice>
    )
  if (!isRegistered || isWalkin)
    return (
      <PrimaryAction label={t('vod.signInToBuy')} consequence={price(movie.price ?? 0)} onClick={signIn} />
    )
  return (
    <PrimaryAction
      label={t('vod.buy')}
      missing={missing}
      consequence={price(movie.price ?? 0)}
      onClick={() => dispatch(buyDialogOpened({ kind: 'movie', id }))}
    />
  )
}
