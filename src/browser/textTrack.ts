interface TextTrackOptions {
  src: string
  language: string
  /** `showing`: the browser draws the lines; `hidden`: it only says which are due. */
  mode: 'showing' | 'hidden'
  /** Called with the lines that are due. */
  onLines?: (lines: string) => void
  /** The file was not loaded, or holds no lines that the browser understands. */
  onError: () => void
}

/** Adds subtitles to a film. Returns the function that removes them. */
export function attachTextTrack(
  element: HTMLVideoElement,
  { src, language, mode, onLines, onError }: TextTrackOptions,
): () => void {
  const source = document.createElement('track')
  Object.assign(source, { kind: 'subtitles', src, srclang: language, default: mode === 'showing' })
  source.addEventListener('error', onError)
  element.append(source)
  // An engine without text tracks shows none.
  const track: TextTrack | undefined = source.track
  const readLines = () => onLines?.([...(track?.activeCues ?? [])].map(plainText).join('\n'))
  const checkLoaded = () => track?.cues?.length === 0 && onError()
  source.addEventListener('load', checkLoaded)
  track?.addEventListener('cuechange', readLines)
  // In its initial mode, `disabled`, the browser would not even load the file.
  if (track) track.mode = mode
  return () => {
    source.removeEventListener('error', onError)
    source.removeEventListener('load', checkLoaded)
    track?.removeEventListener('cuechange', readLines)
    source.remove()
  }
}

/** The text of a line without its marks, such as for italics. */
const plainText = (cue: TextTrackCue) => (cue as VTTCue).getCueAsHTML().textContent ?? ''
