import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Channel, ProgrammeEvent } from '../../../src/contract/epg.ts'
import { list } from '../../../src/contract/values.ts'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

// A Saturday noon in Vienna.
const noon = Date.parse('2026-11-21T11:00:00Z')
const day = 86_400_000
const iso = (moment: number) => new Date(moment).toISOString()

const channels = async (device: Device) =>
  v.parse(v.array(Channel), (await device.ask('SQMOD_LiveTV.getTVChannels', {})).root)

const load = (device: Device, ask: object = {}) =>
  device.ask('SQMOD_LiveTV.loadEPGContentOfItemId', {
    item_id: 501,
    start_time: iso(noon),
    end_time: iso(noon + day),
    limit: 200,
    ...ask,
  })
const events = async (device: Device, ask: object = {}) =>
  v.parse(v.array(ProgrammeEvent), (await load(device, ask)).root)

async function weekend(options: { scale?: number } = {}) {
  const hotel = await startTestHotel({ now: () => noon, ...options })
  return { ...hotel, device: await hotel.guest() }
}

describe('the channels', () => {
  it('EPG-04 are 120 in groups, numbered as on the remote control', async () => {
    const { device } = await weekend()
    const all = await channels(device)
    expect(all).toHaveLength(120)
    expect(all[0]).toEqual({
      id: 501,
      number: 1,
      name: 'News 24',
      image: '/ONEapp/skins/aurora/tv/501.svg',
      group: 'news',
      category_id: 0,
    })
    expect(new Set(all.map(({ id }) => id)).size).toBe(120)
    expect(new Set(all.map(({ name }) => name)).size).toBe(120)
    expect(new Set(all.map(({ group }) => group)).size).toBeGreaterThan(8)
  })

  it('are 1,200 at scale 10', async () => {
    const all = await channels((await weekend({ scale: 10 })).device)
    expect(new Set(all.map(({ id }) => id)).size).toBe(1200)
    expect(new Set(all.map(({ name }) => name)).size).toBe(1200)
  })

  it('GEN-01 are told to a walk-in guest, but play on no TV', async () => {
    const device = await (await weekend()).device
    const walkIn = await (await startTestHotel()).device()
    await walkIn.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    expect(await channels(walkIn)).toEqual(await channels(device))
    const play = { room_ip_id: 17, start_channel_id: 501, category_id: 0 }
    expect((await walkIn.ask('SQMOD_RemotePlayer.playChannel', play)).status).toBe('ERROR')
  })
})

describe('the programme', () => {
  it('EPG-06, EPG-07 is that of a window: by its start, without overlaps, each with title and text', async () => {
    const { device } = await weekend()
    const shown = await events(device)
    expect(shown.length).toBeGreaterThan(30)
    expect(shown[0]?.start_timestamp).toBeLessThanOrEqual(noon / 1000)
    expect(shown.at(-1)?.end_timestamp).toBeGreaterThanOrEqual((noon + day) / 1000)
    for (const [index, { title, description, start_timestamp, end_timestamp }] of shown.entries()) {
      expect([title, description]).not.toContain('')
      expect(title + description).not.toMatch(/[{}|]/)
      expect(end_timestamp).toBeGreaterThan(start_timestamp)
      expect(start_timestamp).toBeGreaterThanOrEqual(shown[index - 1]?.end_timestamp ?? 0)
    }
    expect(await events(device)).toEqual(shown)
    expect(await events(device, { limit: 3 })).toEqual(shown.slice(0, 3))
  })

  it('is known for seven days from today, in local time, on every channel but the house’s own two', async () => {
    const { device } = await weekend()
    const all = await channels(device)
    const silent: string[] = []
    for (const { id, name } of all) {
      const week = await events(device, { item_id: id, end_time: iso(noon + 30 * day), limit: 1000 })
      if (week.length === 0) silent.push(name)
      else expect((week.at(-1)?.end_timestamp ?? 0) * 1000, name).toBeGreaterThan(noon + 5.5 * day)
      expect((week.at(-1)?.end_timestamp ?? 0) * 1000, name).toBeLessThan(noon + 7 * day)
      expect(new Set(week.map((event) => event.id)).size).toBe(week.length)
    }
    expect(silent).toEqual(['Hotel Aurora TV', 'Lobby Camera'])
  })

  it('EPG-09 has gaps where a channel is off the air, and placeholders where one sends them', async () => {
    const { device } = await weekend()
    const all = await channels(device)
    const idOf = (wanted: string) => all.find(({ name }) => name === wanted)?.id ?? 0
    const kids = await events(device, { item_id: idOf('Tiny Tales') })
    const hasGap = kids.some(
      ({ end_timestamp }, index) => (kids[index + 1]?.start_timestamp ?? end_timestamp) > end_timestamp,
    )
    expect(hasGap).toBe(true)
    const arts = await events(device, { item_id: idOf('Arts') })
    expect(arts).toContainEqual(expect.objectContaining({ type: 'placeholder' }))
  })

  it('speaks the channel’s language', async () => {
    const { device } = await weekend()
    const german = (await channels(device)).find(({ name }) => name === 'Nachrichten 1')
    const titles = (await events(device, { item_id: german?.id })).map(({ title }) => title)
    expect(titles).toContain('Wetter')
  })

  it('keeps its local hours through a change of the clocks', async () => {
    // In Vienna the clocks went back on 25 October 2026.
    const before = Date.parse('2026-10-23T10:00:00Z')
    const device = await (await startTestHotel({ now: () => before })).guest()
    const shown = await events(device, {
      item_id: 515,
      start_time: iso(before),
      end_time: iso(before + 4 * day),
      limit: 500,
    })
    const mornings = shown
      .filter(({ title }) => title === 'Good Morning')
      .map(({ start_timestamp }) => iso(start_timestamp * 1000).slice(8, 16))
    expect(mornings).toEqual(['24T04:30', '25T05:30', '26T05:30', '27T05:30'])
  })

  it.each([
    ['an unknown channel', { item_id: 1 }],
    ['a channel that is a text', { item_id: '501' }],
    ['a window that ends before it starts', { end_time: iso(noon - 1) }],
    ['no moment', { start_time: 'now' }],
    ['no limit', { limit: 0 }],
    ['a limit beyond reason', { limit: 5000 }],
  ])('is refused for %s', async (_, ask) => {
    expect((await load((await weekend()).device, ask)).status).toBe('ERROR')
  })
})

describe('a channel on the TV', () => {
  const play = (device: Device, ask: object = {}) =>
    device.ask('SQMOD_RemotePlayer.playChannel', {
      room_ip_id: 17,
      start_channel_id: 501,
      category_id: 0,
      ...ask,
    })

  it('EPG-21, EPG-22 plays, and the remote control goes on from there', async () => {
    const hotel = await weekend()
    const { device, desk } = hotel
    expect(await play(device)).toEqual({ status: 'OK', root: true })
    const shown = () => desk.room('101').tvs[0]
    expect(shown()).toMatchObject({
      power: 'on',
      source: 'TV 1',
      plays: { kind: 'channel', item: '501', name: 'News 24' },
    })
    const press = (command: string) =>
      device.ask('SQMOD_RemoteControl.control', { room_id: 17, room_ip: '10.20.1.17', command })
    await press('channel_up')
    expect(shown()?.plays?.name).toBe('World Report')
    await press('channel_down')
    await press('channel_down')
    expect(shown()?.plays?.name).toBe('Lobby Camera')
    await press('power')
    expect(shown()).toMatchObject({ power: 'off', plays: null })
    await press('channel_up')
    expect((await play(device, { start_channel_id: 515, category_id: 1 })).status).toBe('OK')
    expect(shown()?.plays?.name).toBe('One')
  })

  it.each([
    ['a TV of another room', { room_ip_id: 27 }],
    ['no known TV', { room_ip_id: 0 }],
    ['an unknown channel', { start_channel_id: 1 }],
    ['a category that is a text', { category_id: '0' }],
    ['another category', { category_id: 4 }],
  ])('is refused for %s', async (_, ask) => {
    const { device, desk } = await weekend()
    expect((await play(device, ask)).status).toBe('ERROR')
    expect(desk.rooms().flatMap(({ tvs }) => tvs.filter(({ plays }) => plays))).toEqual([])
  })
})

it('a bad event costs itself alone', () => {
  const one = { id: 1, start_timestamp: 10, end_timestamp: '20' }
  const root = [
    one,
    { ...one, start_timestamp: 'soon' },
    { id: 2, title: 'no times' },
    null,
    { ...one, id: 3, type: 'placeholder', title: [] },
  ]
  const read = { title: '', description: '', start_timestamp: 10, end_timestamp: 20, isOpen: false }
  expect(v.parse(list(ProgrammeEvent), root as never)).toEqual([
    { id: '1', type: 'event', ...read },
    { id: '3', type: 'placeholder', ...read },
  ])
})
