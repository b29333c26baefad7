/** The remote control of the TVs in a guest's room. */
import * as v from 'valibot'
import { call } from './define.ts'
import { anything, idAsGiven, word } from './values.ts'

/** App to hotel, at each key of the remote control: `room_id` and `room_ip` are those of the TV (RT-36). */
const control = {
  function: 'control',
  ask: v.strictObject({ room_id: idAsGiven, room_ip: v.string(), command: v.string() }),
  answer: anything,
} as const

/** Player commands: `play`, `pause`, `stop`, `forward`, `rewind`. */
export const controlPlayer = call({ module: 'SQMOD_RemotePlayer', ...control })
/**
 * All other commands: `power`, `volume_up`, `volume_down`, `mute`, `channel_up`, `channel_down`, `0` to `9`, `up`, `down`,
 * `left`, `right`, `ok`, `back`, `home`, `info`.
 */
export const controlTv = call({ module: 'SQMOD_RemoteControl', ...control })

/** App to hotel when a TV is selected, and after its power key (TV-06). */
export const getPowerStatus = call({
  module: 'SQMOD_RoomInformation',
  function: 'getPowerStatus',
  ask: v.strictObject({ room_id: idAsGiven }),
  answer: v.object({
    powerStatus: v.pipe(word, v.picklist(['on', 'off'])),
  }),
})
