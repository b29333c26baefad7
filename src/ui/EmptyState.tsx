import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Glyph } from './Glyph.tsx'
import { centredColumn } from './sharedStyles.ts'
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
}

const Middle = styled('div')({
  flex: '1 0 auto',
  ...centredColumn,
  textAlign: 'center',
  padding: '2.5rem 0',
})
const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '22rem',
  margin: '1.5rem 0 1.75rem',
  color: theme.palette.text.secondary,
}))

/** Shown where there is no content: a drawing, one sentence, and optionally one button. */
export function EmptyState({ text, icon, action }: EmptyStateProps) {
  // A television's guest sees across the room what to do next.
  const variant = useFormFactor() === 'tv' ? 'contained' : 'outlined'
  return (
    <Middle data-instead="">
      <ObjectArt icon={icon} />
      <Sentence>{text}</Sentence>
      {action && (
        <Button
          variant={variant}
          {...(action.href !== undefined && { href: action.href })}
          {...(action.onClick && { onClick: action.onClick })}
        >
          <span>{action.label}</span>
        </Button>
      )}
    </Middle>
  )
}
