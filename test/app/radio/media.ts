/** What a browser does with a stream, played by hand: jsdom has the element and none of its playing. */
import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

const elements = new Set<HTMLMediaElement>()
let refusal: DOMException | null = null

const stubs = {
  play: vi.fn(async function (this: HTMLMediaElement) {
    elements.add(this)
    if (refusal) throw refusal
  }),
  pause: vi.fn(),
  load: vi.fn(),
}
Object.assign(HTMLMediaElement.prototype, stubs)
beforeEach(() => {
  elements.clear()
  refusal = null
  for (const stub of Object.values(stubs)) stub.mockClear()
})

/** The browser lets nothing sound until the guest presses something. */
export const refuseToPlay = () => {
  refusal = new DOMException('not allowed', 'NotAllowedError')
}
export const allowToPlay = () => {
  refusal = null
}

/** The addresses that are open, in the order in which their elements first played. */
export const openStreams = () =>
  [...elements]
    .flatMap((element) => element.getAttribute('src') ?? [])
    .filter((src) => src.includes('/radio/'))

/** How often a stream was opened. */
export const timesPlayed = () => stubs.play.mock.calls.length

/** An event of the element that plays the radio. */
export function tell(event: 'playing' | 'waiting' | 'ended' | 'error' | 'pause', code?: number) {
  const element = [...elements].find((one) => one.getAttribute('src')?.includes('/radio/'))
  if (!element) throw new Error('no stream is open')
  Object.defineProperty(element, 'error', {
    value: code === undefined ? null : { code },
    configurable: true,
  })
  act(() => void element.dispatchEvent(new Event(event)))
}
