import { EmptyState } from './EmptyState.tsx'
import { Glyph } from './Glyph.tsx'

export interface FailedStateProps {
  /** What failed and what may help, as one sentence or two. */
  text: string
  retryLabel: string
  onRetry: () => void
  picture?: string
}

/** What was to stand here did not come. It is said aloud, and one button tries again. */
export function FailedState({ text, retryLabel, onRetry, picture }: FailedStateProps) {
  return (
    <EmptyState
      {...(picture !== undefined && { picture })}
      icon={<Glyph name="bell" size="3.25rem" />}
      text={<span role="alert">{text}</span>}
      action={{ label: retryLabel, onClick: onRetry }}
    />
  )
}
