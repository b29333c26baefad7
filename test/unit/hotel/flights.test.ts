import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Airport, FlightList } from '../../../src/contract/flights.ts'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

// A Saturday noon in Vienna.
const noon = Date.parse('2026-11-21T11:00:00Z')

const ask = (device: Device, more: object = {}) =>
  device.ask('SQMOD_FlightInfo.getFlights', {
    airport_id: 1,
    term: '',
    offset: 10,
    start: 0,
    type: 'departure',
    ...more,
  })

const flights = async (device: Device, more: object = {}) =>
  v.parse(FlightList, (await ask(device, more)).root)

async function noonIn() {
  const hotel = await startTestHotel({ now: () => noon })
  return { hotel, device: await hotel.guest() }
}

describe('the flights', () => {
  it('are those of three airports, four hundred of them around now', async () => {
    const { hotel, device } = await noonIn()
    for (const guest of [device, await hotel.guest('201', 'Miller')]) {
      const { root } = await guest.ask('SQMOD_FlightInfo.getAirports', {})
      const airports = v.parse(v.array(Airport), root)
      expect(airports).toHaveLength(3)
      let amount = 0
      for (const { id } of airports)
        for (const type of ['departure', 'arrival'])
          amount += (await flights(guest, { airport_id: id, type })).amount
      expect(amount).toBe(400)
    }
  })

  it('have a code, a name and a zone of their airport', async () => {
    const { device } = await noonIn()
    const { root } = await device.ask('SQMOD_FlightInfo.getAirports', {})
    expect(root).toContainEqual({
      id: 1,
      code: 'VIE',
      name: 'Vienna International',
      timezone: 'Europe/Vienna',
    })
  })

  it('come in pages, in the order of their time, each flight once', async () => {
    const { device } = await noonIn()
    const all = await flights(device, { offset: 50 })
    const pages = [0, 10, 20, 30, 40].map((start) => flights(device, { start }))
    const paged = (await Promise.all(pages)).flatMap(({ flight_data }) => flight_data)
    expect(paged).toEqual(all.flight_data)
    const times = paged.map(({ scheduled_gate_time }) => scheduled_gate_time)
    expect(times).toEqual(times.toSorted())
    expect(new Set(paged.map(({ flight_number }) => flight_number)).size).toBe(50)
    expect((await flights(device, { start: 5000 })).flight_data).toEqual([])
  })

  it('stand as a board at the airport would show them', async () => {
    const { device } = await noonIn()
    const { flight_data } = await flights(device, { offset: 50 })
    for (const flight of flight_data) {
      expect(flight).toMatchObject({ from: 'VIE', origin_city: 'Vienna', baggage_claim: '' })
      expect(flight.flight_number).toMatch(/^\w{2} \d{3,}$/)
      expect(flight.destination_city).not.toBe('')
      const minutes = (Date.parse(flight.estimated_gate_time) - noon) / 60_000
      if (flight.status === 'Departed') expect(minutes).toBeLessThanOrEqual(0)
      if (flight.status === 'Boarding') expect(minutes).toBeGreaterThan(20)
    }
    const statuses = new Set(flight_data.map(({ status }) => status))
    for (const status of ['Departed', 'Boarding', 'On time', 'Delayed']) expect(statuses).toContain(status)
    const arrivals = await flights(device, { offset: 50, type: 'arrival' })
    expect(arrivals.flight_data[0]).toMatchObject({ to: 'VIE', destination_city: 'Vienna' })
    const landed = arrivals.flight_data.filter(({ status }) => /Landed|Baggage/.test(status))
    expect(landed.length).toBeGreaterThan(0)
    for (const { baggage_claim } of landed) expect(baggage_claim).toMatch(/^\d$/)
  })

  it('are found by number, airline, city or code', async () => {
    const { device } = await noonIn()
    const [first] = (await flights(device)).flight_data
    const number = first?.flight_number ?? ''
    for (const term of [number, number.replace(' ', '').toLowerCase()])
      expect((await flights(device, { term })).flight_data.map((one) => one.flight_number)).toContain(number)
    const { amount, flight_data } = await flights(device, { term: 'zurich', offset: 50 })
    expect(amount).toBe(flight_data.length)
    expect(new Set(flight_data.map(({ to }) => to))).toEqual(new Set(['ZRH']))
    expect(await flights(device, { term: 'Atlantis' })).toEqual({ amount: 0, flight_data: [] })
  })

  it('move on with the clock, and are the same when asked twice', async () => {
    const { hotel, device } = await noonIn()
    const before = await flights(device, { offset: 50 })
    expect(await flights(device, { offset: 50 })).toEqual(before)
    hotel.desk.clock({ now: '2026-11-21T20:00:00Z' })
    const after = await flights(device, { offset: 50 })
    expect(after.flight_data[0]?.scheduled_gate_time).toMatch(/^2026-11-21T19/)
    expect(after.amount).toBeGreaterThan(100)
  })

  it('are ten thousand where the seed is twenty-five times as large', async () => {
    const device = await (await startTestHotel({ scale: 25, now: () => noon })).guest()
    const amounts = [1, 2, 3].flatMap((airport_id) =>
      ['departure', 'arrival'].map(async (type) => (await flights(device, { airport_id, type })).amount),
    )
    expect((await Promise.all(amounts)).reduce((sum, amount) => sum + amount, 0)).toBe(10_000)
  })

  it('are open to a walk-in guest, not to a stranger', async () => {
    const { hotel } = await noonIn()
    const walkIn = await hotel.device()
    expect((await ask(walkIn)).status).toBe('ERROR')
    await walkIn.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    expect((await flights(walkIn)).flight_data).toHaveLength(10)
  })

  it.each([
    ['an airport that is none', { airport_id: 9 }, 'unknown airport'],
    ['more than fifty', { offset: 51 }, 'invalid data: offset'],
    ['none at all', { offset: 0 }, 'invalid data: offset'],
    ['a start before the first', { start: -1 }, 'invalid data: start'],
    ['a type that is none', { type: 'both' }, 'invalid data: type'],
  ])('refuse %s', async (_what, wrong, message) => {
    const { device } = await noonIn()
    expect(await ask(device, wrong)).toMatchObject({
      status: 'ERROR',
      message: expect.stringContaining(message),
    })
  })
})

describe('the board', () => {
  it('is read, and searched, in the language of the room; what the desk wrote stays as it is', async () => {
    const { hotel, device } = await noonIn()
    const inRoom = async (room: string, name: string) => {
      const guest = await hotel.guest(room, name)
      const read = async (type: string) => (await flights(guest, { offset: 50, type })).flight_data
      return { guest, all: [...(await read('departure')), ...(await read('arrival'))] }
    }
    const english = await inRoom('101', 'Berger')
    const german = await inRoom('106', 'Schmidt')
    const arabic = await inRoom('105', 'Haddad')
    for (const [at, { status, remark, ...rest }] of english.all.entries()) {
      const [inGerman, inArabic] = [german.all[at], arabic.all[at]]
      expect(inGerman).toMatchObject(rest)
      expect(inGerman?.status).not.toBe(status)
      expect(inArabic?.status).toMatch(/^\p{Script=Arabic}[^a-z]*$/iu)
      if (remark) expect([inGerman?.remark, inArabic?.remark]).not.toContain(remark)
    }
    const departed = (await flights(german.guest, { term: 'abgeflogen' })).amount
    expect(departed).toBeGreaterThan(0)
    expect((await flights(device, { term: 'departed' })).amount).toBe(departed)

    const flight = english.all.find(({ status }) => status === 'On time')
    const change = { airport_id: 1, type: 'departure', flight_number: flight?.flight_number }
    await hotel.post('/desk/api/flights', { ...change, status: 'Cancelled', remark: 'Strike' })
    const term = flight?.flight_number ?? ''
    expect((await flights(german.guest, { term })).flight_data).toMatchObject([
      { status: 'Gestrichen', remark: 'Strike' },
    ])
  })
})

describe('the desk', () => {
  it('changes gate and time of a flight, and all devices are told', async () => {
    const { hotel, device } = await noonIn()
    const walkIn = await hotel.device()
    await walkIn.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    const flight = (await flights(device, { offset: 50 })).flight_data.find((one) => one.status === 'On time')
    const change = { airport_id: 1, type: 'departure', flight_number: flight?.flight_number }
    const changed = await hotel.post('/desk/api/flights', { ...change, gate: 'F99', delay_minutes: 40 })
    expect(await changed.json()).toMatchObject({ gate: 'F99', status: 'Delayed', devices: 2 })
    for (const one of [device, walkIn]) {
      const { dispatch, payload } = await one.hearPush('flightInfoChanged')
      expect(dispatch).toMatchObject({ module: 'SQMOD_FlightInfo', port: 22215 })
      expect(payload.root).toEqual(change)
    }
    const { flight_data } = await flights(device, { term: flight?.flight_number ?? '' })
    const scheduled = Date.parse(flight?.scheduled_gate_time ?? '')
    expect(flight_data[0]).toMatchObject({
      gate: 'F99',
      remark: 'New gate',
      estimated_gate_time: new Date(scheduled + 40 * 60_000).toISOString().replace('.000', ''),
      last_update: '2026-11-21T11:00:00Z',
    })
    // A second change keeps the first.
    await hotel.post('/desk/api/flights', { ...change, status: 'Cancelled', remark: 'Strike' })
    expect((await flights(device, { term: flight?.flight_number ?? '' })).flight_data[0]).toMatchObject({
      gate: 'F99',
      status: 'Cancelled',
      remark: 'Strike',
    })
  })

  it('reads a board, and is told what it cannot change', async () => {
    const { hotel } = await noonIn()
    const read = async (query: string) => hotel.get(`/desk/api/flights?${query}`)
    const board = await (await read('airport=2&type=arrival')).json()
    expect(board[0]).toMatchObject({ to: 'BUD' })
    expect((await read('airport=9')).status).toBe(404)
    expect((await read('type=both')).status).toBe(400)
    const change = { airport_id: 1, type: 'departure', flight_number: 'XX 1', gate: 'B1' }
    expect((await hotel.post('/desk/api/flights', change)).status).toBe(404)
    expect((await hotel.post('/desk/api/flights', { gate: 'B1' })).status).toBe(400)
  })
})
