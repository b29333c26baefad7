import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import SubtitlesIcon from '~icons/ic/outline-closed-caption'
import PictureIcon from '~icons/ic/outline-picture-in-picture-alt'
import AudioIcon from '~icons/ic/outline-record-voice-over'
import { attachTextTrack } from '../../browser/textTrack.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { isBackKey } from '../../ui/focus/keys.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { playerSize } from '../../ui/mediaSize.ts'
import { clampedTo, covering } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { PlaybackFailure, SubtitlesNotice } from './PlaybackFailure.tsx'
import { handleFilmKey } from './playerKeys.ts'
import { AudioDialog, SubtitlesPart } from './SubtitlesPart.tsx'
import { type Video, videoClosed } from './slice.ts'
import { TelevisionPlayer } from './TelevisionPlayer.tsx'
import { usePlayback } from './usePlayback.ts'
import { useSubtitles } from './useSubtitles.ts'

// Aspect ratio by padding: televisions with Chromium before 88 do not support `aspect-ratio`.
const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingTop: '56.25%',
  backgroundColor: '#000000',
  [theme.breakpoints.up('sm')]: { borderRadius: theme.tokens.radius.card },
  // A film that cannot be played must not receive the focus either.
  '& > video[data-failed]': { visibility: 'hidden' },
  '& > video, & > div': covering,
  '& > video::cue': { fontFamily: theme.typography.fontFamily, backgroundColor: 'rgba(8, 8, 10, 0.75)' },
  // The focus ring is drawn inside, over the picture: no browser paints an inset shadow on top of a video.
  '& > video:focus': { boxShadow: 'none !important' },
  [`${keyboardInUse} & > video:focus`]: {
    outline: '0.1875rem solid #FFFFFF',
    outlineOffset: '-0.1875rem',
  },
}))

interface FilmProps {
  video: Video
  element: RefObject<HTMLVideoElement | null>
  /** Renders the bar above the film. `startOver` restarts a film that was resumed; null otherwise. */
  children: (startOver: (() => void) | null) => Elements
}

/** Renders the film, or an error message (ERR-05, ERR-06). */
function Film({ video, element, children }: FilmProps) {
  const { failure, resumedAt, startOver, tryAgain, handlers } = usePlayback(element, video)
  const { track, hasFailed: isWithoutSubtitles, onError } = useSubtitles(video)
  const { src = null, language = '' } = track ?? {}

  useEffect(() => {
    if (!element.current || src === null) return
    return attachTextTrack(element.current, { src, language, mode: 'showing', onError })
  }, [element, src, language, onError])

  // The film receives the focus, and with it the keys of a keyboard.
  useEffect(() => {
    if (failure === null) element.current?.focus()
  }, [element, failure])
  return (
    <>
      {children(resumedAt > 0 ? startOver : null)}
      <Place>
        <video
          ref={element}
          poster={video.poster}
          aria-label={video.title}
          controls
          autoPlay
          playsInline
          tabIndex={0}
          data-film=""
          data-failed={failure === null ? undefined : ''}
          {...handlers}
        />
        {isWithoutSubtitles && failure === null && <SubtitlesNotice />}
        {failure !== null && <PlaybackFailure failure={failure} onRetry={tryAgain} />}
      </Place>
    </>
  )
}

interface PlayerToolsProps {
  video: Video
  film: RefObject<HTMLVideoElement | null>
}

/** Buttons for the options of a film while it plays. */
function PlayerTools({ video, film }: PlayerToolsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'subtitles' | 'audio' | null>(null)
  const close = () => setOpen(null)
  const showPicture = () => void film.current?.requestPictureInPicture().catch(() => undefined)
  return (
    <>
      {video.subtitles && (
        <>
          <IconButton
            aria-label={t('player.subtitles')}
            aria-haspopup="dialog"
            onClick={() => setOpen('subtitles')}
          >
            <SubtitlesIcon />
          </IconButton>
          <SubtitlesPart open={open === 'subtitles'} onClose={close} subtitles={video.subtitles} />
        </>
      )}
      {video.languages && video.languages.length > 1 && (
        <>
          <IconButton aria-label={t('player.audio')} aria-haspopup="dialog" onClick={() => setOpen('audio')}>
            <AudioIcon />
          </IconButton>
          <AudioDialog open={open === 'audio'} onClose={close} languages={video.languages} />
        </>
      )}
      {document.pictureInPictureEnabled === true && (
        <IconButton aria-label={t('player.pictureInPicture')} onClick={showPicture}>
          <PictureIcon />
        </IconButton>
      )}
    </>
  )
}

const { width, height } = playerSize
const ratio = width / height

// As large as its aspect ratio allows in the viewport, with room for the bar above and the margins (CONST-22).
const Root = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: 0,
    width: '100%',
    maxWidth: `${width}px`,
    maxHeight: '100%',
    overflow: 'visible',
    borderRadius: 0,
    boxShadow: 'none',
    color: '#FFFFFF',
    backgroundColor: 'transparent',
    '@supports (width: min(1px, 2px))': {
      maxWidth: `min(${width}px, calc((100vh - 9rem) * ${ratio.toFixed(4)}))`,
    },
  },
  '& .MuiBackdrop-root': { backgroundColor: 'rgba(8, 8, 10, 0.97)' },
  '& .MuiButton-root:focus, & .MuiIconButton-root:focus': theme.tokens.pictureFocusRing,
}))
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '0.25rem 0.5rem 0.25rem 1.25rem',
  '& > h2': {
    ...theme.typography.h3,
    flex: '1 1 auto',
    minWidth: 0,
    margin: 0,
    ...clampedTo(2),
  },
  '& > button': { flex: 'none', color: 'inherit' },
}))

/** Plays a film in a window over the page, with the controls of the browser; closing the dialog stops the film (DLG-01 to DLG-03). */
function PlayerWindow({ video }: { video: Video }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  const film = useRef<HTMLVideoElement>(null)
  const close = useCallback(() => void dispatch(videoClosed()), [dispatch])
  useBackCloses(true, close)
  const pathname = useSelector(selectPlace)?.pathname
  const [own] = useState(pathname)
  useEffect(() => {
    if (pathname !== own) close()
  }, [pathname, own, close])

  // In the capture phase, because the browser's controls use the same keys to seek and pause.
  const handleKeyFirst = (event: KeyboardEvent) => {
    if (!film.current || !handleFilmKey(event.nativeEvent, film.current)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || !isBackKey(event.nativeEvent)) return
    event.stopPropagation()
    event.preventDefault()
    close()
  }
  return (
    <Root
      open
      onClose={close}
      onKeyDownCapture={handleKeyFirst}
      onKeyDown={handleKey}
      aria-labelledby={id}
      data-prevents-reload=""
    >
      <Film video={video} element={film}>
        {(startOver) => (
          <Head>
            <h2 id={id}>{video.title}</h2>
            {startOver && (
              <Button onClick={startOver}>
                <span>{t('player.startOver')}</span>
              </Button>
            )}
            <PlayerTools video={video} film={film} />
            <IconButton aria-label={t('app.close')} onClick={close}>
              <Glyph name="close" />
            </IconButton>
          </Head>
        )}
      </Film>
    </Root>
  )
}

/** Plays a film in a modal dialog: over the whole screen of a television, elsewhere in a window (PLAY-01). */
export function PlayerDialog({ video }: { video: Video }) {
  return useFormFactor() === 'tv' ? <TelevisionPlayer video={video} /> : <PlayerWindow video={video} />
}
