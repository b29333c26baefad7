// Paths of films, trailers, subtitles and stations on the hotel's server.
import type { RadioStation } from '../radio.ts'

interface Addressed {
  id: number
  form: 'hls' | 'mp4'
}

/** `key` is the stay's own key for the film, or `free`. */
export const filmAddress = ({ id, form }: Addressed, key: string) =>
  `/media/films/${id}/${key}/film.${form === 'hls' ? 'm3u8' : 'mp4'}`

export const subtitlesAddress = (film: number, language: string) =>
  `/media/films/${film}/subtitles-${language}.vtt`

export const trailerAddress = (trailer: number) => `/media/trailers/trailer-${trailer}.mp4`

/** The endless sound of a station. */
export const soundAddress = (station: string) => `/media/radio/${station}.mp3`

/** The address that a station has in the list: of its sound, or of a playlist that names it. */
export function stationAddress({ id, stream }: Pick<RadioStation, 'id' | 'stream'>): string {
  if (stream === 'm3u' || stream === 'pls') return `/media/radio/${id}.${stream}`
  if (stream === 'hls') return `/media/radio/${id}.m3u8`
  return stream === 'unnamed' ? `/media/radio/${id}/listen` : soundAddress(id)
}

/** The only recording of the hotel's music. */
export const recordingAddress = '/media/music/recording.mp3'

/** Returns an empty string if the station has no logo. */
export const stationImage = (project: string, { id, hasLogo }: { id: string; hasLogo: boolean }) =>
  hasLogo ? `/ONEapp/skins/${project}/radio/${id}.svg` : ''
