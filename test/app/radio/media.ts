/** Simulates the playback of a stream: jsdom has the audio element, but cannot play. */
import { act } from '@testing-library/react'
import { media } from '../mediaElement.ts'

const radioElements = () => [...document.querySelectorAll('audio')]

/** Addresses of the streams that play or load. */
export const openStreams = () => radioElements().map((element) => element.getAttribute('src'))

/** Volume of the open stream, from 0 to 1. */
export const volume = () => radioElements()[0]?.volume

/** How often a stream was opened. */
export const timesOpened = () => media.play.mock.calls.length

type StreamEvent = 'playing' | 'waiting' | 'ended' | 'error' | 'pause'

/** Dispatches an event of the radio's audio element; `code` is that of a media error. */
export function tell(event: StreamEvent, code?: number) {
  const [element] = radioElements()
  if (!element) throw new Error('no stream is open')
  Object.defineProperty(element, 'error', {
    value: code === undefined ? null : { code },
    configurable: true,
  })
  act(() => void element.dispatchEvent(new Event(event)))
}
