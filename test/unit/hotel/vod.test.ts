import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Genre, getBuyMovie, getMovies, Movie, Package } from '../../../src/contract/vod.ts'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const noon = Date.parse('2026-11-21T11:00:00Z')
const hour = 3_600_000
const module = 'SQMOD_VideoOnDemand'

const movies = async (device: Device, ask: object = {}) => {
  const { root } = await device.ask(`${module}.getMovies`, { content_type: 'movie', ...ask })
  return v.parse(v.array(Movie), root)
}
const movie = async (device: Device, movie_id: number) => {
  const [found] = await movies(device, { movie_id })
  if (!found) throw new Error(`no film ${movie_id}`)
  return found
}
const packages = async (device: Device, ask: object = {}) =>
  v.parse(v.array(Package), (await device.ask(`${module}.getPackages`, ask)).root)
const buy = (device: Device, ask: object, messageId?: string) =>
  device.ask(`${module}.getBuyMovie`, { voucher: false, ...ask }, messageId)
const vouchers = async (device: Device) => (await device.ask(`${module}.getCurrentVoucher`, {})).root

async function evening(options: { scale?: number } = {}) {
  let now = noon
  const hotel = await startTestHotel({ now: () => now, ...options })
  const walkIn = async () => {
    const device = await hotel.device()
    await device.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    return device
  }
  return { ...hotel, guest: hotel.guest, walkIn, later: (ms: number) => (now += ms) }
}

describe('the films', () => {
  it('VOD-07 are 240, each with what a poster and a details page need', async () => {
    const device = await (await evening()).guest()
    const all = await movies(device)
    expect(all).toHaveLength(240)
    expect(new Set(all.map(({ movie_id }) => movie_id)).size).toBe(240)
    expect(new Set(all.map(({ title }) => title)).size).toBe(240)
    for (const { title, description, image, genre_ids, duration, year, languages } of all) {
      expect(description.length, title).toBeGreaterThan(40)
      expect(image).toMatch(/^\/ONEapp\/skins\/aurora\/vod\/\d+\.svg$/)
      expect([
        genre_ids.length > 0,
        (duration ?? 0) > 50,
        (year ?? 0) > 2017,
        languages.includes('en'),
      ]).toEqual([true, true, true, true])
    }
    const free = all.filter(({ is_free, price }) => is_free || price === 0)
    expect(free.every(({ video_url }) => video_url !== '')).toBe(true)
    expect(free.some(({ is_free, price }) => !is_free && price === 0)).toBe(true)
    expect(all.filter(({ is_protected }) => is_protected).length).toBeGreaterThan(5)
    expect(all).toContainEqual(expect.objectContaining({ trailer_url: '' }))
    expect(all.some(({ subtitles }) => subtitles.length === 0)).toBe(true)
  })

  it('VOD-08 are one when one is asked for, and none that the house does not show', async () => {
    const hotel = await evening()
    const device = await hotel.guest()
    expect(await movie(device, 41)).toMatchObject({
      title: 'The Long Shore',
      genre_ids: [2, 5],
      price: 9.9,
      is_bought: false,
      video_url: '',
      resume_time: 0,
      languages: ['en', 'de'],
    })
    const unknown = await device.ask(`${module}.getMovies`, { content_type: 'movie', movie_id: 9999 })
    expect(unknown.status).toBe('ERROR')
    const atResort = await movies(await hotel.guest('201', 'Miller'))
    expect(atResort.some(({ is_protected }) => is_protected)).toBe(false)
    expect(atResort.length).toBeLessThan(240)
  })

  it.each([
    {},
    { content_type: 'series' },
    { content_type: 'movie', movie_id: '41' },
    { content_type: 'movie', page: 2 },
  ])('refuse %j', async (ask) => {
    const device = await (await evening()).guest()
    expect((await device.ask(`${module}.getMovies`, ask)).status).toBe('ERROR')
  })

  it('VOD-09 have genres, in the language of the room', async () => {
    const hotel = await evening()
    const genres = async (device: Device) =>
      v.parse(v.array(Genre), (await device.ask(`${module}.getGenres`, {})).root)
    const english = await genres(await hotel.guest())
    expect(english).toContainEqual({ id: 2, name: 'Drama' })
    expect(english).toContainEqual({ id: 9, name: 'Documentary' })
    expect(await genres(await hotel.guest('106', 'Schmidt'))).toContainEqual({
      id: 9,
      name: 'Dokumentarfilm',
    })
    const arabic = await genres(await hotel.guest('105', 'Haddad'))
    expect(arabic).toContainEqual({ id: 9, name: 'وثائقي' })
    for (const { name } of arabic) expect(name).toMatch(/^\p{Script=Arabic}[\p{Script=Arabic} ]*$/u)
    const known = new Set(english.map(({ id }) => id))
    const used = (await movies(await hotel.guest())).flatMap(({ genre_ids }) => genre_ids)
    expect(used.every((id) => known.has(id))).toBe(true)
  })

  it('VOD-10, VOD-11 come in eight packages, some with films that a hotel does not show', async () => {
    const hotel = await evening()
    const device = await hotel.guest()
    const all = await packages(device)
    expect(all).toHaveLength(8)
    const ids = new Set((await movies(device)).map(({ movie_id }) => movie_id))
    for (const { title, movie_ids } of all) {
      expect(movie_ids.length, title).toBeGreaterThan(2)
      expect(
        movie_ids.every((id) => ids.has(id)),
        title,
      ).toBe(true)
    }
    const [weekend] = await packages(device, { pckg_id: 7 })
    expect(weekend).toMatchObject({ title: 'Weekend pass', price: 19.9, valid_hours: 48, is_bought: false })
    expect(weekend?.movie_ids[0]).toBe(41)
    const resort = await hotel.guest('201', 'Miller')
    const shown = new Set((await movies(resort)).map(({ movie_id }) => movie_id))
    expect((await packages(resort)).some(({ movie_ids }) => movie_ids.some((id) => !shown.has(id)))).toBe(
      true,
    )
    expect((await device.ask(`${module}.getPackages`, { pckg_id: 99 })).status).toBe('ERROR')
  })

  it('are ten times as many at scale 10, no id twice', async () => {
    const device = await (await evening({ scale: 10 })).guest()
    const all = await movies(device)
    expect(new Set(all.map(({ movie_id }) => movie_id)).size).toBe(2400)
  })
})

describe('buying', () => {
  it('VOD-13, VOD-14 opens a film for two days and is seen by the desk', async () => {
    const { guest, desk, later } = await evening()
    const device = await guest()
    const { status, root } = await buy(device, { movie_id: 41 })
    expect(status).toBe('OK')
    const purchase = v.parse(getBuyMovie.answer, root)
    expect(purchase).toMatchObject({ movie_id: 41, valid_until: '2026-11-23T11:00:00.000Z' })
    const bought = await movie(device, 41)
    expect(bought).toMatchObject({
      is_bought: true,
      video_url: purchase?.video_url,
      valid_until: purchase?.valid_until,
    })
    expect(bought.video_url).toMatch(/^\/media\/films\/41\/[\w-]{36}\/film\.m3u8$/)
    expect(desk.room('101').purchases).toEqual([
      {
        id: 3207,
        movie_id: 41,
        pckg_id: null,
        title: 'The Long Shore',
        price: 9.9,
        at: '2026-11-21T11:00:00.000Z',
        valid_until: '2026-11-23T11:00:00.000Z',
        voucher: null,
      },
    ])
    later(49 * hour)
    expect(await movie(device, 41)).toMatchObject({ is_bought: false, video_url: '' })
    expect((await buy(device, { movie_id: 41 })).status).toBe('OK')
    expect(desk.room('101').purchases).toHaveLength(2)
    // The film keeps its address, so that the position in it remains valid.
    expect((await movie(device, 41)).video_url).toBe(purchase?.video_url)
  })

  it('VOD-15 never buys twice: not by one message, not what the room has already', async () => {
    const { guest, desk } = await evening()
    const device = await guest()
    const first = await buy(device, { movie_id: 41 }, 'one-purchase')
    expect(await buy(device, { movie_id: 41 }, 'one-purchase')).toEqual(first)
    const tablet = await guest()
    expect(await buy(tablet, { movie_id: 41 }, 'another-message')).toEqual(first)
    expect(desk.room('101').purchases).toHaveLength(1)
    await buy(await guest('105', 'Haddad'), { movie_id: 41 }, 'one-purchase')
    expect(desk.room('105').purchases).toHaveLength(1)
  })

  it('VOD-15 is known to the hotel when its answer comes too late, and then not made again', async () => {
    const { guest, desk } = await evening()
    const device = await guest()
    desk.fault({ module, function: 'getBuyMovie', delay: 600_000, times: 1 })
    void buy(device, { movie_id: 42 }, 'answered-late')
    await expect.poll(() => desk.room('101').purchases.length).toBe(1)
    expect(await movie(device, 42)).toMatchObject({ is_bought: true })
    expect((await buy(device, { movie_id: 42 }, 'answered-late')).status).toBe('OK')
    expect(desk.room('101').purchases).toHaveLength(1)
  })

  it('VOD-15 was not made where the hotel did not hear of it', async () => {
    const { guest, desk } = await evening()
    const device = await guest()
    desk.fault({ module, function: 'getBuyMovie', silent: true, times: 1 })
    void buy(device, { movie_id: 42 }, 'unheard')
    expect(await movie(device, 42)).toMatchObject({ is_bought: false })
    expect((await buy(device, { movie_id: 42 })).status).toBe('OK')
    expect(desk.room('101').purchases).toHaveLength(1)
  })

  it('a package opens its films while it is valid', async () => {
    const { guest, desk, later } = await evening()
    const device = await guest()
    const { root } = await buy(device, { pckg_id: 7 })
    expect(root).toEqual({ pckg_id: 7, valid_until: '2026-11-23T11:00:00.000Z' })
    const [weekend] = await packages(device, { pckg_id: 7 })
    expect(weekend).toMatchObject({ is_bought: true, valid_until: '2026-11-23T11:00:00.000Z' })
    expect(await movie(device, 41)).toMatchObject({ is_bought: true })
    // A film of a bought package is not sold again.
    await buy(device, { movie_id: 41 })
    expect(desk.room('101').purchases).toMatchObject([{ title: 'Weekend pass', price: 19.9 }])
    later(48 * hour)
    expect(await movie(device, 41)).toMatchObject({ is_bought: false })
  })

  it('VOD-17, VOD-18 takes a voucher once', async () => {
    const { guest, desk } = await evening()
    const device = await guest()
    expect(await vouchers(device)).toEqual({ num: 2 })
    await buy(device, { movie_id: 41, voucher: true }, 'paid-by-voucher')
    await buy(device, { movie_id: 41, voucher: true }, 'paid-by-voucher')
    expect(await vouchers(device)).toEqual({ num: 1 })
    expect(desk.room('101').purchases).toMatchObject([{ price: 0, voucher: 'AURORA-7K2M' }])
    await buy(device, { pckg_id: 2, voucher: true })
    const third = await buy(device, { movie_id: 42, voucher: true })
    expect(third).toEqual({ status: 'ERROR', message: 'no voucher left' })
    expect(desk.room('101')).toMatchObject({ purchases: [{}, {}], vouchers: [] })
    expect(await vouchers(await guest('105', 'Haddad'))).toEqual({ num: 0 })
  })

  it.each([
    ['an unknown film', { movie_id: 9999 }],
    ['an unknown package', { pckg_id: 99 }],
    ['a film that is free', { movie_id: 161 }],
    ['both at once', { movie_id: 41, pckg_id: 7 }],
    ['nothing', {}],
    ['an id that is a text', { movie_id: '41' }],
    ['a voucher that is none', { movie_id: 41, voucher: 'yes' }],
  ])('refuses %s', async (_, ask) => {
    const { guest, desk } = await evening()
    expect((await buy(await guest(), ask)).status).toBe('ERROR')
    expect(desk.room('101').purchases).toEqual([])
  })

  it('GEN-01 is not for walk-in guests, who may look', async () => {
    const { walkIn } = await evening()
    const device = await walkIn()
    expect(await movies(device)).toHaveLength(240)
    expect(await packages(device)).toHaveLength(8)
    expect(await vouchers(device)).toEqual({ num: 0 })
    expect((await buy(device, { movie_id: 41 })).status).toBe('ERROR')
    const resume = { movie_id: 161, resume_time: 60 }
    expect((await device.ask(`${module}.addResumeTime`, resume)).status).toBe('ERROR')
  })

  it('is forgotten with the stay: the next guest of the room has bought nothing', async () => {
    const { guest, services, desk } = await evening()
    await buy(await guest(), { movie_id: 41 })
    services.db.run("UPDATE stays SET reservation_nr = '90001' WHERE room = '101'")
    expect(desk.room('101')).toMatchObject({ purchases: [], vouchers: [], resume_times: [] })
    expect(await movie(await guest(), 41)).toMatchObject({ is_bought: false, video_url: '' })
  })
})

describe('where a film was left', () => {
  it('VOD-34 is kept for every device of the room, and for no other', async () => {
    const { guest, desk } = await evening()
    const device = await guest()
    await buy(device, { movie_id: 41 })
    const reply = await device.ask(`${module}.addResumeTime`, { movie_id: 41, resume_time: 1834 })
    expect(reply).toEqual({ status: 'OK', root: true })
    expect(await movie(await guest(), 41)).toMatchObject({ resume_time: 1834 })
    expect(await movie(await guest('105', 'Haddad'), 41)).toMatchObject({ resume_time: 0 })
    expect(desk.room('101').resume_times).toEqual([{ movie_id: 41, seconds: 1834 }])
  })

  it.each([
    ['a film that was not bought', { movie_id: 42, resume_time: 10 }],
    ['a time after the end', { movie_id: 161, resume_time: 62 * 60 + 1 }],
    ['a part of a second', { movie_id: 161, resume_time: 1.5 }],
    ['a time before the start', { movie_id: 161, resume_time: -1 }],
    ['an unknown film', { movie_id: 9999, resume_time: 10 }],
  ])('refuses %s', async (_, ask) => {
    const device = await (await evening()).guest()
    expect((await device.ask(`${module}.addResumeTime`, ask)).status).toBe('ERROR')
  })
})

describe('an answer about films', () => {
  it('that has one bad film costs that film, and one bad field that field', () => {
    const root = [
      { movie_id: 1, title: 'A' },
      { title: 'no id' },
      null,
      7,
      { movie_id: '2', genre_ids: 'x', title: {} },
    ]
    const entries = v.parse(getMovies.answer, root as never)
    const read = entries.flatMap((entry) => {
      const parsed = v.safeParse(Movie, entry)
      return parsed.success ? [parsed.output] : []
    })
    expect(read).toMatchObject([
      { movie_id: 1, title: 'A', price: null, is_free: false, languages: [] },
      { movie_id: 2, title: '', genre_ids: [] },
    ])
    expect(v.parse(getMovies.answer, null)).toEqual([])
    expect(v.safeParse(getMovies.answer, 'films').success).toBe(false)
  })

  it('that a purchase was made stays one, whatever its root is', () => {
    expect(v.parse(getBuyMovie.answer, 'done' as never)).toBeNull()
    expect(v.parse(getBuyMovie.answer, { movie_id: 41, valid_until: 'soon' })).toEqual({
      movie_id: 41,
      pckg_id: null,
      video_url: '',
      valid_until: '',
    })
  })
})
