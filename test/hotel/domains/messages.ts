// The hotel's messages to the guest's room.
import { forGuest } from '../channel/session.ts'
import { messagesOf } from '../db/messages.ts'
import type { World } from '../world.ts'
import type { Answers } from './answers.ts'

export const messageHandlers = (world: World): Answers<'SQMOD_TVMessages.loadTvMessages'> => ({
  'SQMOD_TVMessages.loadTvMessages': forGuest(world, (_ask, { room }) =>
    messagesOf(world.db, room).map(({ message_id, text, viewed, created }) => ({
      message_id,
      text,
      viewed,
      created,
    })),
  ),
})
