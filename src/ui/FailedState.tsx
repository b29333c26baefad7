import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { HotelNeededContext } from './loadContexts.ts'
import { Notice } from './Notice.tsx'

export interface FailedStateProps {
  /** What failed and what may help, in one or two sentences. */
  text: string
  retryLabel: string
  onRetry: () => void
  /** A drawing of what failed; by default the concierge's bell. */
  icon?: ReactNode
  /** Whether the failure is only shown, and not announced to screen readers (ERR-10). */
  silent?: boolean
  /**
   * Whether a compact notice is rendered, for a place above content that works without the failed part and must stay in
   * view.
   */
  brief?: boolean
}

const Below = styled('div')({ marginTop: '0.75rem' })

/**
 * Shown where content failed to load. Screen readers announce it, and a button retries. If the hotel was unreachable,
 * the request is retried automatically as soon as the hotel is reachable again.
 */
export function FailedState({ text, retryLabel, onRetry, icon, silent, brief }: FailedStateProps) {
  const needed = useContext(HotelNeededContext)
  const wasNeeded = useRef(false)
  useEffect(() => {
    if (needed === null && wasNeeded.current) onRetry()
    wasNeeded.current = needed !== null
  }, [needed, onRetry])
  if (needed !== null) return needed
  const words = silent ? <span>{text}</span> : <span role="alert">{text}</span>
  if (brief)
    return (
      <Notice>
        {words}
        <Below>
          <Button variant="outlined" onClick={onRetry}>
            <span>{retryLabel}</span>
          </Button>
        </Below>
      </Notice>
    )
  return <EmptyState icon={icon} text={words} action={{ label: retryLabel, onClick: onRetry }} />
}
