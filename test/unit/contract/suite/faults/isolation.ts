// What belongs to another guest.
import { bill, messages, signIn, tv } from './callNames.ts'
import { inRoom, isOf, lends, signedIn } from './channelFaults.ts'
import { responds } from './httpFaults.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

export const isolation: WrongHotelCase[] = [
  {
    name: 'any reservation number gets its bill',
    group: 'isolation',
    fault: lends(
      bill,
      ({ payload }, { room }) => room === '101' && payload.reservation_nr !== '88012',
      '102',
    ),
    only: ['isolation'],
    finds: [`isolation: ${bill} of room 102 by room 101`, /belongs to room 102/],
  },
  {
    name: 'both rooms get the messages of one',
    group: 'isolation',
    fault: lends(messages, inRoom('102'), '101'),
    only: ['isolation'],
    finds: [`isolation: ${messages}: nothing in common`, /entries of their own/],
  },
  {
    name: 'the television of the other room answers',
    group: 'isolation',
    fault: lends(tv, inRoom('102'), '101'),
    only: ['isolation'],
    finds: [`isolation: ${tv} of room 101 by room 102`, /belongs to room 101/],
  },
  {
    name: 'nobody reads the messages of a room',
    group: 'isolation',
    fault: lends(messages, (_frame, wire) => !signedIn(wire), '101'),
    only: ['isolation'],
    finds: [`isolation: ${messages} for nobody`, /own guest alone/],
  },
  {
    name: 'a MAC address signs a television in',
    group: 'isolation',
    fault: {
      asked: (frame, wire) => {
        if (!isOf(frame, signIn) || !wire.query.has('mac')) return frame
        return { ...frame, payload: { room: '101', name: 'Berger' } as never }
      },
    },
    only: ['isolation'],
    finds: ['isolation: a television by its MAC address alone', /nobody signed in/],
  },
  {
    name: 'the lights of any room can be seen',
    group: 'isolation',
    fault: responds('GET', /oneapp\/roomcontrol$/, (body, status) =>
      status === 403
        ? Response.json({ assignments: [], commands: [], groups: [], state: {} })
        : Response.json(body, { status }),
    ),
    only: ['isolation'],
    finds: ['isolation: getRoomControls of room 102 by room 101', /belongs to room 102/],
  },
  {
    name: 'a channel speaks for the guest of another one',
    group: 'isolation',
    fault: lends(
      signIn,
      ({ payload }, { room }) => room === '102' && Object.keys(payload).length === 0,
      '101',
    ),
    only: ['isolation'],
    finds: ['isolation: calls of both rooms at once', /room 102 on its channel/],
  },
  {
    name: 'a walk-in guest sees the cameras of a room',
    fault: lends('SQMOD_Camera.loadCameras', inRoom('walkin'), '101'),
    only: ['visitors'],
    finds: ['isolation: SQMOD_Camera.loadCameras for a walk-in guest', /own guest alone/],
  },
  {
    name: 'the demo sees a bill',
    fault: lends(bill, inRoom('demo'), '101'),
    only: ['visitors'],
    finds: [`isolation: ${bill} for the demo`, /own guest alone/],
  },
  {
    name: 'a walk-in guest is somebody',
    fault: {
      asked: (frame) =>
        isOf(frame, signIn) && 'walkin' in frame.payload
          ? { ...frame, payload: { room: '101', name: 'Berger' } as never }
          : frame,
    },
    only: ['visitors'],
    finds: ['walk-in: authenticate', /empty check-in/],
  },
]
