import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Disc, Name, StateWord } from './surface.ts'

interface CardHeadProps {
  id: string
  icon: ReactNode
  title: string
  /** How it stands, in words. */
  state?: ReactNode
  /** Stands in place of the icon: a switch. */
  toggle?: ReactNode
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  '& > :last-child': {
    flex: '1 1 auto',
    minWidth: 0,
    marginInlineStart: '0.875rem',
    paddingInlineEnd: '1.75rem',
  },
})

/** What a wide card is about. */
export function CardHead({ id, icon, title, state, toggle }: CardHeadProps) {
  return (
    <Line>
      {toggle ?? <Disc aria-hidden="true">{icon}</Disc>}
      <div>
        <Name id={id}>{title}</Name>
        {state !== undefined && <StateWord>{state}</StateWord>}
      </div>
    </Line>
  )
}
