/** Messages from the hotel to the room. */
import * as v from 'valibot'
import { call, push } from './define.ts'
import { momentOrEmpty } from './moments.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyFlag, anything, list, nothing, number, text } from './values.ts'

const module = 'SQMOD_TVMessages'

/** The longest message from the app, in characters. */
const maxMessage = 2000

/** `created` is ISO 8601 UTC, empty where the hotel gives none. Ids may be those of the room or of the house. */
export const TvMessage = v.object({
  message_id: number,
  text,
  viewed: anyFlag,
  created: momentOrEmpty,
})
export type TvMessage = v.InferOutput<typeof TvMessage>

/** App to hotel, on opening the screen and after every change: the room's messages (MSG-02). */
export const loadTvMessages = call({
  module,
  function: 'loadTvMessages',
  ask: nothing,
  answer: v.pipe(
    list(TvMessage),
    uniqueBy(({ message_id, text }) => `${message_id} ${text}`),
  ),
})

const messageId = v.pipe(v.number(), v.integer())

/** App to hotel: `'true'` marks a message read, `'false'` unread (MSG-06). The list is to be loaded again after it. */
export const markAsTvMessagesByMessageId = call({
  module,
  function: 'markAsTvMessagesByMessageId',
  ask: v.strictObject({ message_id: messageId, mark_as_status: v.picklist(['true', 'false']) }),
  answer: anything,
})

/** App to hotel, once the guest has confirmed it (MSG-08). The hotel cannot bring a deleted message back. */
export const deleteTvMessages = call({
  module,
  function: 'deleteTvMessages',
  ask: v.strictObject({ id: messageId }),
  answer: anything,
})

/**
 * App to hotel: leaves a text in the room's messages, shows it on the room's TVs, and tells all devices of the room by
 * `getPopUpMessages`. Sent only together with a confirmation mail (MSG-15).
 */
export const sendTvMessage = call({
  module,
  function: 'sendTvMessage',
  once: true,
  ask: v.strictObject({
    message: v.pipe(v.string(), v.maxLength(maxMessage)),
    room: v.string(),
  }),
  answer: anything,
})

/** The hotel sent messages to the room. Those without text are ignored (MSG-10); the id may be missing (MSG-13). */
export const getPopUpMessages = push({
  function: 'getPopUpMessages',
  payload: v.object({
    tvmessages: list(
      v.object({ message: text, message_id: v.optional(v.fallback(v.nullable(number), null)) }),
    ),
  }),
})

/**
 * Hotel to the room's other devices: a message was marked or deleted on one of them, so the list must be loaded again.
 * Optional: a hotel may never send it.
 */
export const tvMessagesChanged = push({ function: 'tvMessagesChanged', payload: anything })

export const messagePushes = { getPopUpMessages, tvMessagesChanged }
