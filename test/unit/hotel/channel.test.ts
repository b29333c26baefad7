import { describe, expect, it, vi } from 'vitest'
import { framed } from './device.ts'
import { startTestHotel } from './testHotel.ts'

describe('the channel', () => {
  it('repeats the dispatch of the request in its reply', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    const dispatch = {
      module: 'SQMOD_SystemSettings',
      function: 'getActiveLanguages',
      port: 22201,
      cache_time: 60,
      message_id: '8f14e45f',
    }
    device.send(framed(JSON.stringify({ dispatch, payload: {} })))
    const reply = await device.hear((text) => text)
    expect(reply.startsWith('\u0002') && reply.endsWith('\u0003')).toBe(true)
    expect(JSON.parse(reply.slice(1, -1))).toMatchObject({ dispatch, payload: { status: 'OK' } })
  })

  it.each([
    ['no frame', 'PING'],
    ['an empty body', framed('')],
    ['no JSON', framed('{"dispatch":')],
    ['no dispatch header', framed('{"payload":{}}')],
    ['no message id', framed('{"dispatch":{"module":"SQMOD_Auth","function":"authenticate"},"payload":{}}')],
  ])('drops what is %s, says so in its log and stays up', async (_what, text) => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    device.send(text)
    expect((await device.ask('SQMOD_Auth.authenticate', {})).status).toBe('OK')
    expect(device.heard()).toHaveLength(1)
    expect(hotel.problems).toEqual([expect.stringContaining('a frame was dropped')])
  })

  it.each([5000, 100_000])('REAL-07 refuses data of %i levels, and goes on', async (levels) => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    const dispatch = { module: 'SQMOD_TVMessages', function: 'loadTvMessages', message_id: 'deep' }
    const payload = '['.repeat(levels) + ']'.repeat(levels)
    device.send(framed(`{"dispatch":${JSON.stringify(dispatch)},"payload":${payload}}`))
    expect((await device.ask('SQMOD_TVMessages.loadTvMessages', {})).status).toBe('OK')
    const [, reply = ''] = device.heard()
    expect(reply).toContain('"deep"')
    expect(reply).toContain('nested too deep')
    expect(hotel.problems).toEqual([])
  })

  it('answers ERROR to a call that it does not know, and to data that do not fit', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    expect(await device.ask('SQMOD_Kitchen.cook', {})).toEqual({ status: 'ERROR', message: 'unknown call' })
    expect(await device.ask('SQMOD_Auth.toString', {})).toEqual({ status: 'ERROR', message: 'unknown call' })
    const wrong = await device.ask('SQMOD_RetailSystem.getRetailInfo', { id: '1' })
    expect(wrong.status).toBe('ERROR')
    expect(wrong.message).toMatch(/^invalid data: id: /)
    const extra = await device.ask('SQMOD_RoomInformation.getRoomsByRoomnumber', {
      room_id: '101',
      all: true,
    })
    expect(extra.status).toBe('ERROR')
  })

  it.each([
    ['SQMOD_RoomInformation.getRoomsByRoomnumber', { room_id: '102' }],
    ['SQMOD_SystemSettings.setLanguageOfRoom', { room: '102', language: 'de' }],
  ])('refuses %s for another room', async (call, data) => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    expect(await device.ask(call, data)).toEqual({ status: 'ERROR', message: 'not your room' })
    expect(hotel.desk.room('102').language).toBe('en')
  })

  it('lets a stranger ask for languages and weather, and for nothing of a room', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    const open = await device.ask('SQMOD_SystemSettings.getActiveLanguages', {})
    expect(open.status).toBe('OK')
    for (const [call, data] of [
      ['SQMOD_RoomInformation.getRoomsByRoomnumber', { room_id: '101' }],
      ['SQMOD_TVMessages.loadTvMessages', {}],
      ['SQMOD_Camera.loadCameras', {}],
      ['SQMOD_RetailSystem.getRetailInfo', { id: 1 }],
      ['SQMOD_SystemSettings.setLanguageOfRoom', { room: '101', language: 'de' }],
      ['SQMOD_Statistics.startEvent', { event_type: 'home', event_value: 'home', event_number: 0 }],
    ] as const)
      expect(await device.ask(call, data)).toEqual({ status: 'ERROR', message: 'not authenticated' })
  })

  it('pings, hears the pong, and lets go of a device that leaves two pings unanswered', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const hotel = await startTestHotel({ pingEvery: 30_000 })
      const alive = await hotel.device()
      const dead = await hotel.device()
      vi.advanceTimersByTime(30_000)
      expect(await alive.hear((text) => text)).toBe(framed('PING'))
      alive.send(framed('PONG'))
      // The response to a later call shows that the pong has arrived.
      await alive.ask('SQMOD_Auth.authenticate', {})
      expect(hotel.desk.channels().map(({ lastPong }) => lastPong !== null)).toEqual([true, false])
      vi.advanceTimersByTime(60_000)
      await dead.closed
      expect(dead.heard()).toEqual([framed('PING'), framed('PING')])
      expect(hotel.desk.channels()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('closes with the hotel', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    await hotel.close()
    await device.closed
    expect(hotel.desk.channels()).toEqual([])
  })
})
