import { type ReactNode, useId } from 'react'
import { FieldNote, tickStyle } from './Field.tsx'
import { Glyph } from './Glyph.tsx'
import { styled } from './styled.tsx'

export interface TickBoxProps {
  /** May contain links. */
  label: ReactNode
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  required?: boolean
}

const Root = styled('div')({ marginBottom: '1.25rem' })
const Line = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  cursor: 'pointer',
  '& > span': { minWidth: 0, marginInlineStart: '0.75rem' },
  '& a': { color: theme.palette.primary.main },
}))
const Box = styled('input')(({ theme }) => tickStyle(theme))

export function TickBox({ label, checked, onChange, error, ...native }: TickBoxProps) {
  const id = useId()
  return (
    <Root>
      <Line>
        <Box
          {...native}
          type="checkbox"
          checked={checked}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </Line>
      {error !== undefined && (
        <FieldNote id={id} data-error="">
          <Glyph name="alert" size="1.125rem" />
          <span>{error}</span>
        </FieldNote>
      )}
    </Root>
  )
}
