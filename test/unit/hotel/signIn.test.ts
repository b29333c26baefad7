import { describe, expect, it } from 'vitest'
import { openHouse } from './house.ts'

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
  it.each(guests)('SES-02 is answered in full: %s %s', async (room, name, language, names, project) => {
    const house = await openHouse()
    const device = await house.device()
    const reply = await device.signIn(room, name)
    expect(reply.status).toBe('OK')
    const root = rootOf(reply)
    expect(root.skin).toEqual({ id: project === 'aurora' ? '1' : '2', project_id: project })
    expect(root.language).toEqual({ lang_key: language })
    expect(root.checkin).toHaveLength(1)
    expect(root.checkin[0]?.residents.map((resident) => resident.name)).toEqual(names)
  })

  it('SES-03 gets an entry with its fields, the check-out in UTC at the house’s own hour', async () => {
    const house = await openHouse({ now: () => Date.parse('2026-11-21T09:30:00Z') })
    const device = await house.device()
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

  it('SES-05 into a room with a house account finds it beside the guest, each with id and permanent', async () => {
    const house = await openHouse()
    const [entry] = rootOf(await (await house.device()).signIn('103', 'Okafor')).checkin
    expect(entry).toMatchObject({ id: '103', permanent: 1, last_name: 'Okafor' })
    expect(entry?.residents).toEqual([
      { id: '103', name: 'House', permanent: 1 },
      { id: '710389', name: 'Chidi', permanent: 0 },
    ])
  })

  it('is told apart from a namesake by the user id alone', async () => {
    const house = await openHouse()
    const device = await house.device()
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
    const house = await openHouse()
    const device = await house.device()
    expect(rootOf(await device.signIn('101', name)).checkin).toHaveLength(1)
  })

  it('with another name gets an empty list, in an unknown room an error', async () => {
    const house = await openHouse()
    const device = await house.device()
    const wrong = await device.signIn('101', 'Bergmann')
    expect(wrong.status).toBe('OK')
    expect(rootOf(wrong).checkin).toEqual([])
    expect(await device.signIn('999', 'Berger')).toEqual({ status: 'ERROR', message: 'unknown room' })
    expect(rootOf(await device.signIn('103', 'Account')).checkin).toEqual([])
    expect(rootOf(await device.ask('SQMOD_Auth.authenticate', { room: '101' })).checkin).toEqual([])
  })

  it('must fit day of arrival and password where they are sent', async () => {
    const house = await openHouse({ now: () => Date.parse('2026-11-21T09:30:00Z') })
    const device = await house.device()
    const sent = { room: '101', name: 'Berger' }
    const listed = async (more: object) =>
      rootOf(await device.ask('SQMOD_Auth.authenticate', { ...sent, ...more })).checkin.length
    expect(await listed({ checkin: '2026-11-19' })).toBe(1)
    expect(await listed({ checkin: '2026-11-20' })).toBe(0)
    expect(await listed({ password: '88012' })).toBe(1)
    expect(await listed({ password: 'guess' })).toBe(0)
  })

  it('waits a minute after ten wrong tries from one connection, and nobody else does', async () => {
    const house = await openHouse()
    const device = await house.device()
    for (let tries = 0; tries < 10; tries += 1)
      expect((await device.signIn('101', 'Guess')).status).toBe('OK')
    expect((await device.signIn('101', 'Berger')).status).toBe('ERROR')
    expect(rootOf(await (await house.device()).signIn('101', 'Berger')).checkin).toHaveLength(1)
    house.desk.clock({ now: new Date(Date.now() + 61_000).toISOString() })
    expect(rootOf(await device.signIn('101', 'Berger')).checkin).toHaveLength(1)
  })

  it('who is not checked in gets an empty list until the desk checks the room in', async () => {
    const house = await openHouse()
    const device = await house.device()
    expect(rootOf(await device.signIn('104', 'Novak')).checkin).toEqual([])
    house.desk.checkin({ room: '104' })
    expect(rootOf(await device.signIn('104', 'Novak')).checkin).toHaveLength(1)
  })
})

describe('the verification', () => {
  it('RT-29 answers the channel’s own check-in, and an empty list once the desk has checked it out', async () => {
    const house = await openHouse()
    const device = await house.guest('102', 'Rossi')
    const stranger = await house.device()
    expect(rootOf(await stranger.ask('SQMOD_Auth.authenticate', {})).checkin).toEqual([])
    expect(rootOf(await device.ask('SQMOD_Auth.authenticate', {})).checkin[0]?.room).toBe('102')
    house.desk.checkout({ room: '102' })
    const after = await device.ask('SQMOD_Auth.authenticate', {})
    expect(after.status).toBe('OK')
    expect(rootOf(after).checkin).toEqual([])
    expect(await device.ask('SQMOD_TVMessages.loadTvMessages', {})).toMatchObject({
      status: 'ERROR',
      message: 'room not checked in',
    })
  })

  it('knows the room of a TV by its mac, and no room by another one', async () => {
    const house = await openHouse()
    const tv = await house.device('mac=02:AA:10:01:01:01')
    expect(rootOf(await tv.ask('SQMOD_Auth.authenticate', {})).checkin[0]?.room).toBe('101')
    expect((await tv.ask('SQMOD_TVMessages.loadTvMessages', {})).status).toBe('OK')
    const foreign = await house.device('mac=aa:bb:cc:dd:ee:ff')
    expect(rootOf(await foreign.ask('SQMOD_Auth.authenticate', {})).checkin).toEqual([])
  })

  it('after a failed sign-in speaks for nobody', async () => {
    const house = await openHouse()
    const device = await house.guest()
    await device.signIn('105', 'Berger')
    expect(rootOf(await device.ask('SQMOD_Auth.authenticate', {})).checkin).toEqual([])
  })
})

describe('a walk-in guest', () => {
  it('stands in the property of the skin asked about last, without a check-in', async () => {
    const house = await openHouse()
    const device = await house.device()
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
    const house = await openHouse()
    house.desk.property({ id: '1', hasWalkInContent: false })
    const device = await house.device()
    expect(await device.ask('SQMOD_Auth.hasWalkInContent', { skinId: '1' })).toMatchObject({
      root: { hasWalkInContent: false },
    })
    const reply = await device.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    expect(reply.status).toBe('ERROR')
  })
})
