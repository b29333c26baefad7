/** What the shell asks to know which areas the room has: its TVs, its cameras. Details grow with their domains. */
import * as v from 'valibot'
import { call, push } from './define.ts'
import { idAsGiven, list, nothing, numberOr, text } from './values.ts'

/** The id is kept as it came: it goes back to the hotel with every command. */
export const TvEntry = v.object({
  id: idAsGiven,
  ip: text,
  name: text,
  description: text,
})
export type TvEntry = v.InferOutput<typeof TvEntry>

/** `room_id` holds the room's number (RT-37). */
export const getRoomsByRoomnumber = call({
  module: 'SQMOD_RoomInformation',
  function: 'getRoomsByRoomnumber',
  ask: v.strictObject({ room_id: v.string() }),
  answer: list(TvEntry),
})

export const CameraItem = v.object({ image_base64: text, title: text })
export type CameraItem = v.InferOutput<typeof CameraItem>

export const loadCameras = call({
  module: 'SQMOD_Camera',
  function: 'loadCameras',
  ask: nothing,
  answer: list(CameraItem),
})

/** Someone rang the door. `seconds` is how long the dialog stays. */
export const getPopUpCamera = push({
  function: 'getPopUpCamera',
  payload: v.object({ cameraInfo: list(v.object({ image_base64: text, seconds: numberOr(null) })) }),
})

export const roomCalls = {
  'SQMOD_RoomInformation.getRoomsByRoomnumber': getRoomsByRoomnumber,
  'SQMOD_Camera.loadCameras': loadCameras,
}
export const roomPushes = { getPopUpCamera }
