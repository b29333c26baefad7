/** What a browser does with a stream, played by hand: jsdom has the element and none of its playing. */
import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

const elements = new Set<HTMLMediaElement>()

const stubs = {
  play: vi.fn(async function (this: HTMLMediaElement) {
    elements.add(this)
  }),
  pause: vi.fn(),
  load: vi.fn(),
}
Object.assign(HTMLMediaElement.prototype, stubs)
beforeEach(() => {
  elements.clear()
  for (const stub of Object.values(stubs)) stub.mockClear()
})

/** The addresses that are open, in the order in which their elements first played. */
export const openStreams = () =>
  [...elements]
    .flatMap((element) => element.getAttribute('src') ?? [])
    .filter((src) => src.includes('/radio/'))

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
