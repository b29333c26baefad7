import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import type { Unavailable } from '../../ui/pressIf.ts'
import { styled } from '../../ui/styled.tsx'
import { useControl } from './arrange.ts'
import { BusyMark, type ControlProps, cardStyle, Disc, iconOf, Name, StateText } from './ControlCard.tsx'
import { isOn } from './values.ts'

interface SwitchTileProps {
  title: string
  icon: ReactNode
  isOn: boolean
  isBusy?: boolean
  isRefused?: boolean
  away?: Unavailable | undefined
  /** Lights have a colour of their own while they are on. */
  isLight?: boolean
  isWide?: boolean
  onSwitch: (on: boolean) => void
}

const Tile = styled(Pressable)(({ theme }) => ({
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
  away,
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
      {...away}
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

// The touch target is larger than the visible disc.
const DiscButton = styled(Pressable)(({ theme }) => ({
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

/** A control that is on or off: a lamp, a fan, do-not-disturb (ROOM-13, ROOM-15, ROOM-18). */
export function Switch({
  command,
  control,
  title,
  kind,
  isWide,
}: ControlProps & { kind: 'dnd' | 'light' | 'fan'; isWide: boolean }) {
  const { value, isBusy, isRefused, away, change } = useControl(control)
  const Icon = iconOf(kind, command.id)
  return (
    <SwitchTile
      title={title}
      icon={<Icon />}
      isOn={isOn(value)}
      isBusy={isBusy}
      isRefused={isRefused}
      away={away}
      isLight={kind === 'light'}
      isWide={isWide}
      onSwitch={(on) => change(on)}
    />
  )
}
