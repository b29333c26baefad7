// The TVs in the guest's room.
import { forGuest, mustBeOwn } from '../channel/session.ts'
import { tvsOf } from '../db/rooms.ts'
import { roomWord } from '../seed/roomWords.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

export const roomHandlers = (
  services: HotelServices,
): Answers<'SQMOD_RoomInformation.getRoomsByRoomnumber'> => ({
  'SQMOD_RoomInformation.getRoomsByRoomnumber': forGuest(services, ({ room_id }, guest) => {
    mustBeOwn(room_id, guest)
    const { language } = guest.stay
    return tvsOf(services.db, guest.room).map(({ id, ip, name, description }) => ({
      ...{ id, ip },
      name: roomWord(name, language),
      description: roomWord(description, language),
    }))
  }),
})
