// What devices say about themselves.
import { forVisitor } from '../channel/session.ts'
import { saveDevice } from '../db/rooms.ts'
import type { World } from '../world.ts'
import type { Answers } from './answers.ts'

export const deviceHandlers = (world: World): Answers<'SQMOD_SystemSettings.transmitFirmware'> => ({
  'SQMOD_SystemSettings.transmitFirmware': forVisitor(world, (details, { room, channel }) => {
    saveDevice(world.db, room ?? 'walkin', channel.mac ?? '', details, world.clock.iso())
    return true
  }),
})
