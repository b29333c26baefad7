// The hotel's music albums as search entries. The app plays the songs that have a recording, and only shows the others.
import { recordingAddress } from '../media/addresses.ts'
import { albums } from '../seed/music.ts'
import type { Entry, Searchable } from './searchable.ts'

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

export const searchableMusic: readonly Searchable[] = [
  { type: 'music_song', entries: () => songs },
  { type: 'music_artist', entries: () => artists },
  { type: 'music_album', entries: () => records },
]
