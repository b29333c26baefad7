// Who signs in.
import { signIn } from './callNames.ts'
import { isOf, okay } from './channelFaults.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

export const names: WrongHotelCase[] = [
  {
    name: 'surnames are compared letter by letter',
    group: 'names',
    fault: {
      asked: (frame) => {
        const { name } = (frame.payload ?? {}) as { name?: string }
        const isOther = isOf(frame, signIn) && name !== undefined && name === name.toLowerCase()
        return isOther ? { ...frame, payload: { ...frame.payload, name: `${name}!` } } : frame
      },
    },
    only: ['sign-in'],
    finds: ['sign-in: surname in small letters', /check-in of room 101/],
  },
  {
    name: 'the room alone signs in',
    group: 'names',
    fault: {
      asked: (frame) => {
        const { room, name } = (frame.payload ?? {}) as { room?: string; name?: string }
        return isOf(frame, signIn) && room === '101' && name === undefined
          ? { ...frame, payload: { ...frame.payload, name: 'Berger' } }
          : frame
      },
    },
    only: ['sign-in'],
    finds: ['sign-in: a room without surname', /empty check-in/],
  },
  {
    name: 'the verification knows nobody',
    group: 'names',
    fault: {
      said: (frame) => frame,
      asked: (frame, wire) => {
        if (!isOf(frame, signIn) || Object.keys(frame.payload).length > 0) return frame
        wire.say(okay(frame, { content: {}, checkin: [] }))
        return null
      },
    },
    only: ['sign-in'],
    finds: ['sign-in: verification with empty data, room 101', /whose guest is signed in/],
  },
]
