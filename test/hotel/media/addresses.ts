// Paths of films, trailers, subtitles and stations on the hotel's server.

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

export const stationAddress = (station: string) => `/media/radio/${station}.mp3`

/** Returns an empty string if the station has no logo. */
export const stationImage = (project: string, { id, hasLogo }: { id: string; hasLogo: boolean }) =>
  hasLogo ? `/ONEapp/skins/${project}/radio/${id}.svg` : ''
