/** The streaming devices of a guest's room. `room_ip_id` is the id of the TV that they play on. */
import * as v from 'valibot'
import { call } from './define.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyText, anything, idAsGiven, list } from './values.ts'

const module = 'SQMOD_RemotePlayer'
const ofTv = { room_ip_id: idAsGiven }

export const StreamingDevice = v.object({
  id: idAsGiven,
  /** `chromecast`, `airplay`, `bluetooth`, or another value of the hotel. */
  type: anyText,
  name: anyText,
  /** `available`, `active`, or another value of the hotel. */
  status: anyText,
  /** Pairing code; empty if none is needed. */
  code: anyText,
  network: anyText,
})
export type StreamingDevice = v.InferOutput<typeof StreamingDevice>

/** When the screen opens and after each start and stop. The empty type asks for all (STRM-01, STRM-02). */
export const getStreamingDevices = call({
  module,
  function: 'getStreamingDevices',
  ask: v.strictObject({ ...ofTv, type: v.string() }),
  answer: v.pipe(
    list(StreamingDevice),
    uniqueBy(({ id }) => id),
  ),
})

const ofDevice = v.strictObject({ ...ofTv, device_id: idAsGiven })

/** Shows the device's video, or plays its audio, on the TV (STRM-04). */
export const startStreamingDevice = call({
  module,
  function: 'startStreamingDevice',
  ask: ofDevice,
  answer: anything,
})
/** Ends what {@link startStreamingDevice} has begun. */
export const stopStreamingDevice = call({
  module,
  function: 'stopStreamingDevice',
  ask: ofDevice,
  answer: anything,
})
