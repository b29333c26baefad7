/** Messages from the hotel to the room. */
import * as v from 'valibot'
import { call, push } from './define.ts'
import { anything, flag, list, nothing, number, text } from './values.ts'

export const TvMessage = v.object({ message_id: number, text, viewed: flag, created: text })
export type TvMessage = v.InferOutput<typeof TvMessage>

export const loadTvMessages = call({
  module: 'SQMOD_TVMessages',
  function: 'loadTvMessages',
  ask: nothing,
  answer: list(TvMessage),
})

/** App to hotel: shows a text on a room's TV. Sent with a confirmation mail alone (MSG-15). */
export const sendTvMessage = call({
  module: 'SQMOD_TVMessages',
  function: 'sendTvMessage',
  ask: v.strictObject({ message: v.string(), room: v.string() }),
  answer: anything,
})

/** The hotel wrote to the room. */
export const getPopUpMessages = push({
  function: 'getPopUpMessages',
  payload: v.object({ tvmessages: list(v.object({ message: text })) }),
})

export const messageCalls = {
  'SQMOD_TVMessages.loadTvMessages': loadTvMessages,
  'SQMOD_TVMessages.sendTvMessage': sendTvMessage,
}
export const messagePushes = { getPopUpMessages }
