/** What a browser does with a stream, played by hand: jsdom has the element and none of its playing. */
import { act } from '@testing-library/react'
import { media } from '../mediaElement.ts'

const radioElements = () => [...document.querySelectorAll('audio')]

/** The addresses that sound or are being loaded. */
export const openStreams = () => radioElements().map((element) => element.getAttribute('src'))

/** 0 to 1, of the stream that is open. */
export const volume = () => radioElements()[0]?.volume

/** How often a stream was opened. */
export const timesOpened = () => media.play.mock.calls.length

type StreamEvent = 'playing' | 'waiting' | 'ended' | 'error' | 'pause'

/** An event of the element that plays the radio; `code` is that of a media error. */
export function tell(event: StreamEvent, code?: number) {
  const [element] = radioElements()
  if (!element) throw new Error('no stream is open')
  Object.defineProperty(element, 'error', {
    value: code === undefined ? null : { code },
    configurable: true,
  })
  act(() => void element.dispatchEvent(new Event(event)))
}
