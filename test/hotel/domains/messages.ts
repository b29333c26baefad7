// The hotel's messages to the guest's room.
import { forGuest, type Guest, mustBeOwn, Refusal } from '../channel/session.ts'
import { deleteMessage, insertMessage, markMessage, messagesOf } from '../db/messages.ts'
import { isDemoRoom, roomName } from '../seed/demoRooms.ts'
import { manyMessagesAt } from '../seed/manyMessages.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

/** The room that a demo writes to: its own, whatever the property calls it. A guest's room is another one. */
const addressed = (name: string, { room: own }: Guest): string =>
  isDemoRoom(own) && name === roomName(own) ? own : name

export function messageHandlers(
  services: HotelServices,
): Answers<
  | 'SQMOD_TVMessages.loadTvMessages'
  | 'SQMOD_TVMessages.markAsTvMessagesByMessageId'
  | 'SQMOD_TVMessages.deleteTvMessages'
  | 'SQMOD_TVMessages.sendTvMessage'
> {
  const { db, clock, deskEvents, channels, scale } = services

  /** Makes the other devices of the room reload the messages that this device has changed. */
  function changed({ channel, room }: Guest): true {
    deskEvents.emit('messages')
    channels.pushToOthers(channel, room, 'tvMessagesChanged', { status: 'OK', root: {} })
    return true
  }

  return {
    // Stored like a message of the hotel, and shown on the devices of the room at once.
    'SQMOD_TVMessages.sendTvMessage': forGuest(services, ({ message, room: name }, guest) => {
      const room = addressed(name, guest)
      mustBeOwn(room, guest)
      if (message.trim() === '') throw new Refusal('an empty message')
      const message_id = insertMessage(
        db,
        { room, text: message, viewed: false, created: clock.iso() },
        manyMessagesAt(scale),
      )
      deskEvents.emit('messages')
      channels.push(room, 'getPopUpMessages', { status: 'OK', tvmessages: [{ message, message_id }] })
      return true
    }),
    'SQMOD_TVMessages.loadTvMessages': forGuest(services, (_ask, { room }) =>
      messagesOf(db, room).map(({ message_id, text, viewed, created }) => ({
        message_id,
        text,
        viewed,
        created,
      })),
    ),
    'SQMOD_TVMessages.markAsTvMessagesByMessageId': forGuest(
      services,
      ({ message_id, mark_as_status }, guest) => {
        if (!markMessage(db, guest.room, message_id, mark_as_status === 'true'))
          throw new Refusal('unknown message')
        return changed(guest)
      },
    ),
    'SQMOD_TVMessages.deleteTvMessages': forGuest(services, ({ id }, guest) => {
      if (!deleteMessage(db, guest.room, id)) throw new Refusal('unknown message')
      return changed(guest)
    }),
  }
}
