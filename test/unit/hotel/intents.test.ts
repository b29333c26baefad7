import { describe, expect, it } from 'vitest'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const noon = Date.parse('2026-11-19T11:00:00Z')
const key = '8f14e45f-ceea-467f-a9c7-8a2b1f3d9e10'

type TestHotel = Awaited<ReturnType<typeof startTestHotel>>
const startAtNoon = () => startTestHotel({ now: () => noon })

const burger = (amount: number) => ({
  main_item: {
    ...{ amount, item_id: '1019', name: 'Burger', price: 14.5 },
    sub_items: [{ amount, item_id: '101902', name: 'Medium', price: 0 }],
  },
})
const order = (additional_text: string) => ({
  guestName: 'A guest',
  shop_id: 1,
  delivery_time: '2026-11-19 19:30:00',
  additional_text,
  location: 'Reception',
  cart: [burger(1)],
})
const mail = (email_message: string) => ({
  email_to: 'transfers@aurora.example',
  email_subject: 'Pickup request',
  email_message,
})

interface IntentCall {
  call: string
  ask: (room: string) => object
  other: (room: string) => object
  /** What the hotel has of a room. */
  recorded: (hotel: TestHotel, room: string) => readonly unknown[]
  refused: (room: string) => object
}

const ofRoom = <Row extends { room: string | null }>(rows: Row[], room: string) =>
  rows.filter((row) => row.room === room)

const calls: IntentCall[] = [
  {
    call: 'SQMOD_RetailSystem.transmitOrder',
    ask: () => order('No onions'),
    other: () => ({ ...order('More onions'), cart: [burger(2)] }),
    recorded: ({ desk }, room) => ofRoom(desk.orders(), room),
    refused: () => ({ ...order(''), shop_id: 7 }),
  },
  {
    call: 'SQMOD_VideoOnDemand.getBuyMovie',
    ask: () => ({ movie_id: 41, voucher: false }),
    other: () => ({ pckg_id: 7, voucher: false }),
    recorded: ({ desk }, room) => desk.room(room).purchases,
    refused: () => ({ movie_id: 9999, voucher: false }),
  },
  {
    call: 'SQMOD_EMail.sendEMail',
    ask: () => mail('At eight, please'),
    other: () => mail('At nine, please'),
    recorded: ({ desk }, room) => ofRoom(desk.mails(), room),
    refused: () => ({ ...mail('At eight'), email_to: 'somebody@else.example' }),
  },
  {
    call: 'SQMOD_TVMessages.sendTvMessage',
    ask: (room) => ({ message: 'Yoga is booked.', room }),
    other: (room) => ({ message: 'Pilates is booked.', room }),
    recorded: ({ desk }, room) => ofRoom(desk.messages(), room).filter(({ text }) => /booked/.test(text)),
    refused: (room) => ({ message: ' ', room }),
  },
]

describe.each(calls)('$call, sent again as the same message,', ({ call, ask, other, recorded, refused }) => {
  const send = (device: Device, what: object, messageId = key) => device.ask(call, what, messageId)

  it('gets the first answer and is carried out once, also on another channel', async () => {
    const hotel = await startAtNoon()
    const device = await hotel.guest()
    const first = await send(device, ask('101'))
    expect(first.status).toBe('OK')
    expect(await send(device, ask('101'))).toEqual(first)
    expect(await send(await hotel.guest(), ask('101'))).toEqual(first)
    expect(recorded(hotel, '101')).toHaveLength(1)
  })

  it('at the same time by several devices is carried out once', async () => {
    const hotel = await startAtNoon()
    const devices = await Promise.all([hotel.guest(), hotel.guest(), hotel.guest()])
    const [first, ...others] = await Promise.all(devices.map((device) => send(device, ask('101'))))
    expect(first?.status).toBe('OK')
    for (const answer of others) expect(answer).toEqual(first)
    expect(recorded(hotel, '101')).toHaveLength(1)
  })

  it('with another content is still answered as the first time', async () => {
    const hotel = await startAtNoon()
    const device = await hotel.guest()
    const first = await send(device, ask('101'))
    const [kept] = recorded(hotel, '101')
    expect(await send(device, other('101'))).toEqual(first)
    expect(recorded(hotel, '101')).toEqual([kept])
    // With a key of its own, it is another intent.
    expect((await send(device, other('101'), 'another-key')).status).toBe('OK')
    expect(recorded(hotel, '101')).toHaveLength(2)
  })

  it('is tried anew after a refusal', async () => {
    const hotel = await startAtNoon()
    const device = await hotel.guest()
    expect((await send(device, refused('101'))).status).toBe('ERROR')
    expect((await send(device, ask('101'))).status).toBe('OK')
    expect(recorded(hotel, '101')).toHaveLength(1)
  })

  it('by another guest is their own', async () => {
    const hotel = await startAtNoon()
    const first = await send(await hotel.guest(), ask('101'))
    const theirs = await send(await hotel.guest('105', 'Haddad'), ask('105'))
    expect(theirs.status).toBe('OK')
    // Answers such as `true` are the same for everybody.
    if (typeof first.root === 'object') expect(theirs).not.toEqual(first)
    expect([recorded(hotel, '101').length, recorded(hotel, '105').length]).toEqual([1, 1])
  })

  it('by the next guest of the room is their own', async () => {
    const hotel = await startAtNoon()
    await send(await hotel.guest(), ask('101'))
    const before = recorded(hotel, '101').length
    hotel.services.db.run("UPDATE stays SET reservation_nr = '90001' WHERE room = '101'")
    expect((await send(await hotel.guest(), other('101'))).status).toBe('OK')
    // A purchase is counted for the new reservation alone.
    expect(recorded(hotel, '101')).toHaveLength(call.includes('Movie') ? 1 : before + 1)
  })

  it('is refused once the guest is checked out', async () => {
    const hotel = await startAtNoon()
    const device = await hotel.guest()
    await send(device, ask('101'))
    hotel.desk.checkout({ room: '101' })
    expect(await send(device, ask('101'))).toEqual({ status: 'ERROR', message: 'room not checked in' })
  })
})

it('VOD-15 a purchase that is long over is not made again by its own message', async () => {
  let now = noon
  const hotel = await startTestHotel({ now: () => now })
  const device = await hotel.guest()
  const buy = () => device.ask('SQMOD_VideoOnDemand.getBuyMovie', { movie_id: 41, voucher: false }, key)
  const first = await buy()
  now += 3 * 86_400_000
  expect(await buy()).toEqual(first)
  expect(hotel.desk.room('101').purchases).toHaveLength(1)
})

it('an order and a purchase under one key are two intents', async () => {
  const hotel = await startAtNoon()
  const device = await hotel.guest()
  await device.ask('SQMOD_RetailSystem.transmitOrder', order(''), key)
  const { root } = await device.ask('SQMOD_VideoOnDemand.getBuyMovie', { movie_id: 41, voucher: false }, key)
  expect(root).toMatchObject({ movie_id: 41 })
  expect([hotel.desk.orders().length, hotel.desk.room('101').purchases.length]).toEqual([1, 1])
})

it('two guests of one room have their keys each', async () => {
  const hotel = await startAtNoon()
  for (const userId of ['710274', '710258', '710274']) {
    const device = await hotel.device()
    await device.ask('SQMOD_Auth.authenticate', { room: '102', name: 'Rossi', userId })
    expect((await device.ask('SQMOD_EMail.sendEMail', mail('A car, please'), key)).status).toBe('OK')
  }
  expect(hotel.desk.mails()).toHaveLength(2)
})

it('two guests of one room have their keys each over HTTP, on whichever device', async () => {
  const hotel = await startAtNoon()
  const statuses = []
  for (const userId of ['710274', '710258', '710274']) {
    const device = await hotel.device()
    await device.ask('SQMOD_Auth.authenticate', { room: '102', name: 'Rossi', userId })
    const headers = { ...device.headers, 'idempotency-key': key }
    statuses.push(
      (await hotel.post('/api/v1/property/1/oneapp/mail', confirmation('102', 'Yoga'), headers)).status,
    )
  }
  expect(statuses).toEqual([200, 200, 200])
  expect(hotel.desk.mails()).toHaveLength(2)
})

it('a call that failed at the hotel leaves nothing behind, and is tried anew', async () => {
  const hotel = await startAtNoon()
  const device = await hotel.guest()
  const { db } = hotel.services
  db.run("CREATE TRIGGER full BEFORE INSERT ON intents BEGIN SELECT RAISE(ABORT, 'disk full'); END")
  const failed = await device.ask('SQMOD_RetailSystem.transmitOrder', order(''), key)
  expect(failed).toEqual({ status: 'ERROR', message: 'internal error' })
  expect(hotel.desk.orders()).toEqual([])
  db.run('DROP TRIGGER full')
  expect((await device.ask('SQMOD_RetailSystem.transmitOrder', order(''), key)).status).toBe('OK')
  expect(hotel.desk.orders()).toHaveLength(1)
})

interface Person {
  room: string
  lastName: string
  reservation: string
}
const anna: Person = { room: '101', lastName: 'Berger', reservation: '88012' }
const layla: Person = { room: '105', lastName: 'Haddad', reservation: '88058' }

/** A person with a device and a token for courses. */
async function bookerOf(hotel: TestHotel, { room, lastName, reservation }: Person) {
  const { headers } = await hotel.guest(room, lastName)
  const verified = await hotel.post('/api/tac/v1/account-verify', {
    lastname: lastName,
    roomNumber: room,
    reservationId: reservation,
    confirmationId: reservation,
    accountName: 'hotel-aurora',
    propertyId: '1',
  })
  const { token } = await verified.json()
  return (path: string, body: object, own: string | null = key) =>
    hotel.post(path, body, {
      ...headers,
      authorization: `Bearer ${token}`,
      ...(own !== null && { 'idempotency-key': own }),
    })
}

async function yogaOf(hotel: TestHotel) {
  const { courseId } = hotel.desk.courses().find(({ name }) => name === 'Yoga') ?? { courseId: 0 }
  hotel.desk.course({ courseId, free: 10 })
  return courseId
}
const confirmation = (room: string, content: string) => ({
  sender: `Room ${room}, A guest`,
  content,
  subject: 'Course booking',
  emailTo: 'fitness@aurora.example',
})

interface IntentRoute {
  route: string
  path: string
  asks: (hotel: TestHotel) => Promise<{
    ask: (room: string) => object
    other: (room: string) => object
    refused: (room: string) => object
  }>
  recorded: (hotel: TestHotel) => readonly { room: string | null }[]
}

const routes: IntentRoute[] = [
  {
    route: 'bookCourse',
    path: '/api/tac/v1/add-booking-class',
    asks: async (hotel) => {
      const bookingId = await yogaOf(hotel)
      return {
        ask: () => ({ bookingId, numberOfPersons: 2 }),
        other: () => ({ bookingId, numberOfPersons: 3 }),
        refused: () => ({ bookingId, numberOfPersons: 50 }),
      }
    },
    recorded: ({ desk }) => desk.bookings(),
  },
  {
    route: 'sendMail',
    path: '/api/v1/property/1/oneapp/mail',
    asks: async () => ({
      ask: (room) => confirmation(room, 'Yoga, 2 persons'),
      other: (room) => confirmation(room, 'Yoga, 3 persons'),
      refused: (room) => ({ ...confirmation(room, 'Yoga'), emailTo: 'somebody@else.example' }),
    }),
    recorded: ({ desk }) => desk.mails(),
  },
  {
    route: 'startQuickCall',
    path: '/api/v1/property/1/oneapp/calls',
    asks: async ({ desk }) => {
      desk.property({ id: '1', settings: { voip: { reception: '9', spa: '44' } } })
      return {
        ask: (room) => ({ room, target: 'reception' }),
        other: (room) => ({ room, target: 'spa' }),
        refused: (room) => ({ room, target: 'housekeeping' }),
      }
    },
    recorded: ({ desk }) => desk.quickCalls(),
  },
]

describe.each(routes)('$route, requested again with the same key,', ({ path, asks, recorded }) => {
  async function prepared() {
    const hotel = await startAtNoon()
    return { hotel, post: await bookerOf(hotel, anna), ...(await asks(hotel)) }
  }

  it('gets the first answer and is carried out once, and the desk reads the key', async () => {
    const { hotel, post, ask } = await prepared()
    const first = await post(path, ask('101'))
    const answer = await first.json()
    expect(first.status).toBe(200)
    const again = await post(path, ask('101'))
    expect([again.status, await again.json()]).toEqual([200, answer])
    expect(recorded(hotel)).toHaveLength(1)
    const read = hotel.desk.calls({ function: `POST ${path}` }).map(({ message_id }) => message_id)
    expect(read).toEqual([key, key])
  })

  it('at the same time is carried out once', async () => {
    const { hotel, post, ask } = await prepared()
    const answers = await Promise.all([1, 2, 3].map(() => post(path, ask('101'))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(recorded(hotel)).toHaveLength(1)
  })

  it('with another content is still answered as the first time', async () => {
    const { hotel, post, ask, other } = await prepared()
    const answer = await (await post(path, ask('101'))).json()
    const kept = recorded(hotel)
    expect(await (await post(path, other('101'))).json()).toEqual(answer)
    expect(recorded(hotel)).toEqual(kept)
  })

  it('is tried anew after a refusal', async () => {
    const { hotel, post, ask, refused } = await prepared()
    expect((await post(path, refused('101'))).status).toBeGreaterThanOrEqual(400)
    expect((await post(path, ask('101'))).status).toBe(200)
    expect(recorded(hotel)).toHaveLength(1)
  })

  it('by another guest is their own', async () => {
    const { hotel, post, ask } = await prepared()
    const answer = await (await post(path, ask('101'))).json()
    const theirs = await (await bookerOf(hotel, layla))(path, ask('105'))
    expect(theirs.status).toBe(200)
    expect(await theirs.json()).not.toEqual(answer)
    expect(recorded(hotel).map(({ room }) => room)).toEqual(['101', '105'])
  })

  it('by nobody is refused, whoever’s key it is', async () => {
    const { hotel, post, ask } = await prepared()
    await post(path, ask('101'))
    const stranger = await hotel.post(path, ask('101'), { 'idempotency-key': key })
    expect([401, 403]).toContain(stranger.status)
    expect(recorded(hotel)).toHaveLength(1)
  })

  it('is another request without a key, or with another one', async () => {
    const { hotel, post, ask } = await prepared()
    const statuses = []
    for (const own of [null, null, 'another-key']) statuses.push((await post(path, ask('101'), own)).status)
    // A room has one call at a time.
    const expected = path.endsWith('calls') ? [200, 409, 409] : [200, 200, 200]
    expect(statuses).toEqual(expected)
    expect(recorded(hotel)).toHaveLength(expected.filter((status) => status === 200).length)
  })

  it.each([
    ['an empty', ''],
    ['too long a', 'x'.repeat(101)],
  ])('is refused with %s key', async (_, own) => {
    const { hotel, post, ask } = await prepared()
    const answer = await post(path, ask('101'), own)
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, 'invalid'])
    expect(recorded(hotel)).toEqual([])
  })
})

it('a booking under a key is the same after the account was verified anew', async () => {
  const hotel = await startAtNoon()
  const bookingId = await yogaOf(hotel)
  const path = '/api/tac/v1/add-booking-class'
  const ask = { bookingId, numberOfPersons: 2 }
  const answer = await (await (await bookerOf(hotel, anna))(path, ask)).json()
  expect(await (await (await bookerOf(hotel, anna))(path, ask)).json()).toEqual(answer)
  expect(hotel.desk.bookings()).toHaveLength(1)
})
