import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { keyboardInUse } from '../../../ui/focus/inputKind.ts'
import { BusyMark } from './BusyMark.tsx'
import { cardStyle, Disc, Name, StateText } from './cardStyles.ts'

interface SwitchTileProps {
  title: string
  icon: ReactNode
  isOn: boolean
  isBusy?: boolean
  isRefused?: boolean
  /** Lights have a colour of their own while they are on. */
  isLight?: boolean
  isWide?: boolean
  onSwitch: (on: boolean) => void
}

const Tile = styled(ButtonBase)(({ theme }) => ({
  ...cardStyle(theme),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '8rem',
  textAlign: 'start',
  '& > :nth-of-type(2)': { marginTop: '0.75rem' },
  '&:active': { transform: 'scale(0.98)' },
  '&[data-wide]': {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    minHeight: '5rem',
    '& > :nth-of-type(2)': { marginTop: 0, marginInlineStart: '0.875rem' },
  },
  [`${keyboardInUse} &&:focus`]: theme.tokens.focusRing,
}))
const Labels = styled('span')({ display: 'block', width: '100%', minWidth: 0 })

/** A tile that is a switch: its title, and whether it is on. */
export function SwitchTile({
  title,
  icon,
  isOn,
  isBusy = false,
  isRefused = false,
  isLight = false,
  isWide = false,
  onSwitch,
}: SwitchTileProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Tile
      role="switch"
      aria-checked={isOn}
      aria-labelledby={id}
      aria-busy={isBusy}
      {...(isRefused && { 'aria-describedby': `${id}-state` })}
      data-on={isOn ? (isLight ? 'light' : '') : undefined}
      data-refused={isRefused ? '' : undefined}
      data-wide={isWide ? '' : undefined}
      onClick={() => onSwitch(!isOn)}
    >
      <Disc aria-hidden="true">{icon}</Disc>
      <Labels>
        <Name id={id} dir="auto">
          {title}
        </Name>
        <StateText id={`${id}-state`}>
          {t(isRefused ? 'roomControl.refused' : isOn ? 'roomControl.on' : 'roomControl.off')}
        </StateText>
      </Labels>
      <BusyMark isBusy={isBusy} />
    </Tile>
  )
}
