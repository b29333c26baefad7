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
const names: Record<string, string> = { '101': 'Berger', '105': 'Haddad', '106': 'Schmidt' }
const order = (additional_text: string, room = '101') => ({
  guestName: names[room],
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
    ask: (room) => order('No onions', room),
    other: (room) => ({ ...order('More onions', room), cart: [burger(2)] }),
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

  it('is refused once the guest is checked out, and still the same once they are checked in again', async () => {
    const hotel = await startAtNoon()
    const device = await hotel.guest()
    const first = await send(device, ask('101'))
    const has = recorded(hotel, '101').length
    hotel.desk.checkout({ room: '101' })
    expect(await send(device, ask('101'))).toEqual({ status: 'ERROR', message: 'room not checked in' })
    hotel.desk.checkin({ room: '101' })
    expect(await send(await hotel.guest(), ask('101'))).toEqual(first)
    // The desk's messages to the room end with the stay.
    expect(recorded(hotel, '101')).toHaveLength(call.includes('TVMessages') ? 0 : has)
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
