import { describe, expect, it } from 'vitest'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const noon = Date.parse('2026-11-21T11:00:00Z')

interface Item {
  date: string
  time: string
  description: string
  amount: number
}

const ask = (device: Device, reservation_nr: unknown) =>
  device.ask('SQMOD_BillPreview.requestBillData', { reservation_nr })
const items = async (device: Device, reservation: string) =>
  ((await ask(device, reservation)).root as { items: Item[] }).items

describe('the bill', () => {
  it('has date, time, description and amount, oldest first, payments below zero', async () => {
    const hotel = await startTestHotel({ now: () => noon })
    const bill = await items(await hotel.guest(), '88012')
    expect(bill[0]).toEqual({
      date: '261119',
      time: '150400',
      description: 'Deposit, Visa card ending in 4417',
      amount: -200,
    })
    const moments = bill.map(({ date, time }) => date + time)
    expect(moments).toEqual(moments.toSorted())
    expect(bill.length).toBeGreaterThan(8)
  })

  it('has no line of a time that is still to come', async () => {
    // Two minutes past midnight in Vienna.
    const hotel = await startTestHotel({ now: () => Date.parse('2026-11-20T23:02:00Z') })
    const bill = await items(await hotel.guest(), '88012')
    expect(bill.map(({ date }) => date)).not.toContain('261121')
  })

  it('is one for each of two who share a room, and both may see both', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    const both = await device.ask('SQMOD_Auth.authenticate', { room: '102', name: 'Rossi' })
    expect(both.root).toMatchObject({ checkin: [{ reservation_nr: '88023', residents: [{}, {}] }] })
    const { root } = await device.ask('SQMOD_Auth.authenticate', {
      room: '102',
      name: 'Rossi',
      userId: '710258',
    })
    expect(root).toMatchObject({
      checkin: [
        { id: '710258', name: 'Giulia', reservation_nr: '88024', residents: [{ id: '710258' }] },
        { id: '710274', name: 'Marco', reservation_nr: '88023', residents: [{ id: '710274' }] },
      ],
    })
    const [marco, giulia] = [await items(device, '88023'), await items(device, '88024')]
    expect(marco.map(({ description }) => description)).toContain('Garage, one day')
    expect(giulia.map(({ description }) => description)).toContain('Spa, facial treatment')
    expect(marco).not.toEqual(giulia)
  })

  it('is nobody else’s, and a walk-in guest has none', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    expect(await ask(device, '88023')).toEqual({ status: 'ERROR', message: 'not your reservation' })
    expect((await ask(device, 88012)).message).toMatch(/^invalid data: reservation_nr/)
    const walkIn = await hotel.device()
    await walkIn.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    expect((await ask(walkIn, '88012')).status).toBe('ERROR')
    hotel.desk.checkout({ room: '101' })
    expect(await ask(device, '88012')).toEqual({ status: 'ERROR', message: 'room not checked in' })
  })

  it('grows by what the desk adds', async () => {
    const hotel = await startTestHotel({ now: () => noon })
    const device = await hotel.guest()
    const line = { room: '101', description: 'Late check-out', amount: 45.5 }
    const added = await hotel.post('/desk/api/bills', line)
    expect(added.status).toBe(201)
    expect(await added.json()).toMatchObject({
      reservation_nr: '88012',
      date: '2026-11-21',
      time: '12:00:00',
    })
    expect((await items(device, '88012')).at(-1)).toEqual({
      date: '261121',
      time: '120000',
      description: 'Late check-out',
      amount: 45.5,
    })
    await hotel.post('/desk/api/bills', { ...line, room: '102', reservation_nr: '88024' })
    const bills: { reservation_nr: string; description: string }[] = await (
      await hotel.get('/desk/api/bills/102')
    ).json()
    expect(bills).toContainEqual(expect.objectContaining({ reservation_nr: '88024', amount: 45.5 }))
    expect((await hotel.post('/desk/api/bills', { ...line, room: '999' })).status).toBe(404)
    expect((await hotel.post('/desk/api/bills', { ...line, reservation_nr: '88023' })).status).toBe(404)
    expect((await hotel.post('/desk/api/bills', { room: '101', description: ' ', amount: 1 })).status).toBe(
      400,
    )
    expect((await hotel.get('/desk/api/bills/999')).status).toBe(404)
  })
})

const burgers = (amount: number) => ({
  main_item: {
    ...{ amount, item_id: '1019', name: 'Free lunch', price: 14.5 },
    sub_items: [
      { amount, item_id: '101902', name: 'Medium', price: 0 },
      { amount, item_id: '101904', name: 'Bacon', price: 2 },
    ],
  },
})
const toRoom = 'Payment: charge to the room'
const order = (additional_text: string, guestName = 'Anna Berger') => ({
  guestName,
  shop_id: 1,
  delivery_time: '2026-11-22 19:30:00',
  additional_text,
  location: 'Reception',
  cart: [burgers(2)],
})
const send = (device: Device, additional_text = toRoom, messageId?: string, guestName?: string) =>
  device.ask('SQMOD_RetailSystem.transmitOrder', order(additional_text, guestName), messageId)
const buy = (device: Device, what: object, messageId?: string) =>
  device.ask('SQMOD_VideoOnDemand.getBuyMovie', { voucher: false, ...what }, messageId)

describe('what a guest charges to the room', () => {
  async function opened(now = noon) {
    const hotel = await startTestHotel({ now: () => now })
    hotel.desk.property({ id: '1', settings: { payment: { room: true } } })
    const device = await hotel.guest()
    const before = await items(device, '88012')
    return {
      ...hotel,
      device,
      connect: hotel.device,
      /** The lines that are new since the start. */
      added: async () => (await items(device, '88012')).slice(before.length),
    }
  }
  const film = { description: 'Film: The Long Shore', amount: 9.9 }
  const dinner = { description: 'Room service: 2 × Burger', amount: 33 }
  const atNoon = { date: '261121', time: '120000' }

  it('FIND-05, VOD-16 a film and a package are on the bill at once, by the clock of the house', async () => {
    const { device, added } = await opened()
    await buy(device, { movie_id: 41 })
    expect(await added()).toEqual([{ ...atNoon, ...film }])
    await buy(device, { pckg_id: 2 })
    expect((await added())[1]).toMatchObject({ ...atNoon, description: 'Film package: An evening for two' })
    // Half past midnight in Vienna, when it is still yesterday elsewhere.
    const late = await opened(Date.parse('2026-11-20T23:30:00Z'))
    await buy(late.device, { movie_id: 41 })
    expect(await late.added()).toEqual([{ date: '261121', time: '003000', ...film }])
  })

  it('FIND-05, ORD-19 an order to the room is, at the hotel’s prices and by its names; others are not', async () => {
    const { device, added } = await opened()
    for (const payment of ['Payment: cash', 'Payment: credit card', '', `Payment: cash\n${toRoom}`])
      expect((await send(device, payment)).status).toBe('OK')
    expect(await added()).toEqual([])
    expect((await send(device, `${toRoom}\nNo onions, please`)).status).toBe('OK')
    expect(await added()).toEqual([{ ...atNoon, ...dinner }])
  })

  it('stands there once, however often the message comes', async () => {
    const { device, guest, added } = await opened()
    for (const own of [device, device, await guest()]) {
      await send(own, toRoom, 'one-order')
      await buy(own, { movie_id: 41 }, 'one-film')
    }
    expect(await added()).toMatchObject([dinner, film])
    // What the room has already is not charged again.
    await buy(device, { movie_id: 41 }, 'another-message')
    expect(await added()).toHaveLength(2)
  })

  it('VOD-18 does not include what a voucher has paid, or what was refused', async () => {
    const { device, desk, added } = await opened()
    await buy(device, { movie_id: 41, voucher: true })
    await buy(device, { pckg_id: 2, voucher: true })
    expect((await buy(device, { movie_id: 42, voucher: true })).status).toBe('ERROR')
    expect((await buy(device, { movie_id: 9999 })).status).toBe('ERROR')
    desk.shop({ id: 1, isOpen: false })
    expect((await send(device)).status).toBe('ERROR')
    expect(await added()).toEqual([])
  })

  it.each([[{ room: false }], [{}], [null]])(
    'ORD-19 is no order where the hotel offers %j',
    async (payment) => {
      const { device, desk, added } = await opened()
      desk.property({ id: '1', settings: { payment } })
      expect(await send(device)).toEqual({ status: 'ERROR', message: 'no charge to the room' })
      expect(desk.orders()).toEqual([])
      expect(await added()).toEqual([])
      expect((await send(device, 'Payment: cash')).status).toBe('OK')
    },
  )

  it('BILL-03 is on the bill of the guest who ordered, not on that of who shares the room', async () => {
    const hotel = await opened()
    const device = await hotel.connect()
    await device.ask('SQMOD_Auth.authenticate', { room: '102', name: 'Rossi', userId: '710258' })
    const marcos = await items(device, '88023')
    await buy(device, { movie_id: 41 })
    await send(device, toRoom, undefined, 'Giulia Rossi')
    expect((await items(device, '88024')).slice(-2)).toMatchObject([film, dinner])
    expect(await items(device, '88023')).toEqual(marcos)
    expect(await hotel.added()).toEqual([])
  })

  it('is written in the language of the room', async () => {
    const hotel = await opened()
    const device = await hotel.guest('106', 'Schmidt')
    await buy(device, { pckg_id: 7 })
    await send(device, toRoom, undefined, 'Jonas Schmidt')
    expect((await items(device, '88064')).slice(-2)).toMatchObject([
      { description: 'Filmpaket: Wochenendpass' },
      { description: 'Zimmerservice: 2 × Burger' },
    ])
  })

  it('is credited once when the order is cancelled, and only then', async () => {
    const { device, desk, added } = await opened()
    await send(device)
    await send(device, 'Payment: cash')
    await send(device)
    desk.order({ id: 9041, status: 'accepted' })
    expect(await added()).toMatchObject([dinner, dinner])
    for (const id of [9043, 9043, 9042]) desk.order({ id, status: 'cancelled', reason: 'No burgers.' })
    const credit = { ...atNoon, description: 'Order cancelled: Room service', amount: -33 }
    expect(await added()).toMatchObject([dinner, dinner, credit])
    desk.order({ id: 9041, status: 'delivered' })
    expect(await added()).toHaveLength(3)
  })
})
