import { describe, expect, it } from 'vitest'
import { plain } from '../../hotel/domains/checkin.ts'
import { startTestHotel } from './testHotel.ts'

interface Entry {
  id: string
  name: string
  last_name: string
  room: string
  permanent: number
  reservation_nr: string
  checkout: string
  residents: { id: string; name: string; permanent: number }[]
}

interface Root {
  content: unknown
  skin: { id: string; project_id: string }
  language?: { lang_key: string }
  checkin: Entry[]
}

const rootOf = ({ root }: { root?: unknown }) => root as Root

const guests = [
  ['101', 'Berger', 'en', ['Anna'], 'aurora'],
  ['102', 'Rossi', 'en', ['Marco', 'Giulia'], 'aurora'],
  ['105', 'Haddad', 'ar', ['Layla'], 'aurora'],
  ['106', 'Schmidt', 'de', ['Jonas'], 'aurora'],
  ['201', 'Miller', 'en', ['Grace'], 'isla-verde'],
] as const

describe('a guest who signs in', () => {
  it.each(guests)('is answered in full: %s %s', async (room, name, language, names, project) => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    const reply = await device.signIn(room, name)
    expect(reply.status).toBe('OK')
    const root = rootOf(reply)
    expect(root.skin).toEqual({ id: project === 'aurora' ? '1' : '2', project_id: project })
    expect(root.language).toEqual({ lang_key: language })
    expect(root.checkin).toHaveLength(1)
    expect(root.checkin[0]?.residents.map((resident) => resident.name)).toEqual(names)
  })

  it('gets an entry with its fields, the check-out in UTC at the house’s own hour', async () => {
    const hotel = await startTestHotel({ now: () => Date.parse('2026-11-21T09:30:00Z') })
    const device = await hotel.device()
    const [entry] = rootOf(await device.signIn('101', 'Berger')).checkin
    expect(entry).toEqual({
      id: '710141',
      name: 'Anna',
      last_name: 'Berger',
      room: '101',
      permanent: 0,
      reservation_nr: '88012',
      checkout: '2026-11-24T10:00:00.000Z',
      residents: [{ id: '710141', name: 'Anna', permanent: 0 }],
    })
    const [resort] = rootOf(await device.signIn('201', 'Miller')).checkin
    expect(resort?.checkout).toBe('2026-11-21T12:00:00.000Z')
  })

  it('into a room with a house account finds it beside the guest, each with id and permanent', async () => {
    const hotel = await startTestHotel()
    const [entry] = rootOf(await (await hotel.device()).signIn('103', 'Okafor')).checkin
    expect(entry).toMatchObject({ id: '103', permanent: 1, last_name: 'Okafor' })
    expect(entry?.residents).toEqual([
      { id: '103', name: 'House', permanent: 1 },
      { id: '710389', name: 'Chidi', permanent: 0 },
    ])
  })

  it('is told apart from a namesake by the user id alone', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    const both = await device.ask('SQMOD_TVMessages.loadTvMessages', {})
    expect(both).toMatchObject({ status: 'ERROR', message: 'not authenticated' })
    await device.signIn('102', 'Rossi')
    expect(await device.ask('SQMOD_TVMessages.loadTvMessages', {})).toMatchObject({
      status: 'ERROR',
      message: 'several guests share the room',
    })
    const reply = await device.ask('SQMOD_Auth.authenticate', {
      room: '102',
      name: 'Rossi',
      userId: '710258',
    })
    expect(rootOf(reply).checkin[0]).toMatchObject({ id: '710258', name: 'Giulia' })
    expect(rootOf(reply).checkin[0]?.residents).toHaveLength(1)
    expect((await device.ask('SQMOD_TVMessages.loadTvMessages', {})).status).toBe('OK')
  })

  it.each(['BERGER', 'berger', '  Berger ', 'Bérgér'])('may write the name as %j', async (name) => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    expect(rootOf(await device.signIn('101', name)).checkin).toHaveLength(1)
  })

  it.each([
    ['an unknown room', { room: '999', name: 'Berger' }],
    ['the house’s own account', { room: '103', name: 'Account' }],
    ['a room of the other property', { room: '201', name: 'Berger' }],
    ['a room that is not checked in', { room: '104', name: 'Berger' }],
    ['no name', { room: '101' }],
    ['a wrong user id', { room: '101', name: 'Berger', userId: '1' }],
    ['a wrong day of arrival', { room: '101', name: 'Berger', checkin: '1999-01-01' }],
  ])('LOGIN-11 with %s gets the very answer of a wrong name', async (_, sent) => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    const wrong = await device.signIn('101', 'Bergmann')
    expect(wrong.status).toBe('OK')
    expect(rootOf(wrong).checkin).toEqual([])
    expect(await device.ask('SQMOD_Auth.authenticate', sent)).toEqual(wrong)
    expect(await device.ask('SQMOD_Auth.authenticate', {})).toEqual(wrong)
  })

  it('must fit day of arrival and password where they are sent', async () => {
    const hotel = await startTestHotel({ now: () => Date.parse('2026-11-21T09:30:00Z') })
    const device = await hotel.device()
    const sent = { room: '101', name: 'Berger' }
    const listed = async (more: object) =>
      rootOf(await device.ask('SQMOD_Auth.authenticate', { ...sent, ...more })).checkin.length
    expect(await listed({ checkin: '2026-11-19' })).toBe(1)
    expect(await listed({ checkin: '2026-11-20' })).toBe(0)
    expect(await listed({ password: '88012' })).toBe(1)
    expect(await listed({ password: 'guess' })).toBe(0)
  })

  it('waits a minute after ten wrong tries from one connection, and nobody else does', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    for (let tries = 0; tries < 10; tries += 1)
      expect((await device.signIn('101', 'Guess')).status).toBe('OK')
    expect((await device.signIn('101', 'Berger')).status).toBe('ERROR')
    expect(rootOf(await (await hotel.device()).signIn('101', 'Berger')).checkin).toHaveLength(1)
    hotel.desk.clock({ now: new Date(Date.now() + 61_000).toISOString() })
    expect(rootOf(await device.signIn('101', 'Berger')).checkin).toHaveLength(1)
  })

  it('NAME-03 waits after thirty wrong tries of a room from one address, over however many connections', async () => {
    const hotel = await startTestHotel()
    const from = (localAddress: string) => hotel.device('mobile=true', {}, localAddress)
    const inHouse = await from('127.0.0.2')
    await inHouse.signIn('101', 'Berger')
    for (let tries = 0; tries < 30; tries += 1) await (await from('127.0.0.2')).signIn('101', 'Guess')
    expect(await (await from('127.0.0.2')).signIn('101', 'Berger')).toMatchObject({
      status: 'ERROR',
      code: 'too_many_tries',
      retry_after: 60,
    })
    // Another room, another IP address, and the device that was signed in before do not have to wait.
    expect(rootOf(await (await from('127.0.0.2')).signIn('105', 'Haddad')).checkin).toHaveLength(1)
    expect(rootOf(await (await from('127.0.0.3')).signIn('101', 'Berger')).checkin).toHaveLength(1)
    const again = await hotel.device('mobile=true', inHouse.headers, '127.0.0.2')
    expect(rootOf(await again.signIn('101', 'Berger')).checkin).toHaveLength(1)
    hotel.desk.clock({ now: new Date(Date.now() + 61_000).toISOString() })
    expect(rootOf(await (await from('127.0.0.2')).signIn('101', 'Berger')).checkin).toHaveLength(1)
  })

  it('NAME-03 a device has to wait before the guest of the room on another device at the same address does', async () => {
    const hotel = await startTestHotel()
    const { headers } = await hotel.device()
    const refused = []
    for (let tries = 0; tries < 40; tries += 1) {
      // A connection of its own each time, and rooms in between.
      const device = await hotel.device('mobile=true', headers)
      refused.push((await device.signIn(tries % 4 === 0 ? '105' : '101', 'Guess')).status === 'ERROR')
      device.close()
    }
    expect(refused.indexOf(true)).toBe(10)
    expect(refused.slice(10)).not.toContain(false)
    expect(rootOf(await (await hotel.device()).signIn('101', 'Berger')).checkin).toHaveLength(1)
  })

  it('NAME-03 wrong tries at the web check-in keep no other device from it', async () => {
    const hotel = await startTestHotel()
    const tryFrom = (device: string, name: string) =>
      hotel.get('/webcheckin/login', {
        method: 'POST',
        headers: { cookie: `device=${device}` },
        body: new URLSearchParams({ property: '1', room: '101', name }),
      })
    for (let tries = 0; tries < 10; tries += 1) expect((await tryFrom('thief', 'Guess')).status).toBe(422)
    expect((await tryFrom('thief', 'Berger')).status).toBe(429)
    expect((await tryFrom('guest', 'Berger')).status).toBe(200)
  })

  it('waits after a hundred wrong tries from one address, whatever the rooms', async () => {
    const hotel = await startTestHotel()
    for (let channel = 0; channel < 20; channel += 1) {
      const device = await hotel.device()
      for (let tries = 0; tries < 5; tries += 1) await device.signIn(`${channel}${tries}`, 'Guess')
      device.close()
    }
    expect((await (await hotel.device()).signIn('101', 'Berger')).status).toBe('ERROR')
    const elsewhere = await hotel.device('mobile=true', {}, '127.0.0.2')
    expect(rootOf(await elsewhere.signIn('101', 'Berger')).checkin).toHaveLength(1)
    hotel.desk.reset()
    expect(rootOf(await (await hotel.device()).signIn('101', 'Berger')).checkin).toHaveLength(1)
  })

  it('who signs in rightly, and often, never waits', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    for (let times = 0; times < 150; times += 1)
      expect(rootOf(await device.signIn('101', 'Berger')).checkin).toHaveLength(1)
  })

  it('ORD-11 who is not checked in is told so by what needs it', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    await device.signIn('104', 'Novak')
    expect(await device.ask('SQMOD_TVMessages.loadTvMessages', {})).toEqual({
      status: 'ERROR',
      message: 'room not checked in',
    })
    await device.signIn('104', 'Guess')
    expect(await device.ask('SQMOD_TVMessages.loadTvMessages', {})).toEqual({
      status: 'ERROR',
      message: 'not authenticated',
    })
  })

  it('who is not checked in gets an empty list until the desk checks the room in', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    expect(rootOf(await device.signIn('104', 'Novak')).checkin).toEqual([])
    hotel.desk.checkin({ room: '104' })
    expect(rootOf(await device.signIn('104', 'Novak')).checkin).toHaveLength(1)
  })
})

describe('the verification', () => {
  it('answers the channel’s own check-in, and an empty list once the desk has checked it out', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest('102', 'Rossi')
    const stranger = await hotel.device()
    expect(rootOf(await stranger.ask('SQMOD_Auth.authenticate', {})).checkin).toEqual([])
    expect(rootOf(await device.ask('SQMOD_Auth.authenticate', {})).checkin[0]?.room).toBe('102')
    hotel.desk.checkout({ room: '102' })
    const after = await device.ask('SQMOD_Auth.authenticate', {})
    expect(after.status).toBe('OK')
    expect(rootOf(after).checkin).toEqual([])
    expect(await device.ask('SQMOD_TVMessages.loadTvMessages', {})).toMatchObject({
      status: 'ERROR',
      message: 'room not checked in',
    })
  })

  it('knows the room of a TV that comes from the address that the hotel gave it', async () => {
    const hotel = await startTestHotel()
    hotel.desk.television({ id: 17, ip: '127.20.1.17' })
    const tv = await hotel.device('mac=02:AA:10:01:01:01', {}, '127.20.1.17')
    expect(rootOf(await tv.ask('SQMOD_Auth.authenticate', {})).checkin[0]?.room).toBe('101')
    expect((await tv.ask('SQMOD_TVMessages.loadTvMessages', {})).status).toBe('OK')
  })

  it.each([
    ['with mobile=true', 'mobile=true&mac=02:aa:10:01:01:01', '127.20.1.17'],
    ['from another address', 'mac=02:aa:10:01:01:01', '127.20.1.18'],
    ['from the address of another TV', 'mac=02:aa:10:01:01:02', '127.20.1.17'],
    ['with an unknown mac', 'mac=aa:bb:cc:dd:ee:ff', '127.20.1.17'],
    ['with no mac', '', '127.20.1.17'],
  ])('RT-03 a mac %s is no credential', async (_, query, address) => {
    const hotel = await startTestHotel()
    hotel.desk.television({ id: 17, ip: '127.20.1.17' })
    const device = await hotel.device(query, {}, address)
    expect(rootOf(await device.ask('SQMOD_Auth.authenticate', {})).checkin).toEqual([])
    expect((await device.ask('SQMOD_TVMessages.loadTvMessages', {})).message).toBe('not authenticated')
    const path = '/api/public/v2/property/1/oneapp/roomcontrol?roomNr=101'
    expect((await hotel.get(path, device)).status).toBe(401)
    // Push events to the room do not reach this device either.
    expect(hotel.desk.ring({ room: '101' })).toEqual({ devices: 0 })
    expect(hotel.desk.message({ room: '101', text: 'For Ms Berger alone.' })).toMatchObject({ devices: 0 })
  })

  it('after a failed sign-in speaks for nobody', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    await device.signIn('105', 'Berger')
    expect(rootOf(await device.ask('SQMOD_Auth.authenticate', {})).checkin).toEqual([])
  })
})

describe('a walk-in guest', () => {
  it('stands in the property of the skin asked about last, without a check-in', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    expect(await device.ask('SQMOD_Auth.hasWalkInContent', { skinId: '2' })).toEqual({
      status: 'OK',
      root: { hasWalkInContent: true },
    })
    const reply = await device.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    expect(rootOf(reply)).toMatchObject({ skin: { id: '2', project_id: 'isla-verde' }, checkin: [] })
    const shop = await device.ask('SQMOD_RetailSystem.getRetailInfo', { id: 1 })
    expect(shop).toMatchObject({ status: 'OK', retailInfo: { title: 'Pool bar' } })
    const closed = ['SQMOD_TVMessages.loadTvMessages', 'SQMOD_Camera.loadCameras']
    for (const call of closed) expect((await device.ask(call, {})).status).toBe('ERROR')
  })

  it('is refused where the property has nothing for walk-ins', async () => {
    const hotel = await startTestHotel()
    hotel.desk.property({ id: '1', hasWalkInContent: false })
    const device = await hotel.device()
    expect(await device.ask('SQMOD_Auth.hasWalkInContent', { skinId: '1' })).toMatchObject({
      root: { hasWalkInContent: false },
    })
    const reply = await device.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    expect(reply.status).toBe('ERROR')
  })
})

it.each([
  ['Łukasiewicz', 'LUKASIEWICZ'],
  ['Sørensen', 'sorensen'],
  ['Weiß', 'WEISS'],
  ['WEIẞ', 'weiss'],
  ['Đorđević', 'dordevic'],
  ['Kjærgaard', 'KJAERGAARD'],
  ['Yıldız', 'YILDIZ'],
  ['İnönü', 'inonu'],
  ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'],
])('NAME-02 %s and %s are one name', (one, other) => {
  expect(plain(one)).toBe(plain(other))
})

it.each([
  ['Berger', 'Burger'],
  ['Lee', 'Le'],
])('NAME-02 %s and %s are two names', (one, other) => {
  expect(plain(one)).not.toBe(plain(other))
})
