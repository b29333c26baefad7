import { styled } from '@mui/material/styles'
import { type RefObject, useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { Elements } from '../../ui/elements.types.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { covering } from '../../ui/sharedStyles.ts'
import { PlaybackFailure } from './PlaybackFailure.tsx'
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

interface FilmProps {
  video: Video
  element: RefObject<HTMLVideoElement | null>
  /** Renders the bar above the film. `startOver` restarts a film that was resumed; null otherwise. */
  children: (startOver: (() => void) | null) => Elements
}

/** Renders the film, or an error message (ERR-05, ERR-06). */
export function Film({ video, element, children }: FilmProps) {
  const { failure, resumedAt, startOver, tryAgain, handlers } = usePlayback(element, video)
  const subtitle = subtitleOf(video.subtitles ?? [], useSelector(selectLanguages).subtitles)

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
        >
          {subtitle && (
            <track key={subtitle.url} kind="subtitles" src={subtitle.url} srcLang={subtitle.lang} default />
          )}
        </video>
        {failure !== null && <PlaybackFailure failure={failure} onRetry={tryAgain} />}
      </Place>
    </>
  )
}
