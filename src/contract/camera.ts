/** The cameras at the room's door, and its bell. */
import * as v from 'valibot'
import { call, push } from './define.ts'
import { momentOrEmpty } from './moments.ts'
import { anyList, anyText, list, nothing, numberOr } from './values.ts'

/** A camera's picture as it is now: JPEG in base64, or a data URL. `title` may be missing. */
export const CameraItem = v.object({ image_base64: anyText, title: anyText })
export type CameraItem = v.InferOutput<typeof CameraItem>

/** App to hotel: when a guest is signed in, and when the guest opens the door camera. */
export const loadCameras = call({
  module: 'SQMOD_Camera',
  function: 'loadCameras',
  ask: nothing,
  answer: list(CameraItem),
})

const Ring = v.object({ image_base64: anyText, seconds: numberOr(null), at: momentOrEmpty })
export type Ring = v.InferOutput<typeof Ring>

/**
 * Someone rang at the door. Only the first entry counts; `seconds` is how long the dialog stays open. `at` is there only
 * if the ring is over, and the hotel tells it to a device that was not reached at that time (NET-04).
 */
export const getPopUpCamera = push({
  function: 'getPopUpCamera',
  payload: v.object({ cameraInfo: anyList(Ring) }),
})

export const cameraPushes = { getPopUpCamera }
