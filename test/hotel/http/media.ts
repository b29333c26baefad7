// Films, trailers, subtitles and stations below /media.
import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { reservationOfKey } from '../db/films.ts'
import { rightsOf } from '../domains/filmRights.ts'
import type { Film } from '../films.ts'
import { recordingAddress, soundAddress, subtitlesAddress } from '../media/addresses.ts'
import {
  livePlaylist,
  loopedPlaylist,
  mainPlaylist,
  piecesIn,
  subtitles,
  textPlaylist,
} from '../media/playlists.ts'
import { inHotel } from '../projectPaths.ts'
import type { HotelServices } from '../services.ts'
import { pathInside, sendFile } from './files.ts'
import { HttpRefusal } from './visitor.ts'

const files = inHotel('media', 'files')
const anHour = 'public,max-age=3600'
const playlistType = 'application/vnd.apple.mpegurl'
const missing = () => new HttpRefusal(404, 'not_found', 'There is nothing here.')

/** Files that have been read once: they are small, and the same for every listener. */
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
function contentOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  let content = kept.get(name)
  if (!content) {
    content = readFile(inHotel('media', 'files', name)).then((read) => new Uint8Array(read))
    kept.set(name, content)
  }
  return content
}
const textOf = async (name: string) => new TextDecoder().decode(await contentOf(name))

export function media(services: HotelServices): Hono {
  const { db, clock, films, radio, broadcast } = services
  const app = new Hono()

  function filmOf(context: Context): Film {
    // The first property shows all films.
    const film = films.film('1', Number(context.req.param('id')))
    if (!film) throw missing()
    return film
  }

  /** Refuses a film that costs something unless the key belongs to a purchase that is still valid. */
  function mustBeAllowed(film: Film, key: string) {
    if (key === 'free' && film.price === 0) return
    const reservation = reservationOfKey(db, film.id, key)
    const bought =
      reservation && rightsOf({ db, reservation, now: clock.iso() }, films.packages('1')).ofFilm(film.id)
    if (!bought) throw new HttpRefusal(403, 'not_bought', 'The film was not bought, or not any more.')
  }

  const fileAnswer = async (context: Context, name: string, caching: string) => {
    const path = pathInside(files, name)
    const response = path && (await sendFile(path, context.req.raw, caching))
    if (!response) throw missing()
    return response
  }

  async function playlistFor(film: Film, name: string): Promise<string> {
    const seconds = film.minutes * 60
    const [, text] = /^text-(\w+)$/.exec(name) ?? []
    if (name === 'film') return mainPlaylist(film)
    if (text !== undefined) {
      if (!film.subtitles.includes(text)) throw missing()
      return textPlaylist(subtitlesAddress(film.id, text), seconds)
    }
    if (!['360p', '720p', 'sound-en', 'sound-de'].includes(name)) throw missing()
    const pieces = piecesIn(await textOf(`feature/${name}.m3u8`))
    return loopedPlaylist(pieces, '/media/clips/', `${name}-init.mp4`, seconds)
  }

  app.get('/media/films/:id/:file{subtitles-[a-z]+\\.vtt}', (context) => {
    const film = filmOf(context)
    const language = context.req.param('file').slice('subtitles-'.length, -'.vtt'.length)
    if (!film.subtitles.includes(language)) throw missing()
    const headers = { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': anHour }
    return context.body(subtitles(film, language, film.minutes * 60), 200, headers)
  })
  app.get('/media/films/:id/:key/film.mp4', async (context) => {
    const film = filmOf(context)
    mustBeAllowed(film, context.req.param('key'))
    if (film.form !== 'mp4') throw missing()
    return fileAnswer(context, 'film.mp4', 'private,max-age=3600')
  })
  app.get('/media/films/:id/:key/:name{[\\w-]+\\.m3u8}', async (context) => {
    const film = filmOf(context)
    mustBeAllowed(film, context.req.param('key'))
    if (film.form !== 'hls') throw missing()
    const playlist = await playlistFor(film, context.req.param('name').slice(0, -'.m3u8'.length))
    return context.body(playlist, 200, { 'content-type': playlistType, 'cache-control': 'no-store' })
  })
  app.get('/media/clips/:name{[\\w-]+\\.(m4s|mp4)}', (context) =>
    fileAnswer(context, `feature/${context.req.param('name')}`, anHour),
  )
  app.get('/media/trailers/:name{trailer-\\d\\.mp4}', (context) =>
    fileAnswer(context, context.req.param('name'), anHour),
  )

  app.get(recordingAddress, (context) => fileAnswer(context, 'radio-classical.mp3', anHour))

  // Playlists as stations have them: with Windows line ends, a title, relative and absolute addresses.
  app.get('/media/radio/:file{[\\w-]+\\.(?:m3u8?|pls)}', async (context) => {
    const [id = '', form = ''] = context.req.param('file').split('.')
    const station = radio.station(id)
    if (!station) throw missing()
    const sound = soundAddress(id)
    if (form === 'm3u')
      return context.body(`\uFEFF#EXTM3U\r\n#EXTINF:-1,${station.name}\r\n${id}.mp3\r\n`, 200, {
        'content-type': 'audio/x-mpegurl',
      })
    if (form === 'pls') {
      const address = new URL(sound, context.req.url).href
      return context.body(`[playlist]\nNumberOfEntries=1\nFile1=${address}\nTitle1=${station.name}\n`, 200, {
        'content-type': 'audio/x-scpls',
      })
    }
    const pieces = piecesIn(await textOf('feature/sound-en.m3u8'))
    const playlist = livePlaylist(pieces, '/media/clips/', 'sound-en-init.mp4', Date.now())
    return context.body(playlist, 200, { 'content-type': playlistType, 'cache-control': 'no-store' })
  })
  app.get('/media/radio/:id/listen', (context) =>
    context.body(`${soundAddress(context.req.param('id'))}\n`, 200, { 'content-type': 'audio/x-mpegurl' }),
  )
  app.get('/media/radio/:file{[\\w-]+\\.mp3}', async (context) => {
    const id = context.req.param('file').slice(0, -'.mp3'.length)
    const station = radio.station(id)
    if (!station || station.stream === 'missing') throw missing()
    const headers = {
      'content-type': 'audio/mpeg',
      'cache-control': 'no-store',
      'icy-name': encodeURIComponent(station.name),
    }
    if (station.stream === 'rubbish') return context.body('This is no sound. '.repeat(400), 200, headers)
    const loop = await contentOf(`radio-${station.style}.mp3`)
    const listener = { station: id, since: clock.iso(), bytes: 0 }
    return context.body(broadcast.listen(loop, listener, station.stream), 200, headers)
  })
  return app
}
