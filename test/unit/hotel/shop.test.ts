import * as v from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { orderStatus } from '../../../src/contract/shopPushes.ts'
import { connect, type Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

// A Saturday noon in Vienna.
const noon = Date.parse('2026-11-21T11:00:00Z')

interface Entry {
  id: number
  shop_item_title: string
  retail_items?: Entry[]
  shop_item_price?: number
  purchase_flow?: { title: string; sub_items: { sub_item_id: number; sub_item_title: string }[] }[]
}

async function content(device: Device, lang = 'en', id = 1) {
  const reply = await device.ask('SQMOD_RetailSystem.getRetailContent', { id, parent_id: 'root', lang })
  return reply.retailContent as { template_data: unknown; retail_items: Entry[] }
}

const everyItem = (entries: Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.retail_items ? everyItem(entry.retail_items) : [entry]))

const burger = { amount: 2, item_id: '1019', name: 'Burger', price: 14.5 }
const medium = { amount: 2, item_id: '101902', name: 'Medium', price: 0 }
const bacon = { amount: 2, item_id: '101904', name: 'Bacon', price: 2 }

const order = (change: object = {}, line: object = {}) => ({
  guestName: 'Anna Berger',
  shop_id: 1,
  delivery_time: '2026-11-21 19:30:00',
  additional_text: 'Payment: cash\nNo onions, please',
  location: 'Room 101',
  cart: [{ main_item: { ...burger, sub_items: [medium, bacon], ...line } }],
  ...change,
})

const transmit = 'SQMOD_RetailSystem.transmitOrder'

async function lunch() {
  const hotel = await startTestHotel({ now: () => noon })
  return { ...hotel, device: await hotel.guest() }
}

describe('the shop', () => {
  it('gives a group alone when its id is asked for', async () => {
    const { device } = await lunch()
    const ask = (parent_id: string) =>
      device.ask('SQMOD_RetailSystem.getRetailContent', { id: 1, parent_id, lang: 'en' })
    const { retailContent } = await ask('13')
    expect(
      (retailContent as { retail_items: Entry[] }).retail_items.map((item) => item.shop_item_title),
    ).toContain('Burger')
    expect((await ask('404')).status).toBe('ERROR')
  })

  it('has 120 items in property 1, ten times as many at scale 10, and no id twice', async () => {
    for (const scale of [1, 10]) {
      const hotel = await startTestHotel({ scale })
      const device = await hotel.guest()
      const trees = await Promise.all([1, 2, 3].map((id) => content(device, 'en', id)))
      const ids = trees.flatMap((tree) => everyItem(tree.retail_items)).map(({ id }) => id)
      expect(ids).toHaveLength(120 * scale)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

describe('an order', () => {
  it('that comes again in the same message is the same order', async () => {
    const { device, desk } = await lunch()
    const first = await device.ask(transmit, order(), 'one-message')
    expect(await device.ask(transmit, order(), 'one-message')).toEqual(first)
    expect(desk.orders()).toHaveLength(1)
    await device.ask(transmit, order(), 'another-message')
    expect(desk.orders()).toHaveLength(2)
  })

  it.each([
    ['an unknown shop', order({ shop_id: 7 }), 'unknown shop'],
    ['an unknown item', order({}, { item_id: '404' }), 'unknown item'],
    ['a price of its own', order({}, { price: 0.5 }), 'wrong price'],
    ['a cheaper extra', order({}, { sub_items: [medium, { ...bacon, price: 0 }] }), 'Bacon: wrong price'],
    ['a missing choice', order({}, { sub_items: [bacon] }), 'How done? is missing'],
    [
      'two choices of one',
      order({}, { sub_items: [medium, { ...medium, item_id: '101901', name: 'Rare' }] }),
      'too many',
    ],
    ['a choice twice', order({}, { sub_items: [medium, bacon, bacon] }), 'stands twice'],
    [
      'a choice of another item',
      order({}, { sub_items: [medium, { ...bacon, item_id: '100101' }] }),
      'unknown choice',
    ],
    [
      'fewer extras than burgers',
      order({}, { sub_items: [medium, { ...bacon, amount: 1 }] }),
      'wrong amount',
    ],
    ['a time that has passed', order({ delivery_time: '2026-11-21 11:59:59' }), 'delivery time expired'],
    ['a day that is none', order({ delivery_time: '2026-02-30 12:00:00' }), 'no such delivery time'],
    ['another room', order({ location: 'Room 102' }), 'not your room'],
    ['another room in other words', order({ location: 'room no. 102, please' }), 'not your room'],
    ['no guest', order({ guestName: '' }), 'invalid data: guestName'],
    ['the name of another guest', order({ guestName: 'Layla Haddad' }), 'not your name'],
    ['a day in 2099', order({ delivery_time: '2099-01-01 12:00:00' }), 'delivery after your stay'],
    ['the day after the stay', order({ delivery_time: '2026-11-25 00:30:00' }), 'delivery after your stay'],
    [
      'a book as its note',
      order({ additional_text: 'n'.repeat(200_000) }),
      'additional_text: Invalid length: Expected <=2000',
    ],
    [
      'a note that is too long',
      order({ additional_text: 'n'.repeat(2001) }),
      'additional_text: Invalid length: Expected <=2000',
    ],
    [
      'a place that is too long',
      order({ location: 'l'.repeat(301) }),
      'location: Invalid length: Expected <=300',
    ],
    [
      'too many lines',
      order({ cart: Array(1000).fill(order().cart[0]) }),
      'cart: Invalid length: Expected <=200',
    ],
    ['an empty cart', order({ cart: [] }), 'invalid data: cart'],
    ['half a burger', order({}, { amount: 0.5 }), 'invalid data: cart.0.main_item.amount'],
    ['a field that is none', order({ tip: 2 }), 'invalid data: tip'],
  ])('TRUST-04 with %s is refused and not kept', async (_what, sent, reason) => {
    const { device, desk } = await lunch()
    const reply = await device.ask(transmit, sent)
    expect(reply.status).toBe('ERROR')
    expect(reply.message).toContain(reason)
    expect(desk.orders()).toEqual([])
  })

  it('TRUST-04 of a large size is taken: 200 lines, 2,000 characters, the last evening of the stay', async () => {
    const { device, desk } = await lunch()
    const large = order({
      cart: Array(200).fill(order().cart[0]),
      additional_text: 'n'.repeat(2000),
      location: 'Room service counter',
      guestName: 'BERGER',
      delivery_time: '2026-11-24 23:30:00',
    })
    expect((await device.ask(transmit, large)).status).toBe('OK')
    expect(desk.orders()[0]?.cart).toHaveLength(200)
  })

  it('TRUST-04 is held to each guest of a room, and to the account of the room', async () => {
    const { guest, desk, origin } = await lunch()
    const giulia = await connect(origin)
    onTestFinished(() => giulia.close())
    await giulia.ask('SQMOD_Auth.authenticate', { room: '102', name: 'Rossi', userId: '710258' })
    const ofRossi = (guestName: string) => order({ guestName, location: 'Room 102' })
    expect(await giulia.ask(transmit, ofRossi('Marco Rossi'))).toMatchObject({ message: 'not your name' })
    expect((await giulia.ask(transmit, ofRossi('Giulia Rossi'))).status).toBe('OK')
    const chidi = await guest('103', 'Okafor')
    for (const guestName of ['House Okafor', 'Chidi Okafor'])
      expect((await chidi.ask(transmit, order({ guestName, location: 'Room 103' }))).status).toBe('OK')
    expect(desk.orders().map(({ room }) => room)).toEqual(['102', '103', '103'])
  })

  it('is taken for this very minute, by the clock of the house', async () => {
    const { device } = await lunch()
    expect((await device.ask(transmit, order({ delivery_time: '2026-11-21 12:00:00' }))).status).toBe('OK')
  })

  it.each([
    ['17:59', 'ERROR'],
    ['18:00', 'OK'],
    ['23:59', 'OK'],
    ['01:59', 'OK'],
    ['02:01', 'ERROR'],
  ])('for the bar at %s is answered %s', async (time, status) => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    hotel.desk.clock({ now: `2026-11-22T${time}:00+01:00` })
    const gin = everyItem((await content(device, 'en', 2)).retail_items).find(
      (item) => item.purchase_flow?.length === 0,
    )
    const cart = [
      {
        main_item: {
          amount: 1,
          item_id: String(gin?.id),
          name: gin?.shop_item_title,
          price: gin?.shop_item_price,
          sub_items: [],
        },
      },
    ]
    const reply = await device.ask(
      transmit,
      order({ shop_id: 2, cart, delivery_time: '2026-11-23 20:00:00' }),
    )
    expect(reply.status).toBe(status)
  })

  it('goes to no shop that the desk has closed, and again to one that it has opened', async () => {
    const { device, desk } = await lunch()
    desk.shop({ id: 1, isOpen: false })
    expect(await device.ask(transmit, order())).toEqual({ status: 'ERROR', message: 'the shop is closed' })
    desk.shop({ id: 1, isOpen: true })
    expect((await device.ask(transmit, order())).status).toBe('OK')
  })

  it('ORD-11 of a guest who is known but not checked in is refused with the very words', async () => {
    const { desk, ...hotel } = await lunch()
    const device = await hotel.guest('104', 'Novak')
    const sent = order({ guestName: 'Petra Novak', location: 'Room 104' })
    expect(await device.ask(transmit, sent)).toEqual({ status: 'ERROR', message: 'room not checked in' })
    desk.checkin({ room: '104' })
    expect((await device.ask(transmit, sent)).status).toBe('OK')
  })

  it('of a room that is not checked in, or of a walk-in guest, is refused', async () => {
    const { device, desk } = await lunch()
    desk.checkout({ room: '101' })
    expect(await device.ask(transmit, order())).toEqual({ status: 'ERROR', message: 'room not checked in' })
    await device.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    expect((await device.ask(transmit, order())).status).toBe('ERROR')
    expect(desk.orders()).toEqual([])
  })
})

describe('an order on its way', () => {
  const at = { hotel: 'Hotel Aurora', shop: 'Room service' }

  async function ordered() {
    const hotel = await lunch()
    await hotel.device.ask(transmit, order())
    const step = (status: string, more: object = {}) =>
      hotel.post('/desk/api/order', { id: 9041, status, ...more })
    return { ...hotel, step }
  }

  it('has a total, and the state that the desk gave it, which the room is told at once', async () => {
    const { device, guest, desk, step } = await ordered()
    // Two burgers at 14.50, bacon at 2.00 on each.
    expect(desk.orders()).toMatchObject([{ ...at, total: 33, status: 'sent', steps: [] }])
    const second = await guest()
    const neighbour = await guest('105', 'Haddad')
    const answer = await (await step('accepted')).json()
    expect(answer).toMatchObject({ id: 9041, status: 'accepted', devices: 2 })
    for (const own of [device, second]) {
      const { dispatch, payload } = await own.hearPush('orderStatus')
      expect(dispatch).toMatchObject({ module: 'SQMOD_RetailSystem', port: 22209 })
      const root = { order_id: 9041, status: 'accepted', at: '2026-11-21 12:00:00' }
      expect(payload).toEqual({ status: 'OK', root })
      expect(v.safeParse(orderStatus.payload, payload.root).success).toBe(true)
    }
    await neighbour.ask('SQMOD_TVMessages.loadTvMessages', {})
    expect(neighbour.heard().join()).not.toContain('orderStatus')
    await step('on_the_way')
    await step('delivered')
    expect(desk.orders()[0]).toMatchObject({
      status: 'delivered',
      steps: ['accepted', 'on_the_way', 'delivered'].map((status) => ({ status, reason: '' })),
    })
  })

  it('NET-04 tells a device that was out of reach its last step, with the time of the step', async () => {
    const { device: phone, desk, step, origin } = await ordered()
    phone.close()
    await phone.closed
    desk.clock({ now: '2026-11-21T11:10:00Z' })
    await step('accepted')
    desk.clock({ now: '2026-11-21T11:20:00Z' })
    const again = await connect(origin, 'mobile=true', phone.headers)
    onTestFinished(() => again.close())
    await again.signIn('101', 'Berger')
    const { payload } = await again.hearPush('orderStatus')
    expect(payload.root).toEqual({ order_id: 9041, status: 'accepted', at: '2026-11-21 12:10:00' })
  })

  it('is cancelled with a reason for the guest', async () => {
    const { device, desk, step } = await ordered()
    await step('cancelled', { reason: 'No more burgers tonight.' })
    const { payload } = await device.hearPush('orderStatus')
    expect(payload.root).toMatchObject({ status: 'cancelled', reason: 'No more burgers tonight.' })
    expect(desk.orders()[0]?.steps).toMatchObject([{ reason: 'No more burgers tonight.' }])
  })

  it.each([
    ['delivered', 'accepted'],
    ['delivered', 'cancelled'],
    ['cancelled', 'delivered'],
    ['on_the_way', 'accepted'],
  ])('goes no way back: %s is not %s any more', async (first, then) => {
    const { device, desk, step } = await ordered()
    await step(first)
    const refused = await step(then)
    expect(refused.status).toBe(409)
    expect((await refused.json()).error.message).toMatch(/^Order 9041 is .* already\.$/)
    expect(desk.orders()[0]?.status).toBe(first)
    // Setting the same state again succeeds, but pushes nothing.
    expect((await step(first)).status).toBe(200)
    await device.ask('SQMOD_TVMessages.loadTvMessages', {})
    expect(device.heard().filter((text) => text.includes('orderStatus'))).toHaveLength(1)
  })

  it('has to be known, and to come to one of the states', async () => {
    const { step, post } = await ordered()
    expect((await step('eaten')).status).toBe(400)
    expect((await post('/desk/api/order', { id: 1, status: 'accepted' })).status).toBe(404)
  })
})
