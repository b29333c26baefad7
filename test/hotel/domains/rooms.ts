// What hangs in the guest's room.
import { forGuest, mustBeOwn } from '../channel/session.ts'
import { tvsOf } from '../db/rooms.ts'
import { roomWord } from '../seed/roomWords.ts'
import type { World } from '../world.ts'
import type { Answers } from './answers.ts'

export const roomHandlers = (world: World): Answers<'SQMOD_RoomInformation.getRoomsByRoomnumber'> => ({
  'SQMOD_RoomInformation.getRoomsByRoomnumber': forGuest(world, ({ room_id }, guest) => {
    mustBeOwn(room_id, guest)
    const { language } = guest.stay
    return tvsOf(world.db, guest.room).map(({ id, ip, name, description }) => ({
      ...{ id, ip },
      name: roomWord(name, language),
      description: roomWord(description, language),
    }))
  }),
})
