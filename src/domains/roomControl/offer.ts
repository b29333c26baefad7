import type { RoomCommand } from '../../contract/roomControl.ts'
import { readAction } from '../actions.ts'
import { kindOf } from './kinds.ts'

const camera = readAction('/room-camera')

/** Where the door's picture is, in a build that has that screen. */
export const cameraPath = camera.kind === 'open' ? camera.to : null

/** What this build can show: known kinds whose screens are there. */
export function isOffered(command: RoomCommand): boolean {
  const kind = kindOf(command)
  if (kind === 'camera') return cameraPath !== null
  return kind !== null && kind !== 'doorbell'
}
