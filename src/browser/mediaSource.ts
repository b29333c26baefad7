/**
 * Attaches a source to a media element: a file directly, a segmented stream (HLS) through a library if the browser does
 * not support it.
 */
import type { ErrorData } from 'hls.js'

/** Time that playback may wait for data. */
const stuckMs = 5000
/** Long enough to reach another segment, too short to be noticed. */
const stepSeconds = 0.25
const maxSteps = 3

/**
 * Seeks forward by a small step if playback waits too long. hls.js can wait forever at the boundary of two segments,
 * when video continues in one and audio in the other. On a slow network a stall costs at most three quarters of a
 * second of the film.
 * @returns a function that removes the listeners
 */
export function stepOnWhenStuck(element: HTMLMediaElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let steps = 0
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (steps >= maxSteps) return
      steps += 1
      element.currentTime += stepSeconds
    }, stuckMs)
  }
  const goOn = () => {
    clearTimeout(timer)
    steps = 0
  }
  const listeners = [
    ['waiting', wait],
    ['seeking', wait],
    ['seeked', goOn],
    ['playing', goOn],
    ['emptied', goOn],
  ] as const
  for (const [event, listener] of listeners) element.addEventListener(event, listener)
  return () => {
    clearTimeout(timer)
    for (const [event, listener] of listeners) element.removeEventListener(event, listener)
  }
}

/** The browser's media error codes: aborted, network, decoding, source; 0 is an unknown error. */
export type MediaErrorCode = 0 | 1 | 2 | 3 | 4

export interface MediaSourceOptions {
  /** Start position in seconds. */
  from: number
  /** Language key of the requested audio track; empty for the film's default track. */
  audio: string
  /** True for a segmented stream whose address does not say so. */
  isHls?: boolean
  onError: (code: MediaErrorCode) => void
}

export interface AttachedSource {
  /** Switches the audio track during playback. */
  chooseAudio: (language: string) => void
  /** Stops a stream of the library. For a file it only removes the listener: the caller removes the element's `src`. */
  detach: () => void
}

const isPlaylist = (src: string) => /\.m3u8(\?|#|$)/i.test(src)

/** True in Safari, which plays HLS itself and lets a page choose the audio track. */
const playsPlaylists = (element: HTMLMediaElement) =>
  element.canPlayType('application/vnd.apple.mpegurl') !== '' && 'audioTracks' in element

const hasMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window

/** Number of recoveries from media errors before the error is reported. */
const maxRecoveries = 2

const needsLibrary = (element: HTMLMediaElement, src: string, isHls = isPlaylist(src)) =>
  isHls && !playsPlaylists(element) && hasMediaSource()

/** Loads the library in advance if the source needs it. Rejects if it fails to load. */
export async function prepareSource(src: string): Promise<void> {
  if (needsLibrary(document.createElement('video'), src)) await import('./hls.ts')
}

export function attachSource(
  element: HTMLMediaElement,
  src: string,
  options: MediaSourceOptions,
): AttachedSource {
  if (!needsLibrary(element, src, options.isHls)) return attachFile(element, src, options)
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

/** -1 if there is no such track, or if the guest wants the film's default track. */
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
    // Subtitles are the element's own text tracks; those of the stream are ignored.
    renderTextTracksNatively: false,
    enableWebVTT: false,
    enableIMSC1: false,
    enableCEA708Captions: false,
    // The hotel's network is shared, so the buffer ahead is limited.
    maxBufferLength: 30,
    // By default the buffer grows up to ten minutes for streams of a low bit rate.
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
    // The library retries at each quality level for a long time; a segment that is missing at all of them is an error.
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

/** True for HTTP status 4xx: the file is missing or forbidden, which is no network error. */
const isRefused = ({ response }: ErrorData) => Math.floor((response?.code ?? 0) / 100) === 4

/** Converts an error of the library to the browser's code. */
function codeOf(Hls: HlsConstructor, data: ErrorData): MediaErrorCode {
  const { type, details } = data
  if (type === Hls.ErrorTypes.MEDIA_ERROR) return 3
  const isNoStream = details === Hls.ErrorDetails.MANIFEST_PARSING_ERROR
  if (isRefused(data) || isNoStream || details === Hls.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR)
    return 4
  return type === Hls.ErrorTypes.NETWORK_ERROR ? 2 : 0
}
