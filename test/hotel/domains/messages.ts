// The hotel's messages to the guest's room.
import { forGuest, mustBeOwn, Refusal } from '../channel/session.ts'
import { insertMessage, messagesOf } from '../db/messages.ts'
import type { World } from '../world.ts'
import type { Answers } from './answers.ts'

/** Where the demo writes: nobody's room. */
const demoRoom = 'demo'

export const messageHandlers = (
  world: World,
): Answers<'SQMOD_TVMessages.loadTvMessages' | 'SQMOD_TVMessages.sendTvMessage'> => ({
  // Kept as one of the hotel's own, and shown on the devices of the room at once.
  'SQMOD_TVMessages.sendTvMessage': forGuest(world, ({ message, room }, guest) => {
    if (room !== demoRoom) mustBeOwn(room, guest)
    if (message.trim() === '') throw new Refusal('an empty message')
    const created = world.clock.iso()
    const message_id = insertMessage(world.db, { room, text: message, viewed: false, created })
    world.news.tell('messages')
    const tvmessages = [{ message, message_id }]
    world.channels.push(room, 'getPopUpMessages', { status: 'OK', tvmessages })
    return true
  }),
  'SQMOD_TVMessages.loadTvMessages': forGuest(world, (_ask, { room }) =>
    messagesOf(world.db, room).map(({ message_id, text, viewed, created }) => ({
      message_id,
      text,
      viewed,
      created,
    })),
  ),
})
