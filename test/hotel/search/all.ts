// Everything that the search looks through: one line for each part of the hotel that has something to find.
import type { Films } from '../films.ts'
import { recordingAddress, stationAddress, stationImage } from '../media/addresses.ts'
import type { Radio } from '../radio.ts'
import { albums } from '../seed/music.ts'
import type { Property, PropertyId } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import { searchablePages } from './pages.ts'
import type { Entry, Searchable } from './searchable.ts'

// TV channels, and their events of the next 24 hours, as search entries.

const hourMs = 3_600_000
const ahead = 24 * hourMs

function searchableTelevision({ guide, clock }: HotelServices): readonly Searchable[] {
  const channels = new Map<string, readonly Entry[]>()
  const events = new Map<string, { hour: number; entries: readonly Entry[] }>()

  const channelsOf = (project: string): Entry[] =>
    guide.channels().map(({ id, name, group }) => ({
      title: name,
      words: group,
      hit: { id, title: name, image: `/ONEapp/skins/${project}/tv/${id}.svg` },
    }))

  const eventsOf = ({ zone }: Property, hour: number): Entry[] =>
    guide
      .channels()
      .flatMap((channel) =>
        guide
          .events(channel, { from: hour * hourMs, to: hour * hourMs + ahead }, clock.now(), zone)
          .filter(({ type }) => type === 'event')
          .map((event) => ({ ...event, channel_id: channel.id })),
      )
      .sort((one, other) => one.start - other.start)
      .map(({ id, title, description, start, end, channel_id }) => ({
        title,
        words: description,
        hit: { id, title, description, channel_id, start_timestamp: start, end_timestamp: end },
      }))

  return [
    {
      type: 'tv',
      entries: ({ project }) => {
        const entries = channels.get(project) ?? channelsOf(project)
        channels.set(project, entries)
        return entries
      },
    },
    {
      type: 'epg',
      // Computed once an hour.
      entries: (property) => {
        const hour = Math.floor(clock.now() / hourMs)
        const before = events.get(property.id)
        if (before?.hour === hour) return before.entries
        const entries = eventsOf(property, hour)
        events.set(property.id, { hour, entries })
        return entries
      },
    },
  ]
}

// The stations of the web radio as search entries: found by name, style of music and country.

/** The country is found by its English name and by its native name. */
function searchableStations(radio: Radio): Searchable {
  const known = new Map<string, readonly Entry[]>()

  const stationsFor = (project: string): Entry[] =>
    radio.countries().flatMap(({ name: country, nativeName, all }) =>
      all.map((station) => ({
        title: station.name,
        words: `${station.style} ${country} ${nativeName}`,
        hit: {
          id: station.id,
          title: station.name,
          image: stationImage(project, station),
          description: country,
          stream_address: stationAddress(station),
        },
      })),
    )

  return {
    type: 'radio',
    entries: ({ project }) => {
      const stations = known.get(project) ?? stationsFor(project)
      known.set(project, stations)
      return stations
    },
  }
}

// The hotel's music albums as search entries. The app plays the songs that have a recording, and only shows the others.

const entry = (id: string, title: string, description: string): Entry => ({
  title,
  words: description,
  hit: { id, title, description },
})

const songs = albums.flatMap(({ title: album, artist, songs, recorded }, at) =>
  songs.map((title, track) => {
    const song = entry(`song-${at + 1}-${track + 1}`, title, `${artist}, ${album}`)
    return title === recorded ? { ...song, hit: { ...song.hit, stream_address: recordingAddress } } : song
  }),
)
const artists = [...new Set(albums.map(({ artist }) => artist))].map((artist, at) => {
  const own = albums.filter((album) => album.artist === artist).map(({ title }) => title)
  return entry(`artist-${at + 1}`, artist, own.join(', '))
})
const records = albums.map(({ title, artist }, at) => entry(`album-${at + 1}`, title, artist))

const searchableMusic: readonly Searchable[] = [
  { type: 'music_song', entries: () => songs },
  { type: 'music_artist', entries: () => artists },
  { type: 'music_album', entries: () => records },
]

// The films of the properties as search entries: found by title and description.

function searchableFilms(films: Films): Searchable {
  const known = new Map<PropertyId, readonly Entry[]>()
  return {
    type: 'film',
    entries: ({ id: property, project }) => {
      const entries =
        known.get(property) ??
        films.all(property).map(({ id, title, text }) => ({
          title,
          words: text,
          hit: { id, title, description: text, image: `/ONEapp/skins/${project}/vod/${id}.svg` },
        }))
      known.set(property, entries)
      return entries
    },
  }
}

export const searchables = (services: HotelServices): readonly Searchable[] => [
  searchablePages(services.skins),
  ...searchableMusic,
  searchableStations(services.radio),
  searchableFilms(services.films),
  ...searchableTelevision(services),
]
