// The channel itself: frames, pings, and what was missed while it was lost.

import type { Frame, Wire } from '../wrongHotel.ts'
import { bill, messages, signIn } from './callNames.ts'
import { answers, isOf, type Root } from './channelFaults.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

export const channel: WrongHotelCase[] = [
  {
    name: 'the hotel never pings',
    fault: { text: (text) => (text.includes('PING') ? null : text) },
    only: ['frames'],
    finds: ['frames: the hotel pings', /PING on each channel/],
  },
  {
    name: 'a frame that cannot be read closes the channel',
    fault: { heardNoise: ({ drop }) => drop() },
    only: ['frames'],
    finds: ['frames: a frame without start character', /still up/],
  },
  {
    name: 'frames come without end character',
    fault: { text: (text) => (text.includes('getGenres') ? text.slice(0, -1) : text) },
    only: [],
    finds: ['frames: all frames can be read', /U\+0003/],
  },
  {
    name: 'calls are answered twice',
    fault: {
      said: (frame, wire) => {
        if (isOf(frame, messages)) wire.say(frame)
        return frame
      },
    },
    only: [],
    finds: ['frames: one answer to each call'],
  },
  {
    name: 'the other room hears an answer, too',
    fault: {
      said: (frame, wire, all) => {
        if (isOf(frame, bill) && wire.room === '101') all.find(({ room }) => room === '102')?.say(frame)
        return frame
      },
    },
    only: [],
    finds: ['frames: answers to the own calls only'],
  },
  {
    name: 'all calls but one of many at once are answered',
    fault: (() => {
      let count = 0
      return {
        asked: (frame: Frame) =>
          isOf(frame, 'SQMOD_SystemSettings.getActiveLanguages') && ++count === 15 ? null : frame,
      }
    })(),
    only: ['frames'],
    finds: ['frames: many calls at once', /20 answers/],
  },
  {
    name: 'the guest is another one after the channel was lost',
    fault: (() => {
      let first: Wire | undefined
      return {
        said: (frame: Frame, wire: Wire) => {
          if (!isOf(frame, signIn) || wire.room !== '101') return frame
          first ??= wire
          return wire === first ? frame : JSON.parse(JSON.stringify(frame).replaceAll('88012', '1'))
        },
      }
    })(),
    only: ['loss'],
    finds: ['loss: the guest signs in on the next channel', /same id/],
  },
  {
    name: 'a ring that is long over rings again',
    fault: { text: (text) => text.replace(/,"at":"[^"]+"/, '') },
    only: ['loss'],
    finds: ['loss: events that were missed', /when the bell rang/],
  },
  {
    name: 'a message that came while the channel was lost is gone',
    fault: answers(messages, (list: Root[]) => list.filter(({ text }) => !String(text).startsWith('While'))),
    only: ['loss'],
    writes: true,
    finds: ['loss: what was missed', /in the list/],
  },
]
