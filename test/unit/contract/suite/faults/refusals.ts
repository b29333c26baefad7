// What a hotel has to refuse, and how.
import { tv } from './callNames.ts'
import { agreesTo, isOf, okay } from './channelFaults.ts'
import { responds } from './httpFaults.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

export const refusals: WrongHotelCase[] = [
  {
    name: 'an unknown function is ignored in silence',
    group: 'refusals',
    fault: { asked: (frame) => (frame.dispatch.function === 'noSuchFunction' ? null : frame) },
    only: ['errors'],
    finds: ['errors: an unknown function', /a guest waits/],
  },
  {
    name: 'an unknown module is fine',
    group: 'refusals',
    fault: {
      said: (frame) => (frame.dispatch.module === 'SQMOD_NoSuchModule' ? okay(frame, []) : frame),
    },
    only: ['errors'],
    finds: ['errors: an unknown module', /status ERROR/],
  },
  {
    name: 'missing data are fine',
    group: 'refusals',
    fault: agreesTo('SQMOD_FlightInfo.getFlights'),
    only: ['errors'],
    finds: ['errors: SQMOD_FlightInfo.getFlights without airport_id', /airport_id is missing/],
  },
  {
    name: 'an unknown field is answered with silence',
    group: 'refusals',
    fault: {
      asked: (frame) => (isOf(frame, tv) && 'no_such_field' in frame.payload ? null : frame),
    },
    only: ['errors'],
    finds: [`errors: ${tv} with an unknown field`, /a guest waits/],
  },
  {
    name: 'an error has no message',
    fault: {
      said: (frame) =>
        frame.payload?.status === 'ERROR' ? { ...frame, payload: { status: 'ERROR' } } : frame,
    },
    only: ['errors'],
    finds: ['errors: an unknown function', /a message/],
  },
  {
    name: 'an unknown theme is the first of all, with 200',
    group: 'refusals',
    fault: responds('GET', /theme\/no-such-theme$/, () => Response.json({ id: '1' })),
    only: ['errors'],
    finds: ['errors: an unknown theme', /status 404/],
  },
  {
    name: 'a wrong query is a crash',
    group: 'refusals',
    fault: responds('GET', /oneapp\/destination$/, (body, status) =>
      Response.json(body, { status: status === 400 ? 500 : status }),
    ),
    only: ['errors'],
    finds: ['errors: getDestination with limit 0', /status 4xx/],
  },
]
