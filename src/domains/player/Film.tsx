import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { centredColumn, covering } from '../../ui/sharedStyles.ts'
import { selectLanguages, type Video } from './slice.ts'
import { subtitleOf } from './subtitles.ts'
import { usePlayback } from './usePlayback.ts'

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
const Failure = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  ...centredColumn,
  padding: '1rem 2rem',
  textAlign: 'center',
  backgroundColor: 'rgba(8, 8, 10, 0.86)',
  '& > p': { margin: '0.75rem 0 1rem', maxWidth: '28rem' },
  '& strong': { display: 'block', marginBottom: '0.25rem' },
}))

interface FilmProps {
  video: Video
  element: RefObject<HTMLVideoElement | null>
  /** Renders the bar above the film. `startOver` restarts a film that was resumed; null otherwise. */
  children: (startOver: (() => void) | null) => ReactNode
}

/** Media error codes of browsers: aborted, network, decoding, source. */
const knownErrorCodes = [1, 2, 3, 4]

/** Renders the film, or an error message (ERR-05, ERR-06). */
export function Film({ video, element, children }: FilmProps) {
  const { t } = useTranslation()
  const { failure, resumedAt, startOver, tryAgain, handlers } = usePlayback(element, video)

  const subtitle = subtitleOf(video.subtitles ?? [], useSelector(selectLanguages).subtitles)

  const again = useRef<HTMLButtonElement>(null)
  // The film receives the focus, and with it the remote's keys; after a failure, the retry button does.
  useEffect(() => {
    const film = element.current
    const { activeElement } = document
    if (failure === null) film?.focus()
    else if (activeElement === film || activeElement === document.body) again.current?.focus()
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
          data-failed={failure === null ? undefined : ''}
          {...handlers}
        >
          {subtitle && (
            <track key={subtitle.url} kind="subtitles" src={subtitle.url} srcLang={subtitle.lang} default />
          )}
        </video>
        {failure !== null && (
          <Failure>
            <Glyph name="alert" size="2.5rem" />
            <p role="alert">
              <strong>{t('player.failed')}</strong>
              {knownErrorCodes.includes(failure) && t(`player.errors.${failure}`)}
            </p>
            <Button ref={again} variant="outlined" color="inherit" data-starts-here="" onClick={tryAgain}>
              {t('app.tryAgain')}
            </Button>
          </Failure>
        )}
      </Place>
    </>
  )
}
