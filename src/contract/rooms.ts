/** The TVs of a room. */
import * as v from 'valibot'
import { call } from './define.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyText, idAsGiven, list } from './values.ts'

/** The id is kept as it came: it goes back to the hotel with every command. */
export const TvEntry = v.object({
  id: idAsGiven,
  ip: anyText,
  name: anyText,
  description: anyText,
})
export type TvEntry = v.InferOutput<typeof TvEntry>

/** `room_id` holds the room's number (RT-37). */
export const getRoomsByRoomnumber = call({
  module: 'SQMOD_RoomInformation',
  function: 'getRoomsByRoomnumber',
  ask: v.strictObject({ room_id: v.string() }),
  answer: v.pipe(
    list(TvEntry),
    uniqueBy(({ id }) => id),
  ),
})
