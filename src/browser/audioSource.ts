/**
 * Attaches the address of a radio station to an audio element. The address may be that of a playlist, whose streams are
 * tried one after the other; HLS, a playlist of segments, is played through a library if the browser does not support it.
 */
import { attachSource, type MediaErrorCode } from './mediaSource.ts'

/** What the address of a radio station leads to. */
type StreamFormat = 'stream' | 'hls' | 'list'

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

/** A playlist of streams has a few lines; what is longer is the stream itself. */
const maxBytes = 100_000

/** Control characters that no text contains, but the first bytes of every sound. */
const isSound = (bytes: Uint8Array) => bytes.some((byte) => byte < 9 || (byte > 13 && byte < 27))

/**
 * Loads the text of a playlist. Rejects if the address sends something else, such as endless sound. The type that the
 * server names is not asked: servers name many types for a playlist, and some name none.
 */
async function fetchPlaylist(address: string, signal: AbortSignal): Promise<string> {
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end)
  try {
    const response = await fetch(address, { signal: ended.signal })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await readStart(response)
  } finally {
    // Ends the download of what is no playlist.
    end()
    signal.removeEventListener('abort', end)
  }
}

async function readStart({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; reader; ) {
    const { value, done } = await reader.read()
    if (done) break
    bytes += value.length
    text += decoder.decode(value, { stream: true })
    if (bytes > maxBytes || isSound(value)) throw new Error('no playlist')
  }
  return text
}

/** A playlist may name another one, but not for ever. */
const maxDepth = 3

interface AudioSourceOptions {
  /** Streams that were tried and have not sounded: of a playlist they are tried last. What is tried is added. */
  silent: Set<string>
  /** Called when the element has a source that was not there at once, and has to be started. */
  onReady: () => void
  onError: (code: MediaErrorCode) => void
}

export interface AttachedAudio {
  /**
   * Tells that the element cannot play its source. Returns true if there is something else to try: the next stream of
   * the playlist, or the address as that of a playlist.
   */
  tryNext: (code: number) => boolean
  detach: () => void
}

/** An address to try. `depth` is the number of playlists that led to it. */
interface Candidate {
  address: string
  depth: number
  /** True if the address was not, or could not be, read as a playlist. */
  isStream?: boolean
}

export function attachAudio(
  element: HTMLAudioElement,
  address: string,
  { silent, onReady, onError }: AudioSourceOptions,
): AttachedAudio {
  const ended = new AbortController()
  let detachHls = () => {}
  let waiting: Candidate[] = []
  let current: Candidate = { address, depth: 0 }
  let isAtOnce = true

  function startHls(playlist: string) {
    current = { ...current, isStream: true }
    const handleError = (code: MediaErrorCode) => tryNext() || onError(code)
    const attached = attachSource(element, playlist, {
      from: 0,
      audio: '',
      isHls: true,
      onError: handleError,
    })
    detachHls = attached.detach
    // The browser's own HLS has its source at once, the library later.
    if (element.hasAttribute('src')) return noteSource()
    element.preload = 'auto'
    element.addEventListener('canplay', onReady, { once: true })
    detachHls = () => {
      element.removeEventListener('canplay', onReady)
      attached.detach()
    }
  }

  function noteSource() {
    silent.add(element.src)
    if (!isAtOnce) onReady()
  }

  function start(one: Candidate) {
    detachHls()
    detachHls = () => {}
    current = one
    const format = one.isStream ? 'stream' : formatOf(one.address)
    if (format === 'hls') return startHls(one.address)
    if (format === 'list') return void expand(one)
    element.src = one.address
    noteSource()
  }

  /** Reads the address as that of a playlist, and starts what it names. */
  async function expand(list: Candidate) {
    element.removeAttribute('src')
    const { href } = new URL(list.address, window.location.href)
    const depth = list.depth + 1
    const found = await fetchPlaylist(href, ended.signal)
      .then((text) => readPlaylist(text, href))
      .catch(() => null)
    if (ended.signal.aborted) return
    if (found === 'hls') return startHls(href)
    const streams = depth > maxDepth ? [] : (found ?? [])
    const inOrder = [
      ...streams.filter((one) => !silent.has(one)),
      ...streams.filter((one) => silent.has(one)),
    ]
    waiting = [...inOrder.map((one) => ({ address: one, depth })), ...waiting]
    // Some browsers read a playlist themselves, also one that another server does not let the page read.
    if (found === null && formatOf(list.address) === 'list') waiting.unshift({ ...list, isStream: true })
    if (!tryWaiting()) onError(4)
  }

  function tryWaiting(): boolean {
    const next = waiting.shift()
    if (next) start(next)
    return next !== undefined
  }

  function tryNext(code = 0): boolean {
    if (ended.signal.aborted) return false
    // The element says that it does not know the format: it may be a playlist.
    const format = current.isStream ? 'stream' : formatOf(current.address)
    if (code === 4 && format === null) {
      current = { ...current, isStream: true }
      void expand(current)
      return true
    }
    return tryWaiting()
  }

  start(current)
  isAtOnce = false
  return {
    tryNext,
    detach() {
      ended.abort()
      detachHls()
    },
  }
}
