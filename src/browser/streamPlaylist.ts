/** What the address of a radio station leads to. */
export type StreamFormat = 'stream' | 'hls' | 'list'

const extensionOf = (address: string) => /\.(\w+)(?:[?#]|$)/.exec(address.replace(/^.*\//, ''))?.[1] ?? ''

const formats: Record<StreamFormat, readonly string[]> = {
  hls: ['m3u8'],
  list: ['m3u', 'pls', 'asx', 'wax', 'wvx', 'xspf', 'wpl', 'ram'],
  stream: ['mp3', 'aac', 'm4a', 'mp4', 'ogg', 'oga', 'opus', 'flac', 'wav'],
}

/** Returns the format by the address; null if the address does not say. */
export function formatOf(address: string): StreamFormat | null {
  const extension = extensionOf(address).toLowerCase()
  return (
    (Object.keys(formats) as StreamFormat[]).find((format) => formats[format].includes(extension)) ?? null
  )
}

/** Streams of a playlist that are tried. */
const maxStreams = 8

/**
 * Reads a playlist, whose form its text shows: pls, asx (as XML or as lines), xspf, wpl, or the lines of an m3u.
 * @param address where the text is from; the addresses in it may be relative
 * @returns the addresses of its streams in their order, at most eight; `hls` if it is a playlist of segments
 */
export function readPlaylist(text: string, address: string): 'hls' | string[] {
  const plain = text.replace(/^\uFEFF/, '')
  const lines = plain.split(/\r\n|\r|\n/).map((line) => line.trim())
  if (lines.some((line) => line.startsWith('#EXT-X-'))) return 'hls'
  const streams = namesIn(plain, lines).flatMap((name) => absolute(name.trim(), address) ?? [])
  return [...new Set(streams)].slice(0, maxStreams)
}

function namesIn(text: string, lines: readonly string[]): string[] {
  const groups = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, , name = '']) => unescaped(name))
  // These files are often not well-formed, so they are not parsed as XML.
  if (/<(?:asx|smil)\b/i.test(text))
    return groups(/<(?:ref|entryref|media)\s[^>]*?\b(?:href|src)\s*=\s*(["'])([\s\S]*?)\1/gi)
  if (/<playlist\b/i.test(text)) return groups(/<(location)>([^<]*)<\/location>/gi)
  if (lines.some((line) => /^\[(?:playlist|reference)\]$/i.test(line)))
    return lines.map((line) => /^(?:File|Ref)\d+\s*=\s*(["']?)(.*)\1$/i.exec(line)?.[2] ?? '')
  return lines.filter((line) => !line.startsWith('#'))
}

// An address holds no other characters that XML has to escape.
const unescaped = (name: string) => name.replace(/&(?:amp|#38|#x26);/gi, '&').replace(/&apos;/gi, "'")

function absolute(name: string, base: string): string | null {
  // A line of something that is no playlist would become a relative address.
  if (name === '' || /[\s<>{}"]/.test(name)) return null
  try {
    // Schemes of players for what their servers send over HTTP, too.
    const { href, protocol } = new URL(name.replace(/^(?:icyx?|mms[ht]?):/i, 'http:'), base)
    return /^https?:$/.test(protocol) ? href : null
  } catch {
    return null
  }
}
