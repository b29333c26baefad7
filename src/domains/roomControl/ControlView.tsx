import type { RoomCommand } from '../../contract/roomControl.ts'
import { pathOf } from '../addresses.ts'
import { kindOf } from './kinds.ts'
import { CameraTile } from './parts/CameraTile.tsx'
import { Dimmer } from './parts/Dimmer.tsx'
import { DoorbellTile } from './parts/DoorbellTile.tsx'
import { FanSpeed } from './parts/FanSpeed.tsx'
import { Mover } from './parts/Mover.tsx'
import { Switch } from './parts/Switch.tsx'
import { Thermostat } from './parts/Thermostat.tsx'
import { ScheduleCard } from './schedule/ScheduleCard.tsx'
import type { House } from './slice.ts'
import { useTitles } from './useTitles.ts'

interface ControlViewProps {
  house: House
  area: string
  command: RoomCommand
  /** A switch takes the whole width of a phone. */
  isWide: boolean
}

/** A command as the thing that its kind is operated with. */
export function ControlView({ house, area, command, isWide }: ControlViewProps) {
  const title = useTitles(house).control(command)
  const props = { command, title, control: { house, area, id: command.id } }
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
      return <Mover {...props} kind={kind} />
    case 'fanspeed':
      return <FanSpeed {...props} />
    case 'heating':
    case 'aircondition':
    case 'floorheating':
      return <Thermostat {...props} kind={kind} />
    case 'schedule':
      return <ScheduleCard {...props} />
    case 'camera':
      return <CameraTile command={command} title={title} href={pathOf('roomCamera')} />
    case 'doorbell':
      return <DoorbellTile {...props} isWide={isWide} />
    default:
      return null
  }
}
