import { EmptyState } from './EmptyState.tsx'
import { Glyph } from './Glyph.tsx'

export interface FailedStateProps {
  /** What failed and what may help, in one or two sentences. */
  text: string
  retryLabel: string
  onRetry: () => void
  picture?: string
}

/** Shown where content did not load. Screen readers announce it, and a button tries again. */
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
