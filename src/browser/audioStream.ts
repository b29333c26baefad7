/**
 * Endless audio, such as a radio station. One element plays all streams, because a phone lets an element that the guest
 * has started once play further streams without another press.
 */
import { type AttachedAudio, attachAudio } from './audioSource.ts'

/** Name of the data attribute (`data-stream`) of the app's own audio element, which is ignored. */
const streamMark = 'stream'

/** Listened for on the element itself, because events of an element that was removed do not reach the document. */
const ends = ['pause', 'ended', 'emptied', 'volumechange']

const isHeard = (media: HTMLMediaElement) => !media.paused && !media.ended && !media.muted && media.volume > 0

/**
 * Calls the listener when the first media element becomes audible, and when none is any more. Returns a function that
 * stops this.
 */
export function onPageSound(listener: (isSounding: boolean) => void, page: Document = document): () => void {
  const heard = new Set<HTMLMediaElement>()
  const check = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement) || streamMark in target.dataset) return
    if (isHeard(target) === heard.has(target)) return
    const wasSounding = heard.size > 0
    if (heard.delete(target)) for (const end of ends) target.removeEventListener(end, check)
    else {
      heard.add(target)
      for (const end of ends) target.addEventListener(end, check)
    }
    if (heard.size > 0 !== wasSounding) listener(!wasSounding)
  }
  // Captured, because these events do not bubble.
  for (const begin of ['playing', 'volumechange']) page.addEventListener(begin, check, true)
  return () => {
    for (const begin of ['playing', 'volumechange']) page.removeEventListener(begin, check, true)
  }
}

export type StreamEvent =
  /** Audio plays, for the first time or again. */
  | { kind: 'sounding' }
  /** The buffer is empty; more data may arrive. */
  | { kind: 'starving' }
  /** The stream has ended or cannot be played. `code` is the browser's media error, 1 to 4, or 0. */
  | { kind: 'broken'; code: number }
  /** The browser blocks autoplay until the guest presses something. */
  | { kind: 'blocked' }
  /** The stream was paused from outside the app, such as by an unplugged headset or a phone call. */
  | { kind: 'paused' }

export interface AudioStream {
  /** Plays a stream, at once within a press of the guest, and ends the previous one. @param volume 0 to 1 */
  open: (address: string, volume: number) => void
  /** Stops audio and loading at once. */
  release: () => void
  onEvent: (listener: (event: StreamEvent) => void) => () => void
}

type Listener = (event: StreamEvent) => void

export function createAudioStream(page: Document = globalThis.document): AudioStream {
  let element: HTMLAudioElement | null = null
  let listener: Listener | null = null
  let attached: AttachedAudio | null = null
  /** Streams that were tried and have not sounded since. */
  const silent = new Set<string>()
  // Events of a stream that was released or replaced are ignored.
  let isOpen = false

  const tell: Listener = (event) => {
    if (isOpen) listener?.(event)
  }

  function prepare(): HTMLAudioElement {
    const audio = page.createElement('audio')
    audio.preload = 'none'
    audio.dataset[streamMark] = ''
    audio.addEventListener('playing', () => {
      silent.delete(audio.src)
      tell({ kind: 'sounding' })
    })
    audio.addEventListener('waiting', () => tell({ kind: 'starving' }))
    audio.addEventListener('ended', () => tell({ kind: 'broken', code: 0 }))
    audio.addEventListener('error', () => {
      const code = audio.error?.code ?? 0
      // A stream that has sounded is the right one, and is opened again.
      const isUnheard = isOpen && silent.has(audio.src)
      if (!isUnheard || !attached?.tryNext(code)) tell({ kind: 'broken', code })
    })
    audio.addEventListener('pause', () => {
      if (!audio.ended && !audio.error) tell({ kind: 'paused' })
    })
    return audio
  }

  function release() {
    isOpen = false
    attached?.detach()
    attached = null
    if (!element?.isConnected) return
    element.pause()
    // Without this a browser continues to load the stream.
    element.removeAttribute('src')
    element.load()
    element.preload = 'none'
    element.remove()
  }

  function play() {
    // Chromium before 50 returns no promise; a stream that fails is reported by its events.
    element?.play()?.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') tell({ kind: 'blocked' })
    })
  }

  return {
    open(address, volume) {
      release()
      element ??= prepare()
      // Stays in the document while it plays: a TV that is switched off pauses all media of the document.
      page.body.append(element)
      element.volume = volume
      isOpen = true
      attached = attachAudio(element, address, {
        silent,
        onReady: play,
        onError: (code) => tell({ kind: 'broken', code }),
      })
      // Within the press also where the source comes later: a phone lets no other element play afterwards.
      play()
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
