import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { framed } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const languages = 'SQMOD_SystemSettings.getActiveLanguages'
const fault = { module: 'SQMOD_SystemSettings', function: 'getActiveLanguages' }

describe('a fault', () => {
  it('drop closes all channels at once; new ones are let in', async () => {
    const hotel = await startTestHotel()
    const first = await hotel.guest()
    const second = await hotel.device()
    hotel.desk.fault({ drop: true })
    const [[code], [other]] = await Promise.all([first.closed, second.closed])
    expect([code, other]).toEqual([1006, 1006])
    expect((await (await hotel.device()).ask(languages, {})).status).toBe('OK')
  })

  it('refuse turns new channels away and keeps the old', async () => {
    const hotel = await startTestHotel()
    const old = await hotel.device()
    hotel.desk.fault({ refuse: 30 })
    const refused = new WebSocket(`${hotel.origin.replace('http', 'ws')}/ws?mobile=true`)
    const reason = await new Promise<string>((resolve) =>
      refused.on('error', ({ message }) => resolve(message)),
    )
    expect(reason).toContain('503')
    expect((await old.ask(languages, {})).status).toBe('OK')
    hotel.desk.clearFaults()
    expect((await (await hotel.device()).ask(languages, {})).status).toBe('OK')
  })

  it('ERROR fails a call so many times', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    hotel.desk.fault({ ...fault, status: 'ERROR', times: 2 })
    const statuses = []
    for (let times = 0; times < 3; times += 1) statuses.push((await device.ask(languages, {})).status)
    expect(statuses).toEqual(['ERROR', 'ERROR', 'OK'])
  })

  it('delay brings the answer late, behind those asked after it', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    hotel.desk.fault({ ...fault, delay: 60, times: 1 })
    const late = device.ask(languages, {}).then(() => 'late')
    const soon = device.ask('SQMOD_Auth.authenticate', {}).then(() => 'soon')
    expect(await Promise.race([late, soon])).toBe('soon')
    expect(await late).toBe('late')
  })

  it('delay holds answers back until the faults are cleared', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    hotel.desk.fault({ ...fault, delay: 600_000 })
    hotel.desk.fault({ path: '/api/v1/oneapp/theme/1', delay: 600_000 })
    const call = device.ask(languages, {})
    const page = hotel.get('/api/v1/oneapp/theme/1')
    const soon = device.ask('SQMOD_Auth.authenticate', {}).then(() => 'soon')
    expect(await Promise.race([call, page, soon])).toBe('soon')
    hotel.desk.clearFaults()
    expect((await call).status).toBe('OK')
    expect((await page).status).toBe(200)
  })

  it('silent keeps the answer back and does nothing of what was asked', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    const event = { event_type: 'home', event_value: 'home', event_number: 0 }
    hotel.desk.fault({ module: 'SQMOD_Statistics', function: 'startEvent', silent: true, times: 1 })
    device.send(
      framed(
        JSON.stringify({
          dispatch: { module: 'SQMOD_Statistics', function: 'startEvent', message_id: 'unheard' },
          payload: event,
        }),
      ),
    )
    await device.ask(languages, {})
    expect(hotel.desk.calls({ module: 'SQMOD_Statistics' })).toMatchObject([{ status: 'SILENT' }])
    expect(device.heard().join('\n')).not.toContain('unheard')
    expect(hotel.desk.statistics()).toEqual([])
  })

  it('frame reaches every channel as it is', async () => {
    const hotel = await startTestHotel()
    const devices = [await hotel.device(), await hotel.guest()]
    hotel.desk.fault({ frame: 'not a frame' })
    for (const device of devices)
      expect(await device.hear((text) => (text === 'not a frame' ? text : undefined))).toBe('not a frame')
  })

  it('http answers a path with an error so many times, and leaves others alone', async () => {
    const { desk, get } = await startTestHotel()
    desk.fault({ path: '/api/v1/oneapp/theme/1', http: 500, times: 1 })
    const broken = await get('/api/v1/oneapp/theme/1')
    expect(broken.status).toBe(500)
    expect(await broken.json()).toMatchObject({ error: { code: 'out_of_order' } })
    expect((await get('/api/v1/oneapp/theme/1')).status).toBe(200)
    desk.fault({ path: '/api/v1/oneapp/*', http: 503 })
    expect((await get('/api/v1/oneapp/theme')).status).toBe(503)
    expect((await get('/api/v1/property/1/oneapp/settings')).status).toBe(200)
    expect(desk.calls({ module: 'HTTP' }).map(({ status }) => status)).toEqual([500, 200, 503, 200])
  })

  it('delay on a path holds the answer back', async () => {
    const { desk, get } = await startTestHotel()
    desk.fault({ path: '/api/v1/oneapp/theme/1', delay: 60, times: 1 })
    const late = get('/api/v1/oneapp/theme/1').then(() => 'late')
    const soon = get('/api/v1/oneapp/theme/2').then(() => 'soon')
    expect(await Promise.race([late, soon])).toBe('soon')
    expect(await late).toBe('late')
  })

  it('over the desk’s calls is checked, listed and cleared', async () => {
    const { get, post, desk, origin } = await startTestHotel()
    expect((await post('/desk/api/faults', { module: 'SQMOD_Auth', function: 'authenticate' })).status).toBe(
      400,
    )
    expect((await post('/desk/api/faults', { explode: true })).status).toBe(400)
    expect((await post('/desk/api/faults', { ...fault, status: 'ERROR' })).status).toBe(200)
    expect((await (await get('/desk/api/state')).json()).faults).toEqual([{ ...fault, status: 'ERROR' }])
    await fetch(`${origin}/desk/api/faults`, { method: 'DELETE' })
    expect(desk.state().faults).toEqual([])
  })
})
