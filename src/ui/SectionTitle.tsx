import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface SectionTitleProps {
  children: ReactNode
  /** So that a list or group can be named by it (`aria-labelledby`). */
  id?: string
  /** A link or text button at the end of the line. */
  action?: ReactNode
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  margin: '2rem 0 0.5rem',
  'header + &': { marginTop: 0 },
  // A text button ends where the column does; its target reaches further.
  '& > .MuiButton-text': { marginInlineEnd: '-0.75rem' },
})
const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  flex: '1 1 auto',
  minWidth: 0,
}))

export function SectionTitle({ children, id, action }: SectionTitleProps) {
  return (
    <Line>
      <Heading id={id}>{children}</Heading>
      {action}
    </Line>
  )
}
