import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { roomCameraPath } from '../camera/paths.ts'
import { doorbellSwitched, selectDoorbellOn } from '../camera/slice.ts'
import { useControl, useTitles } from './arrange.ts'
import { CardGrid, ControlCard, type ControlProps, cardStyle, Disc, iconOf, Name } from './ControlCard.tsx'
import type { ControlSource } from './controlsState.ts'
import { Dimmer } from './Dimmer.tsx'
import { ScheduleCard } from './ScheduleCard.tsx'
import { ShadeControl } from './ShadeControl.tsx'
import { Switch, SwitchTile } from './Switch.tsx'
import { kindOf } from './slice.ts'
import { Thermostat } from './Thermostat.tsx'
import { choiceOf, isOn, optionsOf } from './values.ts'

// A few options share a line, each at least as wide as its text; options that do not fit wrap.
const Steps = styled('div')(({ theme }) => ({
  marginTop: '0.875rem',
  '&[data-shared] > [role="radiogroup"]': {
    margin: '-0.1875rem',
    padding: 0,
    '& > :not(style)': {
      flex: '1 1 0',
      minWidth: 'min-content',
      margin: '0.1875rem',
      minHeight: '3.75rem',
      padding: '0.5rem',
      borderRadius: theme.tokens.radius.field,
    },
  },
}))

const maxSharedOptions = 6

/** The speed of a fan: the hotel's options, or the default ones (ROOM-18). */
function FanSpeed({ command, control, title }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const { value, isBusy, isRefused, away, change } = useControl(control)
  const options = optionsOf(command)
  const selected = choiceOf(value)
  const Icon = iconOf('fanspeed', command.id)
  const labels: Record<string, string> = { off: t('roomControl.off'), auto: t('roomControl.auto') }
  const labelOf = (option: string) => labels[option.toLowerCase()] ?? option
  return (
    <ControlCard
      id={id}
      icon={<Icon />}
      title={title}
      state={selected ? labelOf(selected) : undefined}
      isBusy={isBusy}
      isRefused={isRefused}
      away={away}
      on={selected !== null && selected.toLowerCase() !== 'off'}
      isGroup={false}
    >
      <Steps data-shared={options.length <= maxSharedOptions ? '' : undefined}>
        <ChoicePills
          labelledBy={id}
          layout="wrap"
          options={options.map((option) => ({ value: option, label: labelOf(option) }))}
          value={selected}
          onChange={(option) => change(option, { isMoving: true })}
        />
      </Steps>
    </ControlCard>
  )
}

const Tile = styled(Pressable)(({ theme }) => ({
  ...cardStyle(theme),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  minHeight: '5rem',
  textAlign: 'start',
  '& > :nth-of-type(2)': { flex: '1 1 auto', marginInlineStart: '0.875rem' },
  '&:active': { transform: 'scale(0.98)' },
  [`${keyboardInUse} &&:focus`]: theme.tokens.focusRing,
}))

/** A link to the door camera (ROOM-23). */
function CameraTile({ command, title, href }: { command: RoomCommand; title: string; href: string }) {
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

/** Whether this device announces the doorbell; other devices of the room have their own setting (ROOM-23). */
function DoorbellTile({ command, control, title, isWide }: ControlProps & { isWide: boolean }) {
  const dispatch = useDispatch()
  const isAnnounced = useSelector(selectDoorbellOn)
  const demo = useControl(control)
  const isDemo = control.source === 'demo'
  const Icon = iconOf('doorbell', command.id)
  return (
    <SwitchTile
      title={title}
      icon={<Icon />}
      isOn={isDemo ? isOn(demo.value) : isAnnounced}
      isWide={isWide}
      onSwitch={(on) => (isDemo ? demo.change(on) : void dispatch(doorbellSwitched(on)))}
    />
  )
}

interface ControlViewProps {
  source: ControlSource
  area: string
  command: RoomCommand
  /** A tile without a partner takes the full width of a phone. */
  isWide: boolean
}

/** A command as the control of its kind; nothing for an unknown kind (ROOM-25). */
export function ControlView({ source, area, command, isWide }: ControlViewProps) {
  const title = useTitles(source).control(command)
  const props = { command, title, control: { source, area, id: command.id } }
  const kind = kindOf(command)
  switch (kind) {
    case 'dnd':
    case 'light':
    case 'fan':
      return <Switch {...props} kind={kind} isWide={isWide} />
    case 'dimmer':
      return <Dimmer {...props} />
    case 'blind':
    case 'marquise':
      return <ShadeControl {...props} kind={kind} />
    case 'fanspeed':
      return <FanSpeed {...props} />
    case 'heating':
    case 'aircondition':
    case 'floorheating':
      return <Thermostat {...props} kind={kind} />
    case 'schedule':
      return <ScheduleCard {...props} />
    case 'camera':
      return <CameraTile command={command} title={title} href={roomCameraPath} />
    case 'doorbell':
      return <DoorbellTile {...props} isWide={isWide} />
    default:
      return null
  }
}

const Pills = styled('div')({
  display: 'flex',
  padding: '0.375rem 0 1.125rem',
  '& > :not(style)': { marginInlineEnd: '0.5rem' },
})

const cards = [0, 1, 2, 3]

/** Tabs and cards while the controls are loading. */
export const ControlsSkeleton = () => (
  <Waiting>
    <Pills>
      {['7.5rem', '7rem', '6.5rem'].map((width) => (
        <Skeleton
          key={width}
          variant="rounded"
          style={{ borderRadius: '1.5rem' }}
          width={width}
          height="3rem"
        />
      ))}
    </Pills>
    <CardGrid>
      {cards.map((card) => (
        <Skeleton key={card} variant="rounded" data-wide="" height="8.875rem" width="100%" />
      ))}
    </CardGrid>
  </Waiting>
)
