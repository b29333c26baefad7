import { describe, expect, it } from 'vitest'
import { connect, type Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const buy = async (device: Device, movie_id: number) => {
  const { root } = await device.ask('SQMOD_VideoOnDemand.getBuyMovie', { movie_id, voucher: false })
  return (root as { video_url: string }).video_url
}

/** Reads a stream, which may be endless, until it has this many bytes or ends. */
async function take(response: Response, bytes: number) {
  const reader = response.body?.getReader()
  let taken = 0
  let isOver = false
  while (reader && taken < bytes && !isOver) {
    const { value, done } = await reader.read()
    taken += value?.length ?? 0
    isOver = done
  }
  await reader?.cancel()
  return { taken, isOver }
}

describe('a film', () => {
  it('comes as a stream of two qualities, two languages and two subtitles, as long as it says', async () => {
    const hotel = await startTestHotel()
    const url = await buy(await hotel.guest(), 41)
    const main = await hotel.get(url)
    expect(main.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    const text = await main.text()
    expect(text.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=640x360', 'RESOLUTION=1280x720'])
    expect(text.match(/TYPE=AUDIO.*$/gm)).toEqual([
      'TYPE=AUDIO,GROUP-ID="sound",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="sound-en.m3u8"',
      'TYPE=AUDIO,GROUP-ID="sound",NAME="Deutsch",LANGUAGE="de",DEFAULT=NO,AUTOSELECT=YES,URI="sound-de.m3u8"',
    ])
    expect(text).toContain('TYPE=SUBTITLES,GROUP-ID="text",NAME="English",LANGUAGE="en"')
    for (const name of ['360p', '720p', 'sound-en', 'sound-de']) {
      const list = await (await hotel.get(url.replace('film.m3u8', `${name}.m3u8`))).text()
      const seconds = [...list.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, each]) => sum + Number(each), 0)
      expect(seconds).toBeGreaterThanOrEqual(118 * 60)
      expect(seconds).toBeLessThan(118 * 60 + 7)
      expect(list).toContain('#EXT-X-DISCONTINUITY')
      for (const address of new Set(list.match(/\/media\/clips\/[\w.-]+/g)))
        expect((await hotel.get(address)).status).toBe(200)
    }
  })

  it('has WebVTT subtitles in the languages that it names, its title first', async () => {
    const hotel = await startTestHotel()
    const get = (language: string) => hotel.get(`/media/films/41/subtitles-${language}.vtt`)
    for (const language of ['en', 'de']) {
      const answer = await get(language)
      expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
      const text = await answer.text()
      expect(text).toMatch(/^WEBVTT\n\n00:00:00\.500 --> 00:00:04\.000\nThe Long Shore\n\n/)
      expect(text.split('\n\n').length).toBeGreaterThan(900)
    }
    expect((await get('fr')).status).toBe(404)
    // A film without subtitles.
    expect((await hotel.get('/media/films/163/subtitles-en.vtt')).status).toBe(404)
  })

  it('comes as one file where it is one, in parts', async () => {
    const hotel = await startTestHotel()
    const url = await buy(await hotel.guest(), 45)
    expect(url).toMatch(/film\.mp4$/)
    const part = await hotel.get(url, { headers: { range: 'bytes=0-99' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe('video/mp4')
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-99\/\d+$/)
    expect((await part.arrayBuffer()).byteLength).toBe(100)
  })

  it('is for those who have bought it, while that is valid; a free one for all', async () => {
    let now = Date.parse('2026-11-21T11:00:00Z')
    const hotel = await startTestHotel({ now: () => now })
    const url = await buy(await hotel.guest(), 41)
    const status = async (path: string) => (await hotel.get(path)).status
    expect(await status(url)).toBe(200)
    expect(await status('/media/films/41/free/film.m3u8')).toBe(403)
    expect(await status('/media/films/41/0000/720p.m3u8')).toBe(403)
    expect(await status(url.replace('/41/', '/42/'))).toBe(403)
    expect(await status('/media/films/161/free/film.m3u8')).toBe(200)
    expect(await status('/media/films/9999/free/film.m3u8')).toBe(404)
    now += 48 * 3_600_000
    expect(await status(url)).toBe(403)
  })

  it('has a trailer that anybody may see', async () => {
    const hotel = await startTestHotel()
    for (const number of [1, 2, 3]) {
      const answer = await hotel.get(`/media/trailers/trailer-${number}.mp4`, { method: 'HEAD' })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    }
    expect((await hotel.get('/media/trailers/trailer-4.mp4')).status).toBe(404)
    expect((await hotel.get('/media/clips/..%2ffilm.mp4')).status).toBe(404)
  })
})

describe('a station', () => {
  it('begins at once, does not end, and is let go with the listener', async () => {
    const { get, desk } = await startTestHotel()
    const answer = await get('/media/radio/r-at-1.mp3')
    expect(answer.headers.get('content-type')).toBe('audio/mpeg')
    expect(answer.headers.get('content-length')).toBeNull()
    expect(desk.streams()).toMatchObject([{ station: 'r-at-1' }])
    expect(await take(answer, 47_000)).toMatchObject({ isOver: false })
    await expect.poll(() => desk.streams()).toEqual([])
  })

  it('sends sound: the head of a frame of MPEG audio', async () => {
    const { get } = await startTestHotel()
    const reader = (await get('/media/radio/r-at-1.mp3')).body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect([value?.[0], (value?.[1] ?? 0) >= 0xe0]).toEqual([0xff, true])
    await reader?.cancel()
  })

  it('fails as stations do: one is not there, one ends, one stalls, one sends no sound', async () => {
    const { get, desk } = await startTestHotel()
    const station = (stream: string) => get(`/media/radio/r-is-${stream}.mp3`)
    expect((await station('missing')).status).toBe(404)
    expect(await take(await station('ends'), 1_000_000)).toEqual({ taken: 30_000, isOver: true })
    expect(await (await station('rubbish')).text()).toMatch(/^This is no sound/)
    const stalled = await station('stalls')
    const reader = stalled.body?.getReader()
    let taken = 0
    while (taken < 60_000) taken += (await reader?.read())?.value?.length ?? 60_000
    expect(taken).toBe(60_000)
    expect(desk.streams()).toMatchObject([{ station: 'r-is-stalls', bytes: 60_000 }])
    await reader?.cancel()
    expect((await get('/media/radio/r-none.mp3')).status).toBe(404)
  })

  it('can be put out of order by the desk', async () => {
    const { get, desk } = await startTestHotel()
    desk.fault({ path: '/media/radio/*', http: 503, times: 1 })
    expect((await get('/media/radio/r-at-1.mp3')).status).toBe(503)
  })
})

describe('the pictures of the screens', () => {
  it('are drawn for every film, package, channel and station that names one', async () => {
    const hotel = await startTestHotel()
    const device = await connect(hotel.origin)
    await device.signIn('101', 'Berger')
    const root = async (call: string, ask: object = {}) =>
      (await device.ask(call, ask)).root as Record<string, string>[]
    const films = await root('SQMOD_VideoOnDemand.getMovies', { content_type: 'movie' })
    const sample = [
      ...films.filter((_, index) => index % 12 === 0).flatMap(({ image, image_wide }) => [image, image_wide]),
      ...(await root('SQMOD_VideoOnDemand.getPackages')).map(({ image }) => image),
      ...(await root('SQMOD_LiveTV.getTVChannels'))
        .filter((_, index) => index % 20 === 0)
        .map(({ image }) => image),
      '/ONEapp/skins/isla-verde/radio/r-at-1.svg',
    ]
    const drawings = new Set<string>()
    for (const address of sample) {
      const answer = await hotel.get(address ?? '')
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
        address,
        200,
        'image/svg+xml',
      ])
      const drawing = await answer.text()
      expect(drawing).toMatch(/^<svg .*<\/svg>$/s)
      expect(drawing, address).not.toMatch(/NaN|undefined|Infinity/)
      drawings.add(drawing)
    }
    expect(drawings.size).toBe(sample.length)
    device.close()
  })

  it('are not there for what does not exist', async () => {
    const { get } = await startTestHotel()
    for (const path of [
      'aurora/vod/9999.svg',
      'aurora/vod/package-99.svg',
      'aurora/tv/1.svg',
      'aurora/radio/none.svg',
      'nowhere/vod/41.svg',
    ])
      expect((await get(`/ONEapp/skins/${path}`)).status, path).toBe(404)
  })
})
