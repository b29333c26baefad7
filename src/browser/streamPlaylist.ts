/** What the address of a radio station leads to. */
export type StreamFormat = 'stream' | 'hls' | 'list'

const extensionOf = (address: string) => /\.(\w+)(?:[?#]|$)/.exec(address.replace(/^.*\//, ''))?.[1] ?? ''

/** Returns the format by the address; null if the address does not say. */
export function formatOf(address: string): StreamFormat | null {
  const extension = extensionOf(address).toLowerCase()
  if (extension === 'm3u8') return 'hls'
  if (extension === 'm3u' || extension === 'pls') return 'list'
  return ['mp3', 'aac', 'm4a', 'mp4', 'ogg', 'oga', 'opus', 'flac', 'wav'].includes(extension)
    ? 'stream'
    : null
}

/** Media types of playlists, and those of servers that do not know what they send. */
export const isPlaylistType = (type: string) =>
  /mpegurl|scpls|^text\/|octet-stream/i.test(type) || type === ''

/**
 * Reads a playlist: the address of the first stream that an m3u or pls names, or `hls` if it is a playlist of segments.
 * Null if it is neither.
 * @param address where the text is from; the addresses in it may be relative
 */
export function readPlaylist(text: string, address: string): { hls: true } | { stream: string } | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
  if (lines.some((line) => line.startsWith('#EXT-X-'))) return { hls: true }
  const isPls = lines.some((line) => /^\[playlist\]$/i.test(line))
  const named = isPls
    ? lines.map((line) => /^File\d+\s*=\s*(.+)$/i.exec(line)?.[1] ?? '')
    : lines.filter((line) => !line.startsWith('#'))
  for (const name of named) {
    const stream = name === '' ? null : absolute(name, address)
    if (stream !== null) return { stream }
  }
  return null
}

function absolute(name: string, base: string): string | null {
  // A line of something that is no playlist would become a relative address.
  if (/[\s<>{}"]/.test(name)) return null
  try {
    const { href, protocol } = new URL(name, base)
    return /^https?:$/.test(protocol) ? href : null
  } catch {
    return null
  }
}
