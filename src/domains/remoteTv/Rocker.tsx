import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import type {} from '../../ui/theme.types.ts'
import type { RemoteCommand } from './commands.ts'
import { Key } from './Key.tsx'

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: '1.75rem',
  backgroundColor: theme.tokens.well,
}))
const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  padding: '0.5rem 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

interface RockerProps {
  label: string
  increase: [RemoteCommand, ReactElement]
  decrease: [RemoteCommand, ReactElement]
}

/** Two keys in one body, for volume or channel. */
export function Rocker({ label, increase, decrease }: RockerProps) {
  return (
    <Body role="group" aria-label={label}>
      <Key command={increase[0]} repeats flat>
        {increase[1]}
      </Key>
      <Name aria-hidden="true">{label}</Name>
      <Key command={decrease[0]} repeats flat>
        {decrease[1]}
      </Key>
    </Body>
  )
}
