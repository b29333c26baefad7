import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useState } from 'react'
import { attachTextTrack } from '../../../browser/textTrack.ts'

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
