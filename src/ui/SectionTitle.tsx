import type { ReactNode } from 'react'
import type { Elements } from './elements.types.ts'
import { onTelevision } from './formFactor.ts'
import { styled } from './styled.tsx'

export interface SectionTitleProps {
  children: ReactNode
  /** For the `aria-labelledby` of a list or group. */
  id?: string
  /** A link or text button at the end of the line. */
  action?: Elements
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '3rem',
  margin: '2rem 0 0.5rem',
  [onTelevision]: { marginTop: '1.25rem' },
  'header + &': { marginTop: 0 },
  // The text of a button is aligned with the column; its padding extends beyond it.
  '& > .MuiButton-text': { marginInlineStart: 'auto', marginInlineEnd: '-0.75rem' },
})
const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  flex: '1 1 8rem',
  minWidth: 0,
}))

export function SectionTitle({ children, id, action }: SectionTitleProps) {
  return (
    <Line>
      <Heading id={id} dir="auto">
        {children}
      </Heading>
      {action}
    </Line>
  )
}
