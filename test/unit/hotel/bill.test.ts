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
