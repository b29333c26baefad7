import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { keyboardInUse } from '../../../ui/focus/inputKind.ts'
import { Disc } from './cardStyles.ts'

// The touch target is larger than the visible disc.
const DiscButton = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  borderRadius: '50%',
  '&::after': { content: '""', position: 'absolute', top: -8, right: -8, bottom: -8, left: -8 },
  '&:active': { transform: 'scale(0.94)' },
  [`${keyboardInUse} &&:focus`]: theme.tokens.focusRing,
}))

/** The round switch in the head of a card. */
export function SwitchDisc({
  title,
  icon,
  isOn,
  onSwitch,
}: {
  title: string
  icon: ReactNode
  isOn: boolean
  onSwitch: (on: boolean) => void
}) {
  return (
    <DiscButton role="switch" aria-checked={isOn} aria-label={title} onClick={() => onSwitch(!isOn)}>
      <Disc aria-hidden="true">{icon}</Disc>
    </DiscButton>
  )
}
