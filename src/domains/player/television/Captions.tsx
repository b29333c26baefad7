import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useState } from 'react'

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
  url: string
  language: string
  isRaised: boolean
}

/** Shows the subtitles of a film. The browser reads the file and says which lines are due. */
export function Captions({ film, url, language, isRaised }: CaptionsProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    const element = film.current
    if (!element) return
    const source = document.createElement('track')
    Object.assign(source, { kind: 'subtitles', src: url, srclang: language })
    element.append(source)
    // An engine without text tracks shows none.
    const track: TextTrack | undefined = source.track
    const read = () => setText([...(track?.activeCues ?? [])].map(plainText).join('\n'))
    // Otherwise the browser would neither load nor show them.
    if (track) track.mode = 'hidden'
    track?.addEventListener('cuechange', read)
    return () => {
      track?.removeEventListener('cuechange', read)
      source.remove()
      setText('')
    }
  }, [film, url, language])
  return (
    text !== '' && (
      <Root lang={language} data-raised={isRaised ? '' : undefined}>
        <span dir="auto">{text}</span>
      </Root>
    )
  )
}

/** The text of a line without its marks, such as for italics. */
const plainText = (cue: TextTrackCue) => (cue as VTTCue).getCueAsHTML().textContent ?? ''
