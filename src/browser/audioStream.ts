/**
 * Sound that never ends, such as a radio station. The element is made once and used for all streams: a phone lets an
 * element that the guest has started once go on to another stream by itself.
 */
export type StreamEvent =
  /** Sound is heard, for the first time or again. */
  | { kind: 'sounding' }
  /** There is no sound left for now; more may come. */
  | { kind: 'starving' }
  /** The stream is over, or was never one. `code` is the browser's media error, 1 to 4, or 0. */
  | { kind: 'broken'; code: number }
  /** The browser wants the guest to press something first. */
  | { kind: 'blocked' }
  /** Something outside the app stopped it: a headset that was pulled out, a phone call. */
  | { kind: 'paused' }

export interface AudioStream {
  /** Called within the guest's press it may sound at once. Ends the stream before. @param volume 0 to 1 */
  open: (address: string, volume: number) => void
  /** Silent at once, and nothing is loaded any more. */
  release: () => void
  onEvent: (listener: (event: StreamEvent) => void) => () => void
}

type Listener = (event: StreamEvent) => void

export function createAudioStream(page: Document = globalThis.document): AudioStream {
  let element: HTMLAudioElement | null = null
  let listener: Listener | null = null
  // What an element says of a stream that was released or replaced is of no interest.
  let isOpen = false

  const tell: Listener = (event) => {
    if (isOpen) listener?.(event)
  }

  function prepare(): HTMLAudioElement {
    const audio = page.createElement('audio')
    audio.preload = 'none'
    audio.addEventListener('playing', () => tell({ kind: 'sounding' }))
    audio.addEventListener('waiting', () => tell({ kind: 'starving' }))
    audio.addEventListener('ended', () => tell({ kind: 'broken', code: 0 }))
    audio.addEventListener('error', () => tell({ kind: 'broken', code: audio.error?.code ?? 0 }))
    audio.addEventListener('pause', () => {
      if (!audio.ended && !audio.error) tell({ kind: 'paused' })
    })
    return audio
  }

  function release() {
    isOpen = false
    if (!element?.hasAttribute('src')) return
    element.pause()
    // Without this a browser goes on loading what nobody hears.
    element.removeAttribute('src')
    element.load()
    element.remove()
  }

  return {
    open(address, volume) {
      release()
      element ??= prepare()
      // In the page as long as it plays: a television that is switched off silences all that stands there.
      page.body.append(element)
      element.src = address
      element.volume = volume
      isOpen = true
      const opened = element.play()
      // Chromium before 50 gave no promise; a stream that breaks says so by its events.
      opened?.catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') tell({ kind: 'blocked' })
      })
    },
    release,
    onEvent(next) {
      listener = next
      return () => {
        if (listener === next) listener = null
      }
    },
  }
}
