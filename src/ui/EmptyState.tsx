import Button from '@mui/material/Button'
import { type ReactElement, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Glyph } from './Glyph.tsx'
import { HotelNeededContext, LoadTextsContext } from './loadContexts.ts'
import { Notice } from './Notice.tsx'
import { centredColumn } from './sharedStyles.ts'
import { styled } from './styled.tsx'
import { useFormFactor } from './useFormFactor.ts'

const Plinth = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '7.5rem',
  height: '7.5rem',
  borderRadius: '50%',
  fontSize: '3.25rem',
  color: theme.palette.primary.main,
  backgroundColor: theme.tokens.wash,
}))

/** A drawing of an object on a round base, for screens without content. By default the concierge's bell. */
export function ObjectArt({ icon }: { icon?: ReactNode }) {
  return <Plinth aria-hidden="true">{icon ?? <Glyph name="bell" size="1em" />}</Plinth>
}

interface EmptyStateProps {
  /** One sentence. */
  text: ReactNode
  icon?: ReactNode
  /** One button. */
  action?: { label: ReactNode; href?: string; onClick?: () => void }
  /** Below the button. */
  more?: ReactElement | undefined
}

const Middle = styled('div')({
  flex: '1 0 auto',
  ...centredColumn,
  textAlign: 'center',
  padding: '2.5rem 0',
  // On a low phone the button is above the bars, too.
  '@media (max-height: 700px)': { padding: '0.5rem 0' },
})
const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '22rem',
  margin: '1.5rem 0 1.75rem',
  color: theme.palette.text.secondary,
  // Some texts are parts of a sentence elsewhere. Unlike `uppercase`, right in every script.
  '&::first-letter': { textTransform: 'capitalize' },
}))

/** Shown where there is no content: a drawing, one sentence, and optionally one button. */
export function EmptyState({ text, icon, action, more }: EmptyStateProps) {
  // A television's guest sees across the room what to do next.
  const variant = useFormFactor() === 'tv' ? 'contained' : 'outlined'
  const { label, ...way } = action ?? {}
  return (
    <Middle data-instead="">
      <ObjectArt icon={icon} />
      <Sentence>{text}</Sentence>
      {action && (
        <Button variant={variant} {...way}>
          <span>{label}</span>
        </Button>
      )}
      {more}
    </Middle>
  )
}

interface FailedStateProps {
  /** What failed and what may help, in one or two sentences. */
  text: ReactNode
  /** By default that the guest may try again. */
  retryLabel?: string
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
  /** Below the button: what else may help. */
  more?: ReactElement | undefined
}

/**
 * Shown where content failed to load. Screen readers announce it, and a button retries. If the hotel was unreachable,
 * the request is retried automatically as soon as the hotel is reachable again.
 */
export function FailedState({ text, retryLabel, onRetry, icon, silent, brief, more }: FailedStateProps) {
  const needed = useContext(HotelNeededContext)
  const { tryAgain } = useContext(LoadTextsContext)
  const label = retryLabel ?? tryAgain
  const wasNeeded = useRef(false)
  useEffect(() => {
    if (needed === null && wasNeeded.current) onRetry()
    wasNeeded.current = needed !== null
  }, [needed, onRetry])
  if (needed !== null) return needed
  const words = <span role={silent ? undefined : 'alert'}>{text}</span>
  if (brief)
    return (
      <Notice>
        {words}
        <div style={{ marginTop: '0.75rem' }}>
          <Button variant="outlined" onClick={onRetry}>
            <span>{label}</span>
          </Button>
        </div>
      </Notice>
    )
  return <EmptyState icon={icon} text={words} action={{ label, onClick: onRetry }} more={more} />
}
