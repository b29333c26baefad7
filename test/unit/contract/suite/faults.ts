// Hotels that are wrong in one way each, and the rows of the contract suite that must find it.
import type { AreaName } from '../../../contract/runContract.ts'
import type { Fault, Frame, Wire } from './wrongHotel.ts'

export interface WrongHotelCase {
  name: string
  fault: Fault
  only: AreaName[]
  writes?: boolean
  /** Faults of one group are in one hotel together; one without a group is alone in its hotel. */
  group?: string
  /** Area and name of a row that differs, and a part of what it says. */
  finds: [row: string, said?: RegExp]
}

type Root = Record<string, unknown>

const isOf = ({ dispatch }: Frame, name: string) => `${dispatch.module}.${dispatch.function}` === name

/** Changes the good answers to a call. */
const answers = (name: string, change: (root: never) => unknown): Fault => ({
  said: (frame) =>
    isOf(frame, name) && frame.payload.status === 'OK'
      ? { ...frame, payload: { ...frame.payload, root: change(frame.payload.root as never) } }
      : frame,
})

const payloads = (name: string, change: (payload: Frame['payload']) => Frame['payload']): Fault => ({
  said: (frame) => (isOf(frame, name) ? { ...frame, payload: change(frame.payload) } : frame),
})

const each = (change: (entry: Root) => Root) => (list: Root[]) => list.map(change)

const without =
  (field: string) =>
  ({ [field]: _left, ...rest }: Root): Root =>
    rest

/** Lets another guest ask instead, and gives the answer to this one. */
function lends(name: string, isLent: (frame: Frame, wire: Wire) => boolean, lender: string): Fault {
  const lent = new Map<string, Wire>()
  return {
    asked: (frame, wire, all) => {
      const other = all.find(({ room }) => room === lender)
      if (!isOf(frame, name) || !isLent(frame, wire) || !other || other === wire) return frame
      lent.set(frame.dispatch.message_id, wire)
      other.hear(frame)
      return null
    },
    said: (frame) => {
      const wire = lent.get(frame.dispatch.message_id)
      if (!wire) return frame
      wire.say(frame)
      return null
    },
  }
}

const inRoom = (room: string) => (_frame: Frame, wire: Wire) => wire.room === room
const signedIn = ({ room }: Wire) => room !== ''

/** The hotel forgets which messages it has carried out. */
const forgets = (name: string): Fault => {
  const ids = new Map<string, string>()
  let count = 0
  return {
    asked: (frame) => {
      if (!isOf(frame, name)) return frame
      const id = `${frame.dispatch.message_id}-${count++}`
      ids.set(id, frame.dispatch.message_id)
      return { ...frame, dispatch: { ...frame.dispatch, message_id: id } }
    },
    said: (frame) => {
      const id = ids.get(frame.dispatch.message_id)
      return id ? { ...frame, dispatch: { ...frame.dispatch, message_id: id } } : frame
    },
  }
}

const isAt = (request: Request, method: string, end: RegExp) =>
  request.method === method && end.test(new URL(request.url).pathname)

const responds = (method: string, end: RegExp, change: (body: Root, status: number) => Response): Fault => ({
  http: async (request, hotel) => {
    const response = await hotel(request)
    if (!isAt(request, method, end)) return response
    return change((await response.json()) as Root, response.status)
  },
})

/** The hotel overlooks `Idempotency-Key`. */
const forgetsKeys = (end: RegExp): Fault => ({
  http: async (request, hotel) => {
    if (!isAt(request, 'POST', end)) return hotel(request)
    const headers = new Headers(request.headers)
    headers.delete('idempotency-key')
    return hotel(new Request(request.url, { method: 'POST', headers, body: await request.text() }))
  },
})

const okay = (frame: Frame, root: unknown = true): Frame => ({ ...frame, payload: { status: 'OK', root } })

/** Says OK to what the right hotel refuses. */
const agreesTo = (name: string, isAgreed: (message: string) => boolean = () => true): Fault => ({
  said: (frame) =>
    isOf(frame, name) && frame.payload.status === 'ERROR' && isAgreed(String(frame.payload.message))
      ? okay(frame)
      : frame,
})

const order = 'SQMOD_RetailSystem.transmitOrder'
const tv = 'SQMOD_RoomInformation.getPowerStatus'
const messages = 'SQMOD_TVMessages.loadTvMessages'
const bill = 'SQMOD_BillPreview.requestBillData'
const signIn = 'SQMOD_Auth.authenticate'

const shapes: WrongHotelCase[] = [
  {
    name: 'a field has a wrong type',
    group: 'shapes',
    fault: answers(
      'SQMOD_VideoOnDemand.getMovies',
      each((film) => ({ ...film, price: { eur: 4 } })),
    ),
    only: ['shapes'],
    finds: ['shapes: SQMOD_VideoOnDemand.getMovies, room 101', /0\.price must be number/],
  },
  {
    name: 'a required field is missing',
    group: 'shapes',
    fault: answers(messages, each(without('message_id'))),
    only: ['shapes'],
    finds: [`shapes: ${messages}, room 101`, /required property 'message_id'/],
  },
  {
    name: 'one entry of many is wrong, which the app would leave out in silence',
    group: 'shapes',
    fault: answers('SQMOD_LiveTV.getTVChannels', (list: Root[]) =>
      list.map((channel, at) => (at === 7 ? { ...channel, id: 'seven' } : channel)),
    ),
    only: ['shapes'],
    finds: ['shapes: SQMOD_LiveTV.getTVChannels, room 101', /7\.id must match/],
  },
  {
    name: 'a time is no moment',
    group: 'shapes',
    fault: answers(
      'SQMOD_LiveTV.loadEPGContentOfItemId',
      each((event) => ({ ...event, start_timestamp: 'half past nine' })),
    ),
    only: ['shapes'],
    finds: ['shapes: SQMOD_LiveTV.loadEPGContentOfItemId, room 101', /start_timestamp/],
  },
  {
    name: 'an item within a group of a shop is wrong',
    group: 'shapes',
    fault: payloads('SQMOD_RetailSystem.getRetailContent', (payload) => {
      const { retailContent } = payload as { retailContent?: { retail_items: { retail_items: Root[] }[] } }
      for (const group of retailContent?.retail_items ?? [])
        for (const item of group.retail_items ?? []) item.shop_item_price = 'cheap'
      return payload
    }),
    only: ['shapes'],
    finds: ['shapes: SQMOD_RetailSystem.getRetailContent, room 101', /shop_item_price must match/],
  },
  {
    name: 'an answer stands in root instead of beside the status',
    group: 'shapes',
    fault: payloads('SQMOD_RetailSystem.getRetailInfo', ({ status, ...root }) => ({
      status: status ?? 'OK',
      root,
    })),
    only: ['shapes'],
    finds: ['shapes: SQMOD_RetailSystem.getRetailInfo, room 101', /retailInfo/],
  },
  {
    name: 'the status is a word of its own',
    group: 'shapes',
    fault: payloads(bill, (payload) => ({ ...payload, status: 'SUCCESS' })),
    only: ['shapes'],
    finds: [`shapes: ${bill}, room 101`, /status OK or ERROR/],
  },
  {
    name: 'the reply names another function',
    group: 'shapes',
    fault: {
      said: (frame) =>
        isOf(frame, 'SQMOD_Radio.getMyFavourites')
          ? { ...frame, dispatch: { ...frame.dispatch, function: 'favourites' } }
          : frame,
    },
    only: ['shapes'],
    finds: ['shapes: SQMOD_Radio.getMyFavourites, room 101', /dispatch header/],
  },
  {
    name: 'a call is never answered',
    group: 'shapes',
    fault: { asked: (frame) => (isOf(frame, 'SQMOD_FlightInfo.getAirports') ? null : frame) },
    only: ['shapes'],
    finds: ['shapes: SQMOD_FlightInfo.getAirports, room 101', /a guest waits/],
  },
  {
    name: 'a call that the app needs is refused',
    group: 'shapes',
    fault: payloads('SQMOD_SystemSettings.getActiveLanguages', () => ({
      status: 'ERROR',
      message: 'not now',
    })),
    only: ['shapes'],
    finds: ['shapes: SQMOD_SystemSettings.getActiveLanguages, room 101', /cannot do without/],
  },
  {
    name: 'the system values are no JSON',
    group: 'shapes',
    fault: responds('GET', /Json_operator\.php$/, () =>
      Response.json({ success: true, '0': { getSystemValues: { root: 'currency_short=EUR' } } }),
    ),
    only: ['shapes'],
    finds: ['shapes: getSystemValues', /root JSON text or an object/],
  },
  {
    name: 'a route answers with an HTML page',
    group: 'shapes',
    fault: responds('GET', /oneapp\/settings$/, () => new Response('<h1>Login</h1>')),
    only: ['shapes'],
    finds: ['shapes: getSettings', /JSON/],
  },
  {
    name: 'a field over HTTP has a wrong type',
    group: 'shapes',
    fault: responds('GET', /oneapp\/destination$/, (body) => Response.json({ ...body, amount: 'many' })),
    only: ['shapes'],
    finds: ['shapes: getDestination', /amount must match/],
  },
  {
    name: 'an error over HTTP is a bare text',
    group: 'shapes',
    fault: responds('GET', /tac\/v1\/courses$/, () => new Response('Internal Server Error', { status: 500 })),
    only: ['shapes'],
    finds: ['shapes: getCourses', /"error"/],
  },
  {
    name: 'the menu is no menu',
    group: 'shapes',
    fault: responds('GET', /\/menu_EN\.json$/, () => Response.json({ menu: 'later' })),
    only: ['shapes'],
    finds: ['skin: menu_EN.json', /menu/],
  },
]

const channel: WrongHotelCase[] = [
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

const refusals: WrongHotelCase[] = [
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

const names: WrongHotelCase[] = [
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

const isolation: WrongHotelCase[] = [
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
    fault: lends('SQMOD_Camera.loadCameras', (_frame, wire) => !signedIn(wire), '101'),
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

const changes: Omit<WrongHotelCase, 'only' | 'writes'>[] = [
  {
    name: 'an order that is sent twice is cooked twice',
    group: 'changes',
    fault: forgets(order),
    finds: [`idempotence: ${order} sent twice`, /first answer again/],
  },
  {
    name: 'a message that is sent twice is there twice',
    group: 'changes',
    fault: forgets('SQMOD_TVMessages.sendTvMessage'),
    finds: ['idempotence: SQMOD_TVMessages.sendTvMessage carried out once', /once/],
  },
  {
    name: 'another film under the same id is bought',
    group: 'changes',
    fault: forgets('SQMOD_VideoOnDemand.getBuyMovie'),
    finds: ['idempotence: SQMOD_VideoOnDemand.getBuyMovie carried out once', /once/],
  },
  {
    name: 'a booking that is sent twice takes two places',
    group: 'changes',
    fault: forgetsKeys(/add-booking-class$/),
    finds: ['idempotence: bookCourse carried out once', /once/],
  },
  {
    name: 'a mail over HTTP is sent twice',
    group: 'changes',
    fault: forgetsKeys(/oneapp\/mail$/),
    finds: ['idempotence: sendMail sent twice', /first answer again/],
  },
  {
    name: 'a telephone call that is sent twice is busy',
    group: 'changes',
    fault: forgetsKeys(/oneapp\/calls$/),
    finds: ['idempotence: startQuickCall sent twice', /first answer again/],
  },
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

export const wrongHotels: WrongHotelCase[] = [
  ...shapes,
  ...channel,
  ...refusals,
  ...names,
  ...isolation,
  ...changes.map((change): WrongHotelCase => ({ ...change, only: ['writes'], writes: true })),
]
