/** Messages from the hotel to the room. */
import * as v from 'valibot'
import { call, push } from './define.ts'
import { flag, list, nothing, number, text } from './values.ts'

export const TvMessage = v.object({ message_id: number, text, viewed: flag, created: text })
export type TvMessage = v.InferOutput<typeof TvMessage>

export const loadTvMessages = call({
  module: 'SQMOD_TVMessages',
  function: 'loadTvMessages',
  ask: nothing,
  answer: list(TvMessage),
})

/** The hotel wrote to the room. */
export const getPopUpMessages = push({
  function: 'getPopUpMessages',
  payload: v.object({ tvmessages: list(v.object({ message: text })) }),
})

export const messageCalls = { 'SQMOD_TVMessages.loadTvMessages': loadTvMessages }
export const messagePushes = { getPopUpMessages }
