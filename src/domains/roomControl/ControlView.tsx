import type { RoomCommand } from '../../contract/roomControl.ts'
import { roomCameraPath } from '../camera/paths.ts'
import { kindOf } from './kinds.ts'
import { CameraTile } from './parts/CameraTile.tsx'
import { Dimmer } from './parts/Dimmer.tsx'
import { DoorbellTile } from './parts/DoorbellTile.tsx'
import { FanSpeed } from './parts/FanSpeed.tsx'
import { ShadeControl } from './parts/ShadeControl.tsx'
import { Switch } from './parts/Switch.tsx'
import { Thermostat } from './parts/Thermostat.tsx'
import { ScheduleCard } from './schedule/ScheduleCard.tsx'
import type { ControlSource } from './sourceState.ts'
import { useTitles } from './useTitles.ts'

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
