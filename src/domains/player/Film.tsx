import { styled } from '@mui/material/styles'
import { type RefObject, useEffect } from 'react'
import { attachTextTrack } from '../../browser/textTrack.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { covering } from '../../ui/sharedStyles.ts'
import { PlaybackFailure } from './PlaybackFailure.tsx'
import { SubtitlesNotice } from './SubtitlesNotice.tsx'
import type { Video } from './slice.ts'
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
export function Film({ video, element, children }: FilmProps) {
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
