import type { RoomCommand } from '../../contract/roomControl.ts'

const kinds = [
  'dnd',
  'light',
  'blind',
  'marquise',
  'fan',
  'fanspeed',
  'heating',
  'aircondition',
  'floorheating',
  'camera',
  'doorbell',
  'schedule',
] as const

/** How a command is shown. A light is a switch, or a dimmer where it has a range (ROOM-15). */
export type ControlKind = (typeof kinds)[number] | 'dimmer'

/** Null for a type that this app does not know (ROOM-25). */
export function kindOf({ type, max }: Pick<RoomCommand, 'type' | 'max'>): ControlKind | null {
  const kind = kinds.find((known) => known === type) ?? null
  return kind === 'light' && max !== null ? 'dimmer' : kind
}

/** Values of blinds and awnings. The current one can be sent again, because a blind may have been stopped on its way. */
export const moves = { blind: ['up', 'stop', 'down'], marquise: ['out', 'stop', 'in'] } as const

/** For a fan without options (ROOM-18). */
const defaultFanSteps = ['off', '1', '2', '3', 'auto']
export const optionsOf = ({ options }: Pick<RoomCommand, 'options'>) =>
  options.length > 0 ? options : defaultFanSteps
