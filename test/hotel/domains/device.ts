// What devices say about themselves.
import { forVisitor } from '../channel/session.ts'
import { saveDevice } from '../db/rooms.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

export const deviceHandlers = (
  services: HotelServices,
): Answers<'SQMOD_SystemSettings.transmitFirmware'> => ({
  'SQMOD_SystemSettings.transmitFirmware': forVisitor(services, (details, { room, channel }) => {
    saveDevice(services.db, room ?? 'walkin', channel.mac ?? '', details, services.clock.iso())
    return true
  }),
})
