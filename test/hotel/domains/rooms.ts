// What hangs in the guest's room.
import { forGuest, mustBeOwn } from '../channel/session.ts'
import { tvsOf } from '../db/rooms.ts'
import type { World } from '../world.ts'
import type { Answers } from './answers.ts'

export const roomHandlers = (world: World): Answers<'SQMOD_RoomInformation.getRoomsByRoomnumber'> => ({
  'SQMOD_RoomInformation.getRoomsByRoomnumber': forGuest(world, ({ room_id }, guest) => {
    mustBeOwn(room_id, guest)
    return tvsOf(world.db, guest.room).map(({ id, ip, name, description }) => ({ id, ip, name, description }))
  }),
})
