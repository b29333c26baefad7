import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { keyframes } from '@mui/material/styles'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { clampedTo, covering } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { selectDialog } from '../dialogs/slice.ts'
import { useGo } from '../navigation/useGo.ts'
import { PlaybackFailure, SubtitlesNotice } from './PlaybackFailure.tsx'
import { PositionLine } from './PositionLine.tsx'
import { televisionKeyOf } from './playerKeys.ts'
import { AudioDialog, SubtitlesPart } from './SubtitlesPart.tsx'
import { type Video, videoClosed } from './slice.ts'
import { Captions, type Choice, FilmEnd, TelevisionControls, useFilmState } from './TelevisionControls.tsx'
import { useAside, useInterruption } from './useInterruption.ts'
import { usePlayback } from './usePlayback.ts'
import { useSeeking } from './useSeeking.ts'
import { useSubtitles } from './useSubtitles.ts'

/** The controls hide after this time without a key (PLAY-01). */
const hideAfterMs = 3000

/** @param mayHide false while the guest needs the controls, such as for a film that is paused */
function useControlsShown(mayHide: boolean) {
  /** Time of the last press; null once the controls have hidden. */
  const [pressedAt, setPressedAt] = useState<number | null>(() => Date.now())
  const show = useCallback(() => setPressedAt(Date.now()), [])
  const hide = useCallback(() => setPressedAt(null), [])

  useEffect(() => {
    if (pressedAt === null || !mayHide) return
    const timer = setTimeout(hide, hideAfterMs)
    return () => clearTimeout(timer)
  }, [pressedAt, mayHide, hide])
  return { isShown: pressedAt !== null || !mayHide, show, hide }
}

const Root = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: 0,
    width: '100%',
    maxWidth: 'none',
    overflow: 'hidden',
    borderRadius: 0,
    color: '#FFFFFF',
    backgroundColor: '#000000',
  },
  '& video': { ...covering, objectFit: 'contain', outline: 0 },
  '& video[data-failed]': { visibility: 'hidden' },
  '& video:focus': { boxShadow: 'none !important' },
  '& .MuiButton-root:focus': theme.tokens.pictureFocusRing,
}))
const Surface = styled('div')({ ...covering, '&[data-bare]': { cursor: 'none' } })
const Failed = styled('div')({ ...covering, '& > div': covering })
const Controls = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  padding: '9rem 5vw 5.5vh',
  backgroundImage:
    'linear-gradient(to top, rgba(8, 8, 10, 0.92), rgba(8, 8, 10, 0.72) 45%, rgba(8, 8, 10, 0.4) 70%, rgba(8, 8, 10, 0))',
  transition: theme.transitions.create('opacity', { duration: 200 }),
  // Hidden only when it has faded, so that it can take the focus in the moment in which it is shown.
  '&[data-hidden]': {
    opacity: 0,
    visibility: 'hidden',
    transition: `${theme.transitions.create('opacity', { duration: 250 })}, visibility 0s linear 250ms`,
  },
  '& > h2': { ...theme.typography.h1, ...clampedTo(2), margin: '0 0 0.75rem' },
  // Makes room for the position that is being chosen.
  '& > h2[data-faint]': { visibility: 'hidden' },
}))
const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const appear = keyframes({ from: { opacity: 0 } })
// Shown only for a wait that is worth a mark.
const Waiting = styled('div')({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: '4rem',
  height: '4rem',
  margin: '-2rem',
  border: '0.25rem solid rgba(255, 255, 255, 0.28)',
  borderTopColor: '#FFFFFF',
  borderRadius: '50%',
  animation: `${turn} 1.1s linear infinite, ${appear} 200ms 500ms both`,
})

/**
 * Plays a film on the whole screen of a television, with controls that are read from the bed and hide while nobody
 * presses a key (PLAY-01). Back hides the controls, then leaves.
 */
export function TelevisionPlayer({ video }: { video: Video }) {
  const dispatch = useDispatch()
  const id = useId()
  const close = useCallback(() => void dispatch(videoClosed()), [dispatch])
  useBackCloses(true, close)
  const isAside = useAside(close)
  return (
    <Root
      open={!isAside}
      keepMounted
      fullScreen
      transitionDuration={0}
      onClose={close}
      aria-labelledby={id}
      data-prevents-reload={isAside ? undefined : ''}
    >
      <Film video={video} titleId={id} isAside={isAside} onClose={close} />
    </Root>
  )
}

interface FilmProps {
  video: Video
  titleId: string
  isAside: boolean
  onClose: () => void
}

// Inside the dialog, whose content is mounted later than the dialog itself: the hooks need the video.
function Film({ video, titleId, isAside, onClose }: FilmProps) {
  const { t } = useTranslation()
  const film = useRef<HTMLVideoElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const failed = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const { failure, resumedAt, startOver, tryAgain, handlers } = usePlayback(film, video)
  const { isPaused, isLoading, hasPlayed, hasEnded } = useFilmState(film)
  const go = useGo()
  const next = hasEnded ? video.next : undefined
  const seeking = useSeeking(film)
  const hasFailed = failure !== null
  const isRunning = hasPlayed && !isPaused && !hasFailed
  const { isShown, show, hide } = useControlsShown(isRunning && choice === null && seeking.target === null)
  const subtitles = useSubtitles(video)
  const isUrgent = useSelector(selectDialog)?.isUrgent === true
  useInterruption(film, isAside || isUrgent)

  const isBare = !isShown && !hasFailed
  // The shown controls have the focus, otherwise the film has; after a failure, the retry button.
  useLayoutEffect(() => {
    if (isAside) return
    if (hasFailed) failed.current?.querySelector('button')?.focus()
    else if (isBare) film.current?.focus()
    else if (next) controls.current?.querySelector<HTMLElement>('[data-main]')?.focus()
    else if (!controls.current?.contains(document.activeElement))
      controls.current?.querySelector<HTMLElement>('[role="slider"], [data-main]')?.focus()
  }, [isBare, hasFailed, isAside, next])

  const toggle = () => {
    const one = film.current
    if (!one?.paused) one?.pause()
    // Rejected before the first press of a key; the film then stays paused.
    else void one.play().catch(() => undefined)
  }
  const openNext = (to: string) => {
    onClose()
    go(to)
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof Element)) return
    // A dialog above the film has its own keys, except those that mean the film wherever the focus is.
    const isOwn = event.currentTarget.contains(target)
    const focus = !isOwn ? 'elsewhere' : target.matches('button') ? 'button' : 'film'
    const key = televisionKeyOf(event.nativeEvent, { focus, isShown, isRunning })
    if (isOwn) show()
    if (key === null || hasFailed) {
      if (key !== 'leave') return
    }
    event.preventDefault()
    event.stopPropagation()
    if (key === 'leave') onClose()
    else if (key === 'hide') hide()
    else if (key === 'controls') controls.current?.querySelector<HTMLElement>('[data-main]')?.focus()
    else if (key === 'toggle') toggle()
    else if (key === 'play' && film.current?.paused) toggle()
    else if (key === 'pause') film.current?.pause()
    else if (key === 'forward') seeking.press(1, event.repeat)
    else if (key === 'rewind') seeking.press(-1, event.repeat)
  }
  return (
    <Surface
      onKeyDownCapture={handleKey}
      onKeyUpCapture={seeking.release}
      onPointerMove={show}
      onPointerDown={seeking.release}
      data-bare={isBare ? '' : undefined}
    >
      <video
        ref={film}
        poster={video.poster}
        aria-label={video.title}
        autoPlay
        playsInline
        tabIndex={isBare ? 0 : -1}
        data-film=""
        data-failed={hasFailed ? '' : undefined}
        onClick={isShown ? toggle : show}
        {...handlers}
      />
      {isLoading && !isPaused && !hasFailed && <Waiting role="status" aria-label={t('app.loading')} />}
      {hasFailed && (
        <Failed ref={failed}>
          <PlaybackFailure failure={failure} onRetry={tryAgain}>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              <span>{t('app.close')}</span>
            </Button>
          </PlaybackFailure>
        </Failed>
      )}
      <Controls ref={controls} data-hidden={isBare || hasFailed ? '' : undefined}>
        <h2 id={titleId} data-faint={seeking.target === null ? undefined : ''}>
          {video.title}
        </h2>
        {next ? (
          <FilmEnd next={next} onNext={() => openNext(next.to)} onStartOver={startOver} onClose={onClose} />
        ) : (
          <TelevisionControls
            video={video}
            isPaused={isPaused}
            onToggle={toggle}
            onStep={(direction) => seeking.press(direction, false)}
            onStartOver={resumedAt > 0 ? startOver : null}
            onChoose={setChoice}
            onClose={onClose}
          >
            <PositionLine film={film} target={seeking.target} onSeek={seeking.seekTo} />
          </TelevisionControls>
        )}
      </Controls>
      {subtitles.track && !hasFailed && (
        <Captions film={film} {...subtitles.track} isRaised={isShown} onError={subtitles.onError} />
      )}
      {subtitles.hasFailed && !hasFailed && <SubtitlesNotice />}
      {video.subtitles && (
        <SubtitlesPart
          open={choice === 'subtitles'}
          onClose={() => setChoice(null)}
          subtitles={video.subtitles}
        />
      )}
      {video.languages && (
        <AudioDialog open={choice === 'audio'} onClose={() => setChoice(null)} languages={video.languages} />
      )}
    </Surface>
  )
}
