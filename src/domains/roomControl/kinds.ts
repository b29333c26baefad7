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

/** The kind of control that renders a command. A light is a switch, or a dimmer if it has a range (ROOM-15). */
export type ControlKind = (typeof kinds)[number] | 'dimmer'

/** Null for a type that this app does not know (ROOM-25). */
export function kindOf({ type, max }: Pick<RoomCommand, 'type' | 'max'>): ControlKind | null {
  const kind = kinds.find((known) => known === type) ?? null
  return kind === 'light' && max !== null ? 'dimmer' : kind
}
