// What changes something: orders, bookings, messages.

import type { Frame } from '../wrongHotel.ts'
import { messages, order } from './callNames.ts'
import { agreesTo, answers, each, inRoom, isOf, lends } from './channelFaults.ts'
import { responds } from './httpFaults.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

export const changes: Omit<WrongHotelCase, 'only' | 'writes'>[] = [
  {
    name: 'an id belongs to all guests',
    group: 'more changes',
    fault: (() => {
      const known = new Map<string, Frame>()
      return {
        said: (frame: Frame) => {
          const { message_id: id } = frame.dispatch
          const first = known.get(id)
          if (isOf(frame, order) && frame.payload.status === 'OK' && !first) known.set(id, frame)
          return first ?? frame
        },
      }
    })(),
    finds: [`idempotence: ${order} under an id of another guest`, /belongs to one guest/],
  },
  {
    name: 'a guest orders to another room',
    group: 'more changes',
    fault: agreesTo(order, (message) => message === 'not your room'),
    finds: [`isolation: ${order} to room 102 by room 101`, /other room/],
  },
  {
    name: 'prices are those of the guest',
    group: 'more changes',
    fault: agreesTo(order, (message) => message.endsWith('wrong price')),
    finds: [`errors: ${order} at another price`, /not accepted/],
  },
  {
    name: 'a message is told to the whole house',
    group: 'more changes',
    fault: {
      said: (frame, wire, all) => {
        if (frame.dispatch.function === 'getPopUpMessages' && wire.room === '101')
          for (const other of all) if (other.room === '102') other.say(frame)
        return frame
      },
    },
    finds: ['isolation: getPopUpMessages to room 101 only', /room 101 only/],
  },
  {
    name: 'a message is told to nobody',
    fault: { said: (frame) => (frame.dispatch.function === 'getPopUpMessages' ? null : frame) },
    finds: ['events: getPopUpMessages to a second device of room 101', /every device/],
  },
  {
    name: 'an event has another shape',
    group: 'more changes',
    fault: {
      said: (frame) =>
        frame.dispatch.function === 'getPopUpMessages'
          ? { ...frame, payload: { status: 'OK', tvmessages: JSON.stringify(frame.payload.tvmessages) } }
          : frame,
    },
    finds: ['events: getPopUpMessages', /tvmessages/],
  },
  {
    name: 'a guest deletes the message of another',
    group: 'changes',
    fault: agreesTo('SQMOD_TVMessages.deleteTvMessages', (message) => message === 'unknown message'),
    finds: ['isolation: SQMOD_TVMessages.deleteTvMessages of room 101 by room 102', /other room/],
  },
  {
    name: 'a message marked read is not',
    group: 'changes',
    fault: answers(
      messages,
      each((message) => ({ ...message, viewed: false })),
    ),
    finds: [
      'writes: SQMOD_TVMessages.markAsTvMessagesByMessageId with true is there afterwards',
      /viewed true/,
    ],
  },
  {
    name: 'favourites belong to the house',
    group: 'changes',
    fault: lends('SQMOD_Radio.getMyFavourites', inRoom('102'), '101'),
    finds: [
      'isolation: SQMOD_Radio.insertMyFavouritesManually: in room 101 only',
      /no favourite of room 101/,
    ],
  },
  {
    name: 'mails go anywhere',
    group: 'changes',
    fault: agreesTo('SQMOD_EMail.sendEMail', (message) => message === 'unknown address'),
    finds: ["errors: SQMOD_EMail.sendEMail to an address that is not the hotel's", /relay/],
  },
  {
    name: 'a door opens without a key',
    group: 'changes',
    fault: responds('GET', /salto-open-door$/, () => Response.json({ opened: true })),
    finds: ['errors: openSaltoDoor without a token', /no key/],
  },
  {
    name: 'a wake-up is not kept',
    group: 'changes',
    fault: answers('SQMOD_RemoteControl.getWakeUp', () => []),
    finds: ['writes: SQMOD_RemoteControl.setWakeUp: there afterwards', /active wake-up/],
  },
  {
    name: 'a guest hangs up for another',
    group: 'changes',
    fault: responds('DELETE', /oneapp\/calls\/c-\d+$/, () => Response.json({ id: 'c-1', state: 'ended' })),
    finds: ['isolation: endQuickCall of room 101 by room 102', /other room/],
  },
]
