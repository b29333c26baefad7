import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaErrorCode } from '../../browser/mediaSource.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { centredColumn } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'

const shownMs = 8000

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  top: '1rem',
  left: '50%',
  width: 'max-content',
  maxWidth: '90%',
  margin: 0,
  transform: 'translateX(-50%)',
  padding: '0.5rem 1rem',
  borderRadius: theme.tokens.radius.field,
  color: '#FFFFFF',
  backgroundColor: 'rgba(8, 8, 10, 0.82)',
  pointerEvents: 'none',
  'html[data-form="tv"] &': { top: '5vh' },
}))

/** Says over the film, for a while, that the chosen subtitles cannot be shown (VOD-31). */
export function SubtitlesNotice() {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <Notice role="status">{t('player.subtitlesFailed')}</Notice>
}

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  ...centredColumn,
  padding: '1rem 2rem',
  textAlign: 'center',
  backgroundColor: 'rgba(8, 8, 10, 0.86)',
  '& > p': { margin: '0.75rem 0 1rem', maxWidth: '28rem' },
  '& strong': { display: 'block', marginBottom: '0.25rem' },
}))
const Buttons = styled('div')({
  display: 'flex',
  // Outweighs the buttons' own margin of 0.
  '&& > * + *': { marginInlineStart: '0.75rem' },
})

/** Media error codes of browsers: aborted, network, decoding, source. */
const knownErrorCodes = [1, 2, 3, 4]

interface PlaybackFailureProps {
  failure: MediaErrorCode
  onRetry: () => void
  /** Further buttons. */
  children?: Elements
}

/** Says why a film does not play (ERR-05, ERR-06). The retry button receives the focus that the film had. */
export function PlaybackFailure({ failure, onRetry, children }: PlaybackFailureProps) {
  const { t } = useTranslation()
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches('video, [role="dialog"]'))
      again.current?.focus()
  }, [])
  return (
    <Root>
      <Glyph name="alert" size="2.5rem" />
      <p role="alert">
        <strong>{t('player.failed')}</strong>
        {knownErrorCodes.includes(failure) && <span>{t(`player.errors.${failure}`)}</span>}
      </p>
      <Buttons>
        <Button ref={again} variant="outlined" color="inherit" data-starts-here="" onClick={onRetry}>
          <span>{t('app.tryAgain')}</span>
        </Button>
        {children}
      </Buttons>
    </Root>
  )
}
