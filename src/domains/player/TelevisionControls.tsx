import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import SubtitlesIcon from '~icons/ic/outline-closed-caption'
import AudioIcon from '~icons/ic/outline-record-voice-over'
import ForwardIcon from '~icons/ic/round-forward-10'
import PauseIcon from '~icons/ic/round-pause'
import PlayIcon from '~icons/ic/round-play-arrow'
import RewindIcon from '~icons/ic/round-replay-10'
import { attachTextTrack } from '../../browser/textTrack.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { clampedTo } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import type { Video } from './slice.ts'

// Drawn by the app, and not by the browser, so that they move up above the controls, and are legible from the bed.
const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  fontSize: '1.75rem',
  lineHeight: 1.3,
  position: 'absolute',
  left: '10vw',
  right: '10vw',
  bottom: '6vh',
  textAlign: 'center',
  pointerEvents: 'none',
  transition: theme.transitions.create('transform', { duration: 200 }),
  '&[data-raised]': { transform: 'translateY(-13rem)' },
  '& span': {
    display: 'inline-block',
    whiteSpace: 'pre-line',
    padding: '0.125rem 0.625rem',
    borderRadius: '0.375rem',
    backgroundColor: 'rgba(8, 8, 10, 0.72)',
  },
}))

interface CaptionsProps {
  film: RefObject<HTMLVideoElement | null>
  src: string
  language: string
  isRaised: boolean
  onError: () => void
}

/** Shows the subtitles of a film. The browser reads the file and says which lines are due. */
export function Captions({ film, src, language, isRaised, onError }: CaptionsProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (!film.current) return
    const detach = attachTextTrack(film.current, { src, language, mode: 'hidden', onLines: setText, onError })
    return () => {
      detach()
      setText('')
    }
  }, [film, src, language, onError])
  return (
    text !== '' && (
      <Root lang={language} data-raised={isRaised ? '' : undefined}>
        <span dir="auto">{text}</span>
      </Root>
    )
  )
}

interface FilmState {
  isPaused: boolean
  /** True while the film has no data to go on with. */
  isLoading: boolean
  /** True once the film has played. */
  hasPlayed: boolean
  hasEnded: boolean
}

const events = [
  ...['loadstart', 'loadeddata', 'canplay', 'play', 'playing', 'pause', 'waiting', 'stalled'],
  ...['seeking', 'seeked', 'timeupdate', 'ended', 'emptied'],
]
const initial: FilmState = { isPaused: false, isLoading: true, hasPlayed: false, hasEnded: false }

/** Subscribes to what the film is doing. */
export function useFilmState(element: RefObject<HTMLVideoElement | null>): FilmState {
  const [state, setState] = useState(initial)
  useEffect(() => {
    const film = element.current
    if (!film) return
    const read = ({ type }: Event) =>
      setState((before) => {
        const next = {
          // Before its first data the film is about to play, unless the browser refuses that.
          isPaused: film.paused && film.readyState >= film.HAVE_CURRENT_DATA,
          isLoading: film.readyState < film.HAVE_FUTURE_DATA && !film.ended,
          hasPlayed: before.hasPlayed || type === 'playing',
          hasEnded: film.ended,
        }
        return (Object.keys(next) as (keyof FilmState)[]).some((key) => next[key] !== before[key])
          ? next
          : before
      })
    for (const event of events) film.addEventListener(event, read)
    return () => {
      for (const event of events) film.removeEventListener(event, read)
    }
  }, [element])
  return state
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '0.75rem',
  '& > div': { display: 'flex', alignItems: 'center' },
})
const Press = styled(Pressable)(({ theme }) => ({
  ...theme.typography.button,
  fontSize: '1.0625rem',
  height: '3.25rem',
  minWidth: '3.25rem',
  marginInlineEnd: '0.875rem',
  padding: '0 0.5rem',
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: 'rgba(255, 255, 255, 0.16)',
  '&:last-child': { marginInlineEnd: 0 },
  '& > svg': { fontSize: '2.25rem' },
  '& > span': { margin: '0 0.625rem' },
  '&[data-main]': { height: '4rem', minWidth: '4rem', color: '#14161A', backgroundColor: '#FFFFFF' },
  '&[data-main] > svg': { fontSize: '2.5rem' },
  '&&:focus': theme.tokens.pictureFocusRing,
}))

export type Choice = 'subtitles' | 'audio'

interface TelevisionControlsProps {
  video: Video
  isPaused: boolean
  onToggle: () => void
  onStep: (direction: 1 | -1) => void
  /** Null for a film that was not resumed. */
  onStartOver: (() => void) | null
  onChoose: (choice: Choice) => void
  onClose: () => void
  children: ReactElement
}

/** The controls of a film on a television: large, few, in two lines. `children` is the line of the position. */
export function TelevisionControls({
  video,
  isPaused,
  onToggle,
  onStep,
  onStartOver,
  onChoose,
  onClose,
  children,
}: TelevisionControlsProps) {
  const { t } = useTranslation()
  return (
    <>
      {children}
      <Row dir="ltr">
        <div>
          <Press aria-label={t('player.back10')} onClick={() => onStep(-1)}>
            <RewindIcon />
          </Press>
          <Press data-main="" aria-label={t(isPaused ? 'player.play' : 'player.pause')} onClick={onToggle}>
            {isPaused ? <PlayIcon /> : <PauseIcon />}
          </Press>
          <Press aria-label={t('player.forward10')} onClick={() => onStep(1)}>
            <ForwardIcon />
          </Press>
        </div>
        <div>
          {onStartOver && (
            <Press onClick={onStartOver}>
              <span>{t('player.startOver')}</span>
            </Press>
          )}
          {video.languages && video.languages.length > 1 && (
            <Press aria-haspopup="dialog" onClick={() => onChoose('audio')}>
              <AudioIcon />
              <span>{t('player.audio')}</span>
            </Press>
          )}
          {video.subtitles && (
            <Press aria-haspopup="dialog" onClick={() => onChoose('subtitles')}>
              <SubtitlesIcon />
              <span>{t('player.subtitles')}</span>
            </Press>
          )}
          <Press aria-label={t('app.close')} onClick={onClose}>
            <Glyph name="close" size="1.75rem" />
          </Press>
        </div>
      </Row>
    </>
  )
}

const Offer = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  '& > span': { flex: 'none', width: '9rem', marginInlineEnd: '1.75rem' },
  '& [data-main]': { maxWidth: '34rem', marginInlineEnd: '1.25rem' },
  '& [data-main] > span': clampedTo(1),
})

interface FilmEndProps {
  next: NonNullable<Video['next']>
  onNext: () => void
  onStartOver: () => void
  onClose: () => void
}

/** What a television offers when a film has ended: a similar one, the same again, or the way back. */
export function FilmEnd({ next, onNext, onStartOver, onClose }: FilmEndProps) {
  const { t } = useTranslation()
  const isTranslated = useLaterTexts()
  return (
    <Offer>
      <span>
        <Picture src={next.image} alt="" ratio={2 / 3} eager />
      </span>
      <div>
        <h2 id="film-end">{isTranslated && t('television.alsoLike')}</h2>
        <Row>
          <div>
            <Press data-main="" aria-describedby="film-end" onClick={onNext}>
              <span dir="auto">{next.title}</span>
            </Press>
            <Press onClick={onStartOver}>
              <span>{t('player.startOver')}</span>
            </Press>
            <Press aria-label={t('app.close')} onClick={onClose}>
              <Glyph name="close" size="1.75rem" />
            </Press>
          </div>
        </Row>
      </div>
    </Offer>
  )
}
