import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Country, favouritesId, Station } from '../../../src/contract/radio.ts'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const module = 'SQMOD_Radio'
const Stations = v.array(Station)

const countries = async (device: Device) =>
  v.parse(v.array(Country), (await device.ask(`${module}.getAllRadioStationsWithFavourites`, {})).root)
const favourites = async (device: Device) =>
  v.parse(Stations, (await device.ask(`${module}.getMyFavourites`, {})).root).map(({ id }) => id)
const add = (device: Device, item_id: unknown) =>
  device.ask(`${module}.insertMyFavouritesManually`, { item_id })
const remove = (device: Device, item_id: unknown) =>
  device.ask(`${module}.removeMyFavouritesManually`, { item_id })

describe('the web radio', () => {
  it('RAD-02, RAD-03, RAD-04 has forty countries with 1,500 stations, the favourites first', async () => {
    const device = await (await startTestHotel()).guest()
    const [first, ...others] = await countries(device)
    expect(first).toEqual({
      id: favouritesId,
      iso2: '',
      iso3: '',
      name: 'Favourites',
      i18nName: '',
      radio_stations: [],
    })
    expect(others).toHaveLength(40)
    expect(others.find(({ id }) => id === '49')).toMatchObject({
      iso2: 'DE',
      iso3: 'DEU',
      name: 'Germany',
      i18nName: 'Deutschland',
    })
    const stations = others.flatMap(({ radio_stations }) => v.parse(Stations, radio_stations))
    expect(stations).toHaveLength(1500)
    expect(new Set(stations.map(({ id }) => id)).size).toBe(1500)
    expect(
      stations.every(({ name, stream_address }) => name !== '' && stream_address.startsWith('/media/radio/')),
    ).toBe(true)
    expect(stations).toContainEqual(expect.objectContaining({ image: '' }))
    for (const { name, radio_stations } of others) {
      const names = v.parse(Stations, radio_stations).map((station) => station.name)
      expect(new Set(names).size, name).toBe(names.length)
    }
  })

  it('has one country with thirty thousand stations at scale 10', async () => {
    const device = await (await startTestHotel({ scale: 10 })).guest()
    const sizes = (await countries(device)).map(
      ({ iso2, radio_stations }) => [iso2, radio_stations.length] as const,
    )
    expect(sizes).toContainEqual(['US', 30_000])
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeGreaterThan(30_000)
  })

  it('RAD-06, RAD-07, RAD-08 keeps the favourites of a stay, in the order in which they were chosen', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    expect(await add(device, 'r-de-2')).toEqual({ status: 'OK', root: true })
    await add(device, 'r-at-1')
    await add(device, 'r-de-2')
    expect(await favourites(await hotel.guest())).toEqual(['r-de-2', 'r-at-1'])
    const [group] = await countries(device)
    expect(v.parse(Stations, group?.radio_stations).map(({ id }) => id)).toEqual(['r-de-2', 'r-at-1'])
    expect(hotel.desk.room('101').favourite_stations).toEqual(['r-de-2', 'r-at-1'])
    expect(await favourites(await hotel.guest('105', 'Haddad'))).toEqual([])
    expect((await remove(device, 'r-de-2')).status).toBe('OK')
    expect((await remove(device, 'r-de-2')).status).toBe('OK')
    expect(await favourites(device)).toEqual(['r-at-1'])
  })

  it.each(['', 'r-none', 7, null])('RAD-09 refuses the station %j', async (id) => {
    const device = await (await startTestHotel()).guest()
    expect((await add(device, id)).status).toBe('ERROR')
    expect((await remove(device, id)).status).toBe('ERROR')
  })

  it('GEN-01 lets a walk-in guest listen, but keeps nothing', async () => {
    const device = await (await startTestHotel()).device()
    await device.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    expect(await countries(device)).toHaveLength(41)
    expect(await favourites(device)).toEqual([])
    expect((await add(device, 'r-at-1')).status).toBe('ERROR')
  })
})

describe('a station on the TV', () => {
  const play = (device: Device, ask: object = {}) =>
    device.ask('SQMOD_RemotePlayer.playRadioChannel', {
      room_ip_id: 17,
      item_id: 'r-at-1',
      category_id: '0',
      ...ask,
    })

  it('RAD-18, RAD-19 plays, and the TV goes on for it', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.guest()
    expect(await play(device)).toEqual({ status: 'OK', root: true })
    expect(hotel.desk.room('101').tvs).toMatchObject([
      { id: 17, power: 'on', plays: { kind: 'station', item: 'r-at-1', name: expect.any(String) } },
      { id: 18, power: 'off', plays: null },
    ])
    expect((await play(device, { category_id: '43' })).status).toBe('OK')
    await device.ask('SQMOD_RemoteControl.control', {
      room_id: 17,
      room_ip: '10.20.1.17',
      command: 'changeSource|HDMI|1',
    })
    expect(hotel.desk.room('101').tvs[0]?.plays).toBeNull()
  })

  it.each([
    ['a TV of another room', { room_ip_id: 27 }],
    ['no known TV', { room_ip_id: 0 }],
    ['an unknown station', { item_id: 'r-none' }],
    ['no station', { item_id: '' }],
    ['a category that is a number', { category_id: 0 }],
    ['an unknown category', { category_id: 'jazz' }],
  ])('is refused for %s', async (_, ask) => {
    const hotel = await startTestHotel()
    expect((await play(await hotel.guest(), ask)).status).toBe('ERROR')
    expect(hotel.desk.rooms().flatMap(({ tvs }) => tvs.filter(({ plays }) => plays))).toEqual([])
  })
})

it('a bad station or country costs itself alone', () => {
  const country = v.parse(Country, {
    id: 49,
    iso2: null,
    radio_stations: [{ id: 1 }, { name: 'no id' }, null],
  } as never)
  expect(country).toMatchObject({ id: '49', iso2: '', name: '' })
  expect(
    country.radio_stations.flatMap((entry) => (v.is(Station, entry) ? [v.parse(Station, entry)] : [])),
  ).toEqual([{ id: '1', name: '', image: '', stream_address: '' }])
  expect(v.parse(Country, { id: '1', radio_stations: 'none' } as never).radio_stations).toEqual([])
})
