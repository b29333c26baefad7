import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { SearchResult, searchTypes } from '../../../src/contract/search.ts'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const english = 2
const german = 1

const find = (device: Device, search_term: string, more: object = {}) =>
  device.ask('SQMOD_Search.getSearchResultsByTermAndRoomIpId', {
    room_ip_id: 0,
    lang_id: english,
    search_term,
    type_filter: searchTypes.join(','),
    type_filter_delimiter: ',',
    skin_id: '1',
    ...more,
  })

async function hits(device: Device, term: string, more: object = {}) {
  const { root } = await find(device, term, more)
  return v.parse(SearchResult, root)
}

describe('the search', () => {
  it('finds pages by their heading first, then by their words, in the language of the guest', async () => {
    const device = await (await startTestHotel()).guest()
    const { contentpage } = await hits(device, 'breakfast')
    expect(contentpage[0]).toMatchObject({
      id: '14',
      title: 'Breakfast',
      image: expect.stringMatching(/^\/ONEapp\/skins\/aurora\/pages\/.+\.webp$/),
      description: expect.stringContaining('Monday'),
    })
    expect(contentpage.length).toBeGreaterThan(1)
    const german_ = await hits(device, 'frühstück', { lang_id: german })
    expect(german_.contentpage[0]).toMatchObject({ id: '114', title: 'Frühstück' })
    // Accents and letter case do not matter, the order of the words neither.
    expect((await hits(device, 'FRUHSTUCK', { lang_id: german })).contentpage).toEqual(german_.contentpage)
    // Addresses of pictures are not searched.
    expect((await hits(device, 'webp')).contentpage).toEqual([])
    expect((await hits(device, 'pictures rooms')).contentpage[0]?.title).toBe('Rooms in pictures')
  })

  it('SRCH-15 finds films by title first, then by what they are about, of the own programme alone', async () => {
    const hotel = await startTestHotel()
    const { film } = await hits(await hotel.guest(), 'long shore')
    expect(film[0]).toMatchObject({
      id: '41',
      title: 'The Long Shore',
      image: '/ONEapp/skins/aurora/vod/41.svg',
      description: expect.stringContaining('Ida'),
    })
    expect((await hits(await hotel.guest(), 'hairpin')).film.map(({ title }) => title)).toEqual(['Iron Pass'])
    const resort = await hotel.guest('201', 'Miller')
    // The resort does not offer protected films.
    expect((await hits(resort, 'night nurse')).film.map(({ title }) => title)).not.toContain('Night Nurse')
  })

  it('finds the pages of its own hotel alone', async () => {
    const hotel = await startTestHotel()
    const resort = await hotel.guest('201', 'Miller')
    expect((await hits(resort, 'teide')).contentpage[0]?.title).toBe('Three days out')
    expect((await hits(await hotel.guest(), 'teide')).contentpage).toEqual([])
  })

  it('SRCH-15 finds stations by name first, then by music and country, with what it takes to play them', async () => {
    const device = await (await startTestHotel()).guest()
    const { radio } = await hits(device, 'hekla')
    expect(radio).toEqual([
      expect.objectContaining({
        id: 'r-is-missing',
        title: 'Hekla 404',
        description: 'Iceland',
        image: '/ONEapp/skins/aurora/radio/r-is-missing.svg',
        stream_address: '/media/radio/r-is-missing.mp3',
      }),
    ])
    expect((await hits(device, 'island')).radio.map(({ id }) => id)).toContain('r-is-missing')
    expect((await hits(device, 'jazz austria')).radio.length).toBeGreaterThan(3)
    expect((await hits(device, 'hekla', { type_filter: 'film' })).radio).toEqual([])
  })

  it('finds songs, artists and albums', async () => {
    const device = await (await startTestHotel()).guest()
    const { music_song, music_artist, music_album } = await hits(device, 'schubert')
    expect(music_artist.map(({ title }) => title)).toEqual(['Franz Schubert'])
    expect(music_album.map(({ title }) => title)).toEqual(['By the brook'])
    expect(music_song.map(({ title }) => title)).toContain('The Trout')
  })

  it('finds films by title and story, channels by name, and what they show until tomorrow', async () => {
    const device = await (await startTestHotel()).guest()
    const { film } = await hits(device, 'long shore')
    expect(film[0]).toMatchObject({
      id: '41',
      title: 'The Long Shore',
      image: expect.stringMatching(/vod\/41\.svg$/),
    })
    const { tv, epg } = await hits(device, 'news')
    expect(tv.length).toBeGreaterThan(0)
    expect(tv[0]).toMatchObject({ image: expect.stringMatching(/tv\/\d+\.svg$/) })
    const now = Date.now() / 1000
    for (const { end_timestamp, start_timestamp, channel_id } of epg) {
      expect(channel_id).toMatch(/^\d+$/)
      expect(end_timestamp).toBeGreaterThan(now - 3600)
      expect(start_timestamp).toBeLessThan(now + 25 * 3600)
    }
    expect(epg.length).toBeGreaterThan(0)
  })

  it('looks through the types that are asked for, through all where none is known', async () => {
    const device = await (await startTestHotel()).guest()
    const types = async (type_filter: string, type_filter_delimiter = ',') =>
      Object.keys((await find(device, 'a', { type_filter, type_filter_delimiter })).root as object)
    expect(await types('contentpage')).toEqual(['contentpage'])
    expect(await types('tv|film', '|')).toEqual(['film', 'tv'])
    expect(await types('')).toEqual([...searchTypes])
  })

  it('is open to a walk-in guest, not to a stranger', async () => {
    const hotel = await startTestHotel()
    const walkIn = await hotel.device()
    expect((await find(walkIn, 'spa')).status).toBe('ERROR')
    await walkIn.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    expect((await hits(walkIn, 'spa')).contentpage[0]?.title).toBe('Spa')
  })

  it.each([
    ['an empty term', { search_term: '  ' }, 'invalid data: search_term'],
    ['a television of another room', { room_ip_id: 27 }, 'not your television'],
    ['a language that is none', { lang_id: 999 }, 'unknown language'],
  ])('refuses %s', async (_what, wrong, message) => {
    const device = await (await startTestHotel()).guest()
    expect(await find(device, 'spa', wrong)).toMatchObject({
      status: 'ERROR',
      message: expect.stringContaining(message),
    })
  })
})
