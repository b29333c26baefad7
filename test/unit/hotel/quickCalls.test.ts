import { describe, expect, it } from 'vitest'
import { startTestHotel } from './testHotel.ts'

const path = '/api/v1/property/1/oneapp/calls'

async function exchange() {
  const hotel = await startTestHotel()
  const device = await hotel.guest()
  const { cookie } = device.headers
  const headers = { cookie }
  const call = (target: unknown = 'reception', room = '101', own: Record<string, string> = headers) =>
    hotel.post(path, { room, target }, own)
  const started = async () => (await (await call()).json()) as { id: string; state: string }
  const state = async (id: string, own: Record<string, string> = headers) =>
    (await (await hotel.get(`${path}/${id}`, { headers: own })).json()).state
  const hangUp = (id: string, own: Record<string, string> = headers) =>
    hotel.get(`${path}/${id}`, { method: 'DELETE', headers: own })
  const desk = (id: string, to: string) => hotel.post('/desk/api/quickcalls', { id, state: to })
  return { hotel, device, headers, call, started, state, hangUp, desk }
}

const inSeconds = (seconds: number) => ({ now: new Date(Date.now() + seconds * 1000).toISOString() })

describe('a quick call', () => {
  it('is refused by the desk', async () => {
    const { started, state, hangUp, desk } = await exchange()
    const { id } = await started()
    await desk(id, 'failed')
    expect(await state(id)).toBe('failed')
    // A call that has ended keeps its state.
    expect(await (await hangUp(id)).json()).toEqual({ id, state: 'failed' })
    expect((await desk(id, 'connected')).status).toBe(409)
  })

  it('whose guest’s device is gone is put down', async () => {
    const { hotel, started, state, desk } = await exchange()
    const { id } = await started()
    await desk(id, 'connected')
    hotel.desk.clock(inSeconds(100))
    expect(await state(id)).toBe('connected')
    hotel.desk.clock(inSeconds(240))
    expect(await state(id)).toBe('connected')
    hotel.desk.clock(inSeconds(400))
    expect(hotel.desk.quickCalls()).toMatchObject([{ state: 'ended' }])
  })

  it('is one at a time for a room', async () => {
    const { call, started, hangUp } = await exchange()
    const { id } = await started()
    const second = await call('spa')
    expect([second.status, (await second.json()).error.code]).toEqual([409, 'busy'])
    await hangUp(id)
    expect((await call('spa')).status).toBe(200)
  })

  it('is made by a guest for the own room, to a department with a number', async () => {
    const { hotel, headers, call } = await exchange()
    expect((await call('reception', '105')).status).toBe(403)
    // A device with another cookie is not signed in.
    expect((await call('reception', '101', { cookie: 'device=another' })).status).toBe(401)
    expect((await call('kitchen')).status).toBe(400)
    expect(
      (await hotel.post('/api/v1/property/2/oneapp/calls', { room: '101', target: 'spa' }, headers)).status,
    ).toBe(403)
    hotel.desk.property({ id: '1', settings: { voip: { reception: '9' } } })
    expect((await call('spa')).status).toBe(404)
    expect(hotel.desk.quickCalls()).toEqual([])
    expect((await call('reception')).status).toBe(200)
  })

  it('of another room is as good as none', async () => {
    const { hotel, started, state, hangUp } = await exchange()
    const { id } = await started()
    const neighbour = await hotel.guest('105', 'Haddad')
    const theirs = neighbour.headers
    expect((await hotel.get(`${path}/${id}`, { headers: theirs })).status).toBe(404)
    expect((await hangUp(id, theirs)).status).toBe(404)
    expect((await hangUp('c-1')).status).toBe(404)
    expect((await hangUp('nonsense')).status).toBe(404)
    expect((await hotel.get(`${path}/${id}`, { headers: { cookie: 'device=another' } })).status).toBe(401)
    expect(await state(id)).toBe('ringing')
  })

  it('that the desk names wrongly is told so', async () => {
    const { desk } = await exchange()
    expect((await desk('c-1', 'connected')).status).toBe(404)
    expect((await desk('c-1', 'singing')).status).toBe(400)
  })
})
