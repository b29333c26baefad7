/**
 * Gives a media element what it shall play: files as they are, and streams in pieces (HLS) by a library where the
 * browser does not know them itself.
 */
import type { ErrorData } from 'hls.js'
import { stepOnWhenStuck } from './stuckPlayback.ts'

/** As the browser's own media errors: aborted, network, decoding, source; 0 is one without a name. */
export type MediaErrorCode = 0 | 1 | 2 | 3 | 4

export interface MediaSourceOptions {
  /** Seconds to begin at. */
  from: number
  /** Language key of the sound that the guest wants; empty for the film's own. */
  audio: string
  onError: (code: MediaErrorCode) => void
}

export interface AttachedSource {
  /** Another sound, while it plays. */
  chooseAudio: (language: string) => void
  /** Loads nothing any more. */
  detach: () => void
}

const isPlaylist = (src: string) => /\.m3u8(\?|#|$)/i.test(src)

/** Safari plays such streams by itself, and lets a page choose the sound. */
const playsPlaylists = (element: HTMLMediaElement) =>
  element.canPlayType('application/vnd.apple.mpegurl') !== '' && 'audioTracks' in element

const hasMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window

/** Tries with another piece before it gives up; a guest waits no longer. */
const maxRecoveries = 2

const needsLibrary = (element: HTMLMediaElement, src: string) =>
  isPlaylist(src) && !playsPlaylists(element) && hasMediaSource()

/** Loads the library before it is needed, where it will be. Rejects if it does not load. */
export async function prepareSource(src: string): Promise<void> {
  if (needsLibrary(document.createElement('video'), src)) await import('./hls.ts')
}

export function attachSource(
  element: HTMLMediaElement,
  src: string,
  options: MediaSourceOptions,
): AttachedSource {
  if (!needsLibrary(element, src)) return attachFile(element, src, options)
  let isDetached = false
  let attached: AttachedSource | null = null
  let audio = options.audio
  import('./hls.ts').then(
    ({ Hls }) => {
      if (isDetached) return
      attached = Hls.isSupported()
        ? attachHls(Hls, element, src, { ...options, audio })
        : attachFile(element, src, options)
    },
    () => isDetached || options.onError(2),
  )
  return {
    chooseAudio(language) {
      audio = language
      attached?.chooseAudio(language)
    },
    detach() {
      isDetached = true
      attached?.detach()
    },
  }
}

interface NativeAudioTrack {
  language: string
  enabled: boolean
}

function attachFile(element: HTMLMediaElement, src: string, { audio }: MediaSourceOptions): AttachedSource {
  const chooseAudio = (language: string) => {
    const { audioTracks } = element as { audioTracks?: ArrayLike<NativeAudioTrack> }
    const tracks = Array.from(audioTracks ?? [])
    const wanted = tracks[indexOfLanguage(tracks, language)] ?? tracks[0]
    for (const track of tracks) track.enabled = track === wanted
  }
  const handleMetadata = () => chooseAudio(audio)
  element.addEventListener('loadedmetadata', handleMetadata, { once: true })
  element.src = src
  return {
    chooseAudio,
    detach: () => element.removeEventListener('loadedmetadata', handleMetadata),
  }
}

const baseOf = (language: string | undefined) => (language ?? '').toLowerCase().split(/[-_]/)[0]

/** -1 where there is none, or the guest wants the film's own. */
const indexOfLanguage = (tracks: readonly { language?: string; lang?: string }[], language: string) =>
  language === ''
    ? -1
    : tracks.findIndex((track) => baseOf(track.lang ?? track.language) === baseOf(language))

type HlsConstructor = typeof import('./hls.ts')['Hls']

function attachHls(
  Hls: HlsConstructor,
  element: HTMLMediaElement,
  src: string,
  { from, audio, onError }: MediaSourceOptions,
): AttachedSource {
  let wanted = audio
  let recoveries = 0
  let refusals = 0
  const hls = new Hls({
    startPosition: from > 0 ? from : -1,
    // The film's subtitles come with the film itself, in the element's own tracks.
    renderTextTracksNatively: false,
    enableWebVTT: false,
    enableIMSC1: false,
    enableCEA708Captions: false,
    // A room's network is shared: what is far ahead is not fetched.
    maxBufferLength: 30,
    // Without this it is ten minutes wherever a stream is small.
    maxMaxBufferLength: 60,
    backBufferLength: 60,
  })
  const applyAudio = () => {
    const at = indexOfLanguage(hls.audioTracks, wanted)
    const own = hls.audioTracks.findIndex((track) => track.default)
    const next = at >= 0 ? at : own
    if (next >= 0 && next !== hls.audioTrack) hls.audioTrack = next
  }
  hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, applyAudio)
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    refusals = 0
  })
  hls.on(Hls.Events.ERROR, (_, data: ErrorData) => {
    if (isRefused(data)) refusals += 1
    // The library goes from quality to quality for long; a piece that none of them has does not come.
    const isGone = refusals > hls.levels.length
    if (!data.fatal && !isGone) return
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && recoveries < maxRecoveries) {
      recoveries += 1
      return hls.recoverMediaError()
    }
    detach()
    onError(codeOf(Hls, data))
  })
  const stopStepping = stepOnWhenStuck(element)
  const detach = () => {
    stopStepping()
    hls.destroy()
  }
  hls.loadSource(src)
  hls.attachMedia(element)
  return {
    chooseAudio(language) {
      wanted = language
      applyAudio()
    },
    detach,
  }
}

/** What is not there, or may not be seen, is no matter of the network. */
const isRefused = ({ response }: ErrorData) => Math.floor((response?.code ?? 0) / 100) === 4

/** The browser's word for what the library says. */
function codeOf(Hls: HlsConstructor, data: ErrorData): MediaErrorCode {
  const { type, details } = data
  if (type === Hls.ErrorTypes.MEDIA_ERROR) return 3
  const isNoStream = details === Hls.ErrorDetails.MANIFEST_PARSING_ERROR
  if (isRefused(data) || isNoStream || details === Hls.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR)
    return 4
  return type === Hls.ErrorTypes.NETWORK_ERROR ? 2 : 0
}
