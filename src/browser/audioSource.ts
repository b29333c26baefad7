/**
 * Attaches the address of a radio station to an audio element. The address may be that of a playlist: an m3u or pls names
 * the stream, and HLS, a playlist of segments, is played through a library if the browser does not support it.
 */
import { fetchPlaylist } from './fetchPlaylist.ts'
import { attachSource, type MediaErrorCode } from './mediaSource.ts'
import { formatOf, readPlaylist } from './streamPlaylist.ts'

/** A playlist may name another one, but not for ever. */
const maxSteps = 3

interface AudioSourceOptions {
  /** Called when the element has a source that was not there at once, and has to be started. */
  onReady: () => void
  onError: (code: MediaErrorCode) => void
}

export interface AttachedAudio {
  /**
   * Tells that the element cannot play the address. Returns true if it may be a playlist after all, which is then looked
   * into.
   */
  lookInto: () => boolean
  detach: () => void
}

export function attachAudio(
  element: HTMLAudioElement,
  address: string,
  { onReady, onError }: AudioSourceOptions,
): AttachedAudio {
  const ended = new AbortController()
  let detachHls = () => {}
  let mayLookInto = formatOf(address) === null

  function attachHls(playlist: string) {
    const attached = attachSource(element, playlist, { from: 0, audio: '', isHls: true, onError })
    detachHls = attached.detach
    // The browser's own HLS has its source at once, the library later.
    if (element.hasAttribute('src')) return onReady()
    element.preload = 'auto'
    element.addEventListener('canplay', onReady, { once: true })
    detachHls = () => {
      element.removeEventListener('canplay', onReady)
      attached.detach()
    }
  }

  async function resolve(playlist: string, step = 1): Promise<void> {
    const found = readPlaylist(await fetchPlaylist(playlist, ended.signal), playlist)
    if (ended.signal.aborted) return
    if (!found || step > maxSteps) throw new Error('no stream')
    if ('hls' in found) return attachHls(playlist)
    if (formatOf(found.stream) === 'list') return resolve(found.stream, step + 1)
    if (formatOf(found.stream) === 'hls') return attachHls(found.stream)
    element.src = found.stream
    onReady()
  }

  /** @param otherwise what to do if the playlist cannot be read */
  const open = (otherwise: () => void) => {
    const playlist = new URL(address, window.location.href).href
    resolve(playlist).catch(() => ended.signal.aborted || otherwise())
  }

  const format = formatOf(address)
  if (format === 'hls') attachHls(address)
  else if (format === 'list')
    // Some browsers read a playlist themselves, also one that another server does not let the page read.
    open(() => {
      element.src = address
      onReady()
    })
  else element.src = address
  return {
    lookInto() {
      if (!mayLookInto) return false
      mayLookInto = false
      element.removeAttribute('src')
      open(() => onError(4))
      return true
    },
    detach() {
      ended.abort()
      detachHls()
    },
  }
}
