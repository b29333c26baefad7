import type { RoomCommand } from '../../../contract/roomControl.ts'
import type { ControlRef } from '../sourceState.ts'

export interface ControlProps {
  command: RoomCommand
  control: ControlRef
  title: string
}
