import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { accountsOf } from '../../hotel/http/nearby.ts'
import { startTestHotel } from './testHotel.ts'

interface Push {
  dispatch: { module: string; message_id: string }
  payload: unknown
}

describe('the front desk', () => {
  it('rings a door: all devices of the room see who is there, no other does', async () => {
    const hotel = await startTestHotel()
    const phone = await hotel.guest()
    hotel.desk.television({ id: 18, ip: '127.0.0.1' })
    const tv = await hotel.device('mac=02:aa:10:01:01:02')
    const neighbour = await hotel.guest('105', 'Haddad')
    expect(await (await hotel.post('/desk/api/ring', { room: '101', seconds: 5 })).json()).toEqual({
      devices: 2,
    })
    for (const device of [phone, tv]) {
      const { dispatch, payload }: Push = await device.hearPush('getPopUpCamera')
      expect(dispatch).toMatchObject({ module: 'SQMOD_Camera', port: 22205, cache_time: 0 })
      expect(payload).toMatchObject({
        status: 'OK',
        root: { cameraInfo: [{ seconds: 5, image_base64: expect.stringMatching(/^\/9j\//) }] },
      })
    }
    await neighbour.ask('SQMOD_Auth.authenticate', {})
    expect(neighbour.heard().join('\n')).not.toContain('getPopUpCamera')
  })

  it('pushes any event as it is', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    const payload = { anything: ['at', 'all'] }
    await hotel.post('/desk/api/push', { room: '101', function: 'getPopUpUnheardOf', payload })
    expect((await device.hearPush('getPopUpUnheardOf')).payload).toEqual(payload)
  })

  it('reads every call in the order received, by room, module and function, without passwords', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    await device.ask('SQMOD_Auth.authenticate', { room: '101', name: 'Berger', password: 'hunter2' })
    await device.signIn('105', 'Haddad')
    await device.ask('SQMOD_TVMessages.loadTvMessages', {})
    await hotel.get('/api/v1/oneapp/theme/1?room=105', { headers: device.headers })
    const calls = async (query: string) => (await hotel.get(`/desk/api/calls?${query}`)).json()
    const all: { module: string; function: string; status: unknown; data: unknown; at: string }[] =
      await calls('')
    expect(all.map((call) => [call.module, call.function, call.status])).toEqual([
      ['SQMOD_Auth', 'authenticate', 'OK'],
      ['SQMOD_Auth', 'authenticate', 'OK'],
      ['SQMOD_TVMessages', 'loadTvMessages', 'OK'],
      ['HTTP', 'GET /api/v1/oneapp/theme/1', 200],
    ])
    expect(JSON.stringify(all)).not.toContain('hunter2')
    expect(all[1]?.data).toEqual({ room: '105', name: 'Haddad' })
    expect(await calls('room=105')).toHaveLength(3)
    expect(await calls('room=105&module=SQMOD_Auth')).toHaveLength(1)
    expect(await calls('function=loadTvMessages')).toHaveLength(1)
    expect(await calls('room=&module=SQMOD_Auth&function=')).toHaveLength(2)
  })

  it('TRUST-09 takes nobody’s word for the room that a request or a log line is about', async () => {
    const hotel = await startTestHotel()
    const line = { lvl: 'warn', msg: 'forged', component: 'shell' }
    const claims = { cookie: 'room=105', referer: `${hotel.origin}/ONEapp/?room=105` }
    const { headers } = await hotel.guest()
    for (const cookie of [claims.cookie, `${headers.cookie}; ${claims.cookie}`])
      await hotel.post('/ONEapp/api/php_helpers/log.php?room=105', line, { ...claims, cookie })
    expect(hotel.desk.calls({ module: 'HTTP' })).toMatchObject([{ room: null }, { room: null }])
    expect(hotel.desk.logs()).toMatchObject([{ room: null }, { room: null }])
    await hotel.post('/ONEapp/api/php_helpers/log.php?room=101', line, headers)
    expect(hotel.desk.logs().at(-1)).toMatchObject({ room: '101' })
  })

  it('knows a room: its guests, TVs, controls, wake-ups and purchases', async () => {
    const { get } = await startTestHotel()
    const room = await (await get('/desk/api/rooms/102')).json()
    expect(room).toMatchObject({
      room: '102',
      checked_in: true,
      guests: [{ name: 'Marco' }, { name: 'Giulia' }],
      tvs: [{ id: 27 }],
      controls: {},
      wake_ups: [],
      purchases: [],
    })
    expect((await get('/desk/api/rooms/999')).status).toBe(404)
  })

  it.each(['orders', 'messages', 'mails', 'bookings', 'statistics', 'requests', 'logs'])(
    'lists %s',
    async (list) => {
      const { get } = await startTestHotel()
      const response = await get(`/desk/api/${list}`)
      expect(response.status).toBe(200)
      expect(Array.isArray(await response.json())).toBe(true)
    },
  )

  it('sets the clock, which runs on from there, and back to the real time', async () => {
    let now = Date.parse('2026-11-21T09:30:00Z')
    const { post, services } = await startTestHotel({ now: () => now })
    expect(await (await post('/desk/api/clock', { now: '2027-01-01T00:00:00Z' })).json()).toEqual({
      now: '2027-01-01T00:00:00.000Z',
    })
    now += 5000
    expect(services.clock.iso()).toBe('2027-01-01T00:00:05.000Z')
    expect((await post('/desk/api/clock', { now: 'soon' })).status).toBe(400)
    await post('/desk/api/clock', { now: null })
    expect(services.clock.iso()).toBe('2026-11-21T09:30:05.000Z')
  })

  it('resets the house to the seed, and leaves channels open', async () => {
    const hotel = await startTestHotel({ now: () => Date.parse('2026-11-21T09:30:00Z') })
    const seed = { rooms: hotel.desk.rooms(), messages: hotel.desk.messages(), shops: hotel.desk.shops() }
    const device = await hotel.guest()
    hotel.desk.message({ room: '101', text: 'Hello' })
    hotel.desk.checkout({ room: '105' })
    hotel.desk.shop({ id: 1, isOpen: false })
    hotel.desk.fault({ module: 'SQMOD_Auth', function: 'authenticate', status: 'ERROR' })
    hotel.desk.clock({ now: '2030-01-01T00:00:00Z' })
    expect((await hotel.post('/desk/api/reset', {})).status).toBe(200)
    expect({
      rooms: hotel.desk.rooms(),
      messages: hotel.desk.messages(),
      shops: hotel.desk.shops(),
    }).toEqual(seed)
    expect(hotel.desk.calls()).toEqual([])
    expect((await device.ask('SQMOD_Auth.authenticate', {})).root).toMatchObject({
      checkin: [{ room: '101' }],
    })
  })

  it('shows its page', async () => {
    const { get } = await startTestHotel()
    for (const [path, type] of [
      ['/desk', 'text/html'],
      ['/desk/desk.css', 'text/css'],
      ['/desk/desk.js', 'text/javascript'],
      ['/desk/orders.js', 'text/javascript'],
    ] as const) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain(type)
    }
    for (const path of ['/desk/nothing.js', '/desk/..%2fdesk.ts', '/desk/%2e%2e%2fdesk.ts'])
      expect((await get(path)).status).toBe(404)
  })

  it('knows the hotels: their clocks, and how they write prices', async () => {
    const { desk } = await startTestHotel()
    expect(desk.state().hotels).toEqual([
      {
        ...{ id: '1', name: 'Hotel Aurora', zone: 'Europe/Vienna' },
        currency: { symbol: 'EUR', decimals: 2, isInFront: true, isSpaced: true },
      },
      {
        ...{ id: '2', name: 'Isla Verde', zone: 'Atlantic/Canary' },
        currency: { symbol: '$', decimals: 2, isInFront: true, isSpaced: false },
      },
    ])
  })

  it('offers every call for a fault, and each of them can be hit', async () => {
    const { desk, device } = await startTestHotel()
    const names = desk.callnames()
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('SQMOD_RetailSystem.transmitOrder')
    const [module = '', name = ''] = 'SQMOD_SystemSettings.getActiveLanguages'.split('.')
    expect(names).toContain(`${module}.${name}`)
    desk.fault({ module, function: name, status: 'ERROR', times: 1 })
    expect((await (await device()).ask(`${module}.${name}`, {})).message).toBe('out of order')
    expect(names.filter((one) => one.startsWith('/')).every((path) => !path.includes(':'))).toBe(true)
  })

  it.each([
    ['101', 'as=phone', '/ONEapp/?property=1&theme=1&room=101&name=Berger&autologin=1'],
    ['101', 'as=tv', '/ONEapp/?property=1&theme=1&room=101&name=Berger&autologin=1&mode=tv'],
    ['201', 'as=kiosk', '/ONEapp/?property=2&theme=2&room=201&name=Miller&autologin=1&mode=kiosk'],
    [
      '102',
      'as=phone&guest=710258',
      '/ONEapp/?property=1&theme=1&room=102&name=Rossi&autologin=1&userId=710258',
    ],
    ['103', '', '/ONEapp/?property=1&theme=1&room=103&name=Okafor&autologin=1'],
  ])('opens the app as a guest of %s %s, and nothing of the guest before', async (room, form, address) => {
    const { get } = await startTestHotel()
    const answer = await get(`/desk/open/${room}`, { method: 'POST', body: new URLSearchParams(form) })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(address)
    for (const name of ['mode', 'room', 'name', 'checkin', 'userId'])
      expect(answer.headers.getSetCookie()).toContain(`${name}=; Max-Age=0; Path=/ONEapp/`)
  })

  it('opens it for nobody else: no unknown room, no unknown device, no stranger', async () => {
    const form = (as: string, headers = {}) => ({
      method: 'POST',
      headers,
      body: new URLSearchParams({ as }),
    })
    const { get } = await startTestHotel({ deskToken: 'let-me-in' })
    expect((await get('/desk/open/101', form('phone'))).status).toBe(401)
    const { get: here } = await startTestHotel()
    expect((await here('/desk/open/999', form('phone'))).status).toBe(404)
    expect((await here('/desk/open/101', form('fridge'))).status).toBe(400)
    for (const origin of ['https://evil.example', 'null'])
      expect((await here('/desk/open/101', form('phone', { origin }))).status).toBe(403)
  })

  it('TRUST-15 opens it by no address alone', async () => {
    const { get } = await startTestHotel()
    for (const address of ['/desk/open/106', '/desk/open/106?as=kiosk', '/desk/open/demo']) {
      const answer = await get(address)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []])
    }
  })

  it('hears of mails as they come', async () => {
    const { services, guest } = await startTestHotel()
    const heard: string[] = []
    services.deskEvents.listen((topic) => heard.push(topic))
    await (await guest()).ask('SQMOD_EMail.sendEMail', {
      email_to: 'desk@aurora.example',
      email_subject: 'Table',
      email_message: 'Tonight, please.',
    })
    expect(heard).toContain('mails')
  })

  it('moves a TV to another place of the network', async () => {
    const { post, desk } = await startTestHotel()
    expect((await post('/desk/api/television', { id: 17, ip: '10.20.1.99' })).status).toBe(200)
    expect(desk.room('101').tvs[0]).toMatchObject({ id: 17, ip: '10.20.1.99' })
    expect((await post('/desk/api/television', { id: 999, ip: '10.20.1.99' })).status).toBe(404)
    expect((await post('/desk/api/television', { id: 17, ip: 'somewhere' })).status).toBe(400)
  })

  it('tells its page what has changed, as it happens', async () => {
    const { origin, desk } = await startTestHotel()
    const response = await fetch(`${origin}/desk/api/changes`)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    desk.message({ room: '101', text: 'Hello' })
    let heard = ''
    while (!heard.includes('messages')) {
      const part = await reader?.read()
      if (!part || part.done) break
      heard += part.value
    }
    expect(heard).toContain('data: messages')
    await reader?.cancel()
  })
})

describe('who may stand behind the desk', () => {
  const token = { authorization: 'Bearer let-me-in' }

  it('with a token set: who has it, in a header or from the page’s address', async () => {
    const { get } = await startTestHotel({ deskToken: 'let-me-in' })
    expect((await get('/desk/api/orders')).status).toBe(401)
    expect((await get('/desk')).status).toBe(401)
    expect((await get('/desk/api/orders', { headers: { authorization: 'Bearer guess' } })).status).toBe(401)
    expect((await get('/desk/api/orders', { headers: token })).status).toBe(200)
    const page = await get('/desk?token=let-me-in')
    expect(page.status).toBe(200)
    expect(page.headers.getSetCookie()).toHaveLength(1)
    const [cookie = ''] = page.headers.get('set-cookie')?.split(';') ?? []
    expect((await get('/desk/api/orders', { headers: { cookie } })).status).toBe(200)
  })

  it('without one: this machine by its own name, not through a proxy', async () => {
    const { get, app, origin } = await startTestHotel()
    expect((await get('/desk/api/orders')).status).toBe(200)
    expect((await get('/desk/api/orders', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(
      403,
    )
    const from = (remoteAddress: string, url = `${origin}/desk/api/orders`) =>
      app.request(url, {}, { incoming: { socket: { remoteAddress } } })
    expect((await from('203.0.113.9')).status).toBe(403)
    expect((await from('127.0.0.1', 'http://hotel.example/desk/api/orders')).status).toBe(403)
    expect((await from('::1')).status).toBe(200)
  })

  it.each([
    'Forwarded: for=203.0.113.9',
    'Via: 1.1 proxy',
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Host: hotel.example',
    'X-Forwarded-Proto: https',
    'X-Real-IP: 203.0.113.9',
    'CF-Connecting-IP: 203.0.113.9',
    'Referer: https://hotel.example/desk',
    'Origin: https://hotel.example',
  ])('OPS-08 without one: not through a proxy that hands on %s', async (header) => {
    const { get } = await startTestHotel()
    const [name = '', value = ''] = header.split(/: (.*)/)
    for (const path of ['/desk', '/desk/desk.js', '/desk/api/orders'])
      expect([path, (await get(path, { headers: { [name]: value } })).status]).toEqual([path, 403])
    expect(
      (await get('/desk/api/orders', { headers: { referer: 'http://127.0.0.1:8004/desk' } })).status,
    ).toBe(200)
  })

  it('OPS-08 without one: not through a proxy that says nothing of itself and speaks HTTP 1.0', async () => {
    const { origin } = await startTestHotel()
    const statusOver = async (version: string) => {
      const { hostname, port, host } = new URL(origin)
      const socket = connect(Number(port), hostname)
      socket.write(`GET /desk/api/orders HTTP/${version}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      return Number((await text(socket)).split(' ')[1])
    }
    expect(await statusOver('1.0')).toBe(403)
    expect(await statusOver('1.1')).toBe(200)
  })

  it.each([
    ['names its own port', 'Host: localhost:8080'],
    ['names the port of the web', 'Host: 127.0.0.1'],
    ['keeps the connection for websockets', 'Connection: upgrade'],
  ])('OPS-08 without one: not through a proxy that says nothing of itself and %s', async (_, header) => {
    const { origin } = await startTestHotel()
    const { hostname, port, host } = new URL(origin)
    const statusWith = async (headers: string[]) => {
      const socket = connect(Number(port), hostname)
      socket.write(`${['GET /desk/api/orders HTTP/1.1', ...headers].join('\r\n')}\r\n\r\n`)
      socket.setTimeout(500, () => socket.end())
      return Number((await text(socket)).split(' ')[1])
    }
    const own = [`Host: ${host}`, 'Connection: close']
    expect(await statusWith(own)).toBe(200)
    const [name = ''] = header.split(':')
    expect(await statusWith([header, ...own.filter((one) => !one.startsWith(name))])).toBe(403)
  })

  it('OPS-08 without one: not through a service of this machine, whatever it sends', () => {
    const tables = `
      sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
       0: 0100007F:1F44 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1
       1: 0100007F:1F44 0100007F:C001 01 00000000:00000000 00:00000000 00000000     0        0 2
       2: 0100007F:C001 0100007F:1F44 01 00000000:00000000 00:00000000 00000000    33        0 3
       3: 0100007F:C002 0100007F:1F44 01 00000000:00000000 00:00000000 00000000  1000        0 4`
    expect(accountsOf(tables, { remotePort: 0xc001, localPort: 8004 })).toEqual([33])
    expect(accountsOf(tables, { remotePort: 0xc002, localPort: 8004 })).toEqual([1000])
    expect(accountsOf(tables, { remotePort: 0xc003, localPort: 8004 })).toEqual([])
  })

  it.runIf(process.getuid?.() === 0)(
    'OPS-08 without one: not to a process of the web server’s account',
    async () => {
      const { origin } = await startTestHotel()
      const ask = `fetch('${origin}/desk/api/orders').then(({ status }) => console.log(status))`
      const statusAs = async (uid: number) => {
        const client = spawn('/proc/self/exe', ['-e', ask], {
          uid,
          stdio: ['ignore', 'pipe', 'inherit'],
          cwd: '/',
        })
        return Number(await text(client.stdout))
      }
      expect(await statusAs(0)).toBe(200)
      expect(await statusAs(1000)).toBe(200)
      expect(await statusAs(33)).toBe(403)
    },
  )

  it('never: another page in the same browser', async () => {
    const { post, desk } = await startTestHotel()
    for (const origin of ['https://evil.example', 'null'])
      expect((await post('/desk/api/checkout', { room: '101' }, { origin })).status).toBe(403)
    expect(desk.room('101').checked_in).toBe(true)
  })
})
