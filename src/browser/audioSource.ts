/**
 * Attaches the address of a radio station to an audio element. The address may be that of a playlist, whose streams are
 * tried one after the other; HLS, a playlist of segments, is played through a library if the browser does not support it.
 */
import { fetchPlaylist } from './fetchPlaylist.ts'
import { attachSource, type MediaErrorCode } from './mediaSource.ts'
import { formatOf, readPlaylist } from './streamPlaylist.ts'

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
