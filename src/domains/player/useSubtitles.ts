import { useCallback, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectLanguages, type Video } from './slice.ts'
import { subtitleOf } from './subtitles.ts'
import { decodeSubtitles, toWebVtt } from './subtitleText.ts'

interface Loaded {
  /** Address of the chosen subtitles, which tells those of another choice from them. */
  url: string
  /** Address of a file that the browser understands; null if there is none. */
  src: string | null
}

/**
 * Loads the chosen subtitles, and converts what browsers do not show: SRT, and other encodings than UTF-8. `track` is null
 * until they are loaded, and if the guest has chosen none.
 */
export function useSubtitles(video: Video) {
  const subtitle = subtitleOf(video.subtitles ?? [], useSelector(selectLanguages).subtitles)
  const url = subtitle?.url ?? null
  const language = subtitle?.lang ?? ''
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    if (url === null) return
    const ended = new AbortController()
    let made: string | null = null
    loadWebVtt({ url, language }, ended.signal).then(
      (text) => {
        if (ended.signal.aborted) return
        made = text === null ? null : URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
        setLoaded({ url, src: made })
      },
      // The browser may be allowed what the page is not.
      () => ended.signal.aborted || setLoaded({ url, src: url }),
    )
    return () => {
      ended.abort()
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [url, language])

  const handleError = useCallback(() => setLoaded(url === null ? null : { url, src: null }), [url])
  const current = loaded?.url === url ? loaded : null
  return {
    track: subtitle && current?.src ? { src: current.src, language: subtitle.lang } : null,
    hasFailed: current !== null && current.src === null,
    onError: handleError,
  }
}

interface Track {
  url: string
  language: string
}

/** Null if there are no subtitles. Rejects if the page cannot load the file. */
async function loadWebVtt({ url, language }: Track, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(new URL(url, window.location.href).href, { signal })
  if (!response.ok) return null
  const bytes = new Uint8Array(await response.arrayBuffer())
  return toWebVtt(decodeSubtitles(bytes, response.headers.get('content-type') ?? '', language))
}
