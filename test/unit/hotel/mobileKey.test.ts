import { describe, expect, it } from 'vitest'
import { speak } from '../../hotel/db/stays.ts'
import { startTestHotel } from './testHotel.ts'

const at = '2026-11-21T09:30:00Z'

async function openResort() {
  const hotel = await startTestHotel()
  hotel.desk.clock({ now: at })
  const guests = [await hotel.guest('201', 'Miller')]
  const ask = async (path: string, body?: unknown, more: Record<string, string> = {}) => {
    const headers = { ...guests[0]?.headers, ...more }
    const answer = await (body === undefined ? hotel.get(path, { headers }) : hotel.post(path, body, headers))
    const json = (await answer.json()) as Record<string, unknown> & { error?: { code: string } }
    return { status: answer.status, json, code: json.error?.code }
  }
  const session = (change: object = {}, property = '2') =>
    ask(`/api/public/v2/property/${property}/onekey/session`, { ...miller, ...change })
  const login = (id: unknown) => ask('/api/onekey/auth/login', { id })
  const door = (token: unknown) =>
    ask('/api/onekey/salto-open-door', undefined, { authorization: `Bearer ${token}` })
  const openings = (room: string) => hotel.desk.room(room).door_openings
  /** Sets the guest of the requests from now on. */
  const askAs = (guest: (typeof guests)[number]) => guests.splice(0, 1, guest)
  return { ...hotel, ask, askAs, session, login, door, openings }
}

const miller = {
  room: '201',
  vendor: 'salto',
  device: 'ios',
  reservationNumber: '99104',
  expireAt: '2026-11-21T18:00:00Z',
}
const berger = {
  room: '101',
  vendor: 'assa_abloy',
  device: 'android',
  reservationNumber: '88012',
  expireAt: '2026-11-21T18:00:00Z',
  otpEmail: 'anna@example.com',
}

describe('the locks of Salto', () => {
  it.each([
    ['another room', { room: '202' }],
    ['the number of another reservation', { reservationNumber: '88012' }],
    ['no reservation', { reservationNumber: '0' }],
  ])('KEY-21 refuses %s', async (_, change) => {
    const { session, openings } = await openResort()
    expect((await session(change)).code).toBe('not_your_room')
    expect(openings('201')).toEqual([])
  })

  it('are for a guest who is signed in on the device, whatever else it knows', async () => {
    const { session, login, door, openings, askAs, device, guest } = await openResort()
    askAs(await device('mobile=true&mac=02:aa:20:02:01:01'))
    expect((await session()).code).toBe('not_your_room')
    askAs(await guest('101', 'Berger'))
    expect((await session()).code).toBe('not_your_room')
    expect((await login('guess')).code).toBe('no_session')
    expect((await door('guess')).code).toBe('no_key')
    expect(openings('201')).toEqual([])
  })

  it('refuses a room of another property, and a guest who has left', async () => {
    const { session, desk, login, door } = await openResort()
    const aurora = { settings: { onekey: { vendor: 'salto', saltoUseShip: true } } }
    desk.property({ id: '1', ...aurora })
    expect((await session({}, '1')).code).toBe('not_your_room')
    const { tokenId } = (await session()).json
    const { token } = (await login(tokenId)).json
    desk.checkout({ room: '201' })
    expect((await door(token)).code).toBe('no_key')
    expect((await session()).code).toBe('not_your_room')
  })

  it('KEY-06, KEY-11 refuses a key that has expired, or would outlive the stay', async () => {
    const { session, desk } = await openResort()
    expect((await session({ expireAt: '2026-11-21T09:30:00Z' })).code).toBe('expired')
    expect((await session({ expireAt: '2026-11-21T18:00:01Z' })).code).toBe('too_long')
    expect((await session({ expireAt: '2026-11-21T18:00:00.000Z' })).code).toBe('invalid')
    desk.clock({ now: '2026-11-21T18:00:00Z' })
    expect((await session()).code).toBe('expired')
  })

  it('lets neither a session nor a token wait for more than a minute', async () => {
    const { session, login, door, desk } = await openResort()
    const early = (await session()).json.tokenId
    const { token } = (await login((await session()).json.tokenId)).json
    desk.clock({ now: '2026-11-21T09:31:01Z' })
    expect((await login(early)).code).toBe('no_session')
    expect((await door(token)).code).toBe('no_key')
    expect((await door('')).code).toBe('no_key')
    expect((await login('nothing')).code).toBe('no_session')
  })

  it('makes who guesses numbers wait', async () => {
    const { session } = await openResort()
    for (let tries = 0; tries < 10; tries += 1) await session({ reservationNumber: String(tries) })
    expect((await session()).status).toBe(429)
  })

  it('KEY-04 are closed without the ship option', async () => {
    const { session, desk } = await openResort()
    desk.property({ id: '2', settings: { onekey: { vendor: 'salto', saltoUseShip: false } } })
    expect((await session()).code).toBe('no_such_lock')
  })

  it.each([{ device: 'windows' }, { room: 201 }, { extra: 1 }, { vendor: undefined }])(
    'takes nothing but what the protocol names: %j',
    async (change) => {
      const { session } = await openResort()
      expect((await session(change)).status).toBe(400)
    },
  )
})

describe('the keys behind a link', () => {
  async function openCity(change: object = {}) {
    const hotel = await openResort()
    hotel.askAs(await hotel.guest('101', 'Berger'))
    const link = (more: object = {}) =>
      hotel.ask('/api/public/v2/property/1/onekey/deeplink', { ...berger, ...change, ...more })
    const page = (address: unknown, code?: string) =>
      fetch(
        String(address),
        code === undefined ? {} : { method: 'POST', body: new URLSearchParams({ code }) },
      )
    return { ...hotel, link, page }
  }

  it.each(['assa_abloy', 'messerschmitt'])(
    'KEY-16, KEY-17, KEY-20 of %s ask for the code and open',
    async (vendor) => {
      const { link, page, desk, openings } = await openCity({ vendor })
      desk.property({ id: '1', settings: { onekey: { vendor, saltoUseShip: false } } })
      const { json } = await link()
      expect(await (await page(json.link)).text()).toContain('6-digit code')
      const [mailed] = desk.room('101').key_codes
      const wrong = mailed?.code === '000000' ? '111111' : '000000'
      expect((await page(json.link, wrong)).status).toBe(422)
      expect(await (await page(json.link, mailed?.code)).text()).toContain('Door 101 is open')
      expect(openings('101')).toMatchObject([{ vendor, device: 'android' }])
      expect((await page(json.link, mailed?.code)).status).toBe(410)
    },
  )

  it('speak the language that the guest has chosen on the page, has in the app, or has on the device', async () => {
    const { link, desk, services } = await openCity()
    const { json } = await link()
    const code = desk.room('101').key_codes[0]?.code ?? ''
    const read = async (query: string, device: string, typed?: string) => {
      const headers = { 'accept-language': device }
      const body = typed === undefined ? {} : { method: 'POST', body: new URLSearchParams({ code: typed }) }
      return (await fetch(`${json.link}${query}`, { headers, ...body })).text()
    }
    const german = await read('', 'de-AT,de;q=0.9')
    expect(german).toContain('<html lang="de" dir="ltr">')
    expect(german).toContain('<h1>Tür 101</h1>')
    expect(german).toContain('href="?lang=fr"')
    // What the guest has chosen in the app, the hotel knows.
    speak(services.db, '101', 'ar')
    const arabic = await read('', 'de')
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('افتح الباب')
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await read('?lang=fr', 'de', wrong)).toContain('Ce n’est pas le bon code.')
    const opened = await read('?lang=fr', 'de', code)
    expect(opened).toContain('La porte 101 est ouverte')
    expect(opened).toContain('/ONEapp/demo/mobilekey?property=1&amp;theme=1&amp;lang=fr')
    const used = await read('?lang=de', 'fr')
    expect(used).toContain('Dieser Schlüssel öffnet nichts')
    expect(used).toContain('Zurück zur App')
  })

  it('open nothing after five wrong codes', async () => {
    const { link, page, desk, openings } = await openCity()
    const { json } = await link()
    const [mailed] = desk.room('101').key_codes
    const wrong = mailed?.code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries += 1) await page(json.link, wrong)
    expect((await page(json.link, mailed?.code)).status).toBe(410)
    expect(openings('101')).toEqual([])
  })

  it.each([
    ['another room', { room: '102' }, 'not_your_room'],
    ['another maker', { vendor: 'messerschmitt' }, 'no_such_lock'],
    ['an expired key', { expireAt: '2026-11-21T09:00:00Z' }, 'expired'],
  ])('are not for %s', async (_, change, code) => {
    const { link } = await openCity()
    expect((await link(change)).code).toBe(code)
  })

  it('TRUST-09 mail the code to the address of the reservation alone; for another the desk has it', async () => {
    const { link, desk } = await openCity()
    const mine = await link()
    const other = await link({ otpEmail: 'somebody@else.example' })
    // Both responses are alike, so that nobody learns here which address belongs to a guest.
    expect(mine.status).toBe(200)
    expect(other.status).toBe(200)
    expect(desk.room('101').key_codes.map(({ mailed }) => mailed)).toEqual([true, false])
    expect(JSON.stringify([desk.room('101'), desk.calls()])).not.toContain('somebody')
  })

  it('KEY-19 need an address for the code', async () => {
    const { link } = await openCity()
    expect((await link({ otpEmail: '' })).status).toBe(400)
    expect((await link({ otpEmail: 'anna' })).status).toBe(400)
  })
})

it('no guest sees the door of another room, whatever is asked', async () => {
  const hotel = await startTestHotel()
  const titles = async (guest: Awaited<ReturnType<typeof hotel.guest>>, ask: object) =>
    ((await guest.ask('SQMOD_Camera.loadCameras', ask)).root as { title: string }[]).map(({ title }) => title)
  const anna = await hotel.guest()
  const miller = await hotel.guest('201', 'Miller')
  const stranger = await hotel.device()
  expect(await titles(anna, {})).toEqual(['Door', 'Corridor'])
  expect(await titles(miller, { room: '101', room_id: '101' })).toEqual(['Door'])
  expect(await stranger.ask('SQMOD_Camera.loadCameras', { room: '101' })).toMatchObject({ status: 'ERROR' })
  hotel.desk.ring({ room: '101' })
  await anna.hearPush('getPopUpCamera')
  const others = [...miller.heard(), ...stranger.heard()]
  expect(others.join('\n')).not.toContain('getPopUpCamera')
})

it('who has rung is on the picture for a while', async () => {
  const hotel = await startTestHotel()
  const device = await hotel.guest('201', 'Miller')
  const picture = async () => (await device.ask('SQMOD_Camera.loadCameras', {})).root
  const before = await picture()
  hotel.desk.ring({ room: '201' })
  expect(await picture()).not.toEqual(before)
  hotel.desk.clock({ now: new Date(Date.now() + 180_000).toISOString() })
  expect(await picture()).toEqual(before)
})
