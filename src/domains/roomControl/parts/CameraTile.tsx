import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { RoomCommand } from '../../../contract/roomControl.ts'
import { keyboardInUse } from '../../../ui/focus/inputKind.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { cardStyle, Disc, Name } from './cardStyles.ts'
import { iconOf } from './icons.tsx'

const Tile = styled(ButtonBase)(({ theme }) => ({
  ...cardStyle(theme),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  minHeight: '5rem',
  textAlign: 'start',
  '& > :nth-of-type(2)': { flex: '1 1 auto', marginInlineStart: '0.875rem' },
  '&:active': { transform: 'scale(0.98)' },
  [`${keyboardInUse} &&:focus`]: theme.tokens.focusRing,
})) as typeof ButtonBase

/** A link to the door camera (ROOM-23). */
export function CameraTile({ command, title, href }: { command: RoomCommand; title: string; href: string }) {
  const Icon = iconOf('camera', command.id)
  return (
    <Tile data-wide="" href={href}>
      <Disc aria-hidden="true">
        <Icon />
      </Disc>
      <Name>{title}</Name>
      <Glyph name="forward" />
    </Tile>
  )
}
