import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useContext, useEffect, useRef } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Glyph } from './Glyph.tsx'
import { HotelNeededContext } from './hotelNeeded.ts'
import { Notice } from './Notice.tsx'

export interface FailedStateProps {
  /** What failed and what may help, in one or two sentences. */
  text: string
  retryLabel: string
  onRetry: () => void
  picture?: string
  /** A failure that is seen, and not announced (ERR-10). */
  silent?: boolean
  /** Above content that does without what failed, which shall not be pushed out of sight. */
  brief?: boolean
}

const Below = styled('div')({ marginTop: '0.75rem' })

/**
 * Shown where content did not load. Screen readers announce it, and a button tries again; what failed because the hotel
 * was out of reach is tried again by itself.
 */
export function FailedState({ text, retryLabel, onRetry, picture, silent, brief }: FailedStateProps) {
  const needed = useContext(HotelNeededContext)
  const wasNeeded = useRef(false)
  useEffect(() => {
    if (needed === null && wasNeeded.current) onRetry()
    wasNeeded.current = needed !== null
  }, [needed, onRetry])
  if (needed !== null) return needed
  const words = silent ? text : <span role="alert">{text}</span>
  if (brief)
    return (
      <Notice>
        {words}
        <Below>
          <Button variant="outlined" onClick={onRetry}>
            {retryLabel}
          </Button>
        </Below>
      </Notice>
    )
  return (
    <EmptyState
      {...(picture !== undefined && { picture })}
      icon={<Glyph name="bell" size="3.25rem" />}
      text={words}
      action={{ label: retryLabel, onClick: onRetry }}
    />
  )
}
