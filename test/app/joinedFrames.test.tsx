// A proxy between hotel and guest that collects what the hotel sends, and passes it on in messages of its own.
import { screen, within } from '@testing-library/react'
import { it, vi } from 'vitest'
import { openSignedIn } from './harness.tsx'

const collectMs = 40

/** Collects messages for 40 ms. Passes them on as one, the second half of which belongs to the next message. */
class CollectingSocket extends WebSocket {
  #collected = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  override addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
    if (type !== 'message' || typeof listener !== 'function') return super.addEventListener(type, listener)
    super.addEventListener('message', ({ data }) => {
      this.#collected += String(data)
      this.#timer ??= setTimeout(() => {
        const half = Math.ceil(this.#collected.length / 2)
        const parts = [this.#collected.slice(0, half), this.#collected.slice(half)]
        this.#collected = ''
        this.#timer = undefined
        for (const data of parts) listener(new MessageEvent('message', { data }))
      }, collectMs)
    })
  }
}

it('NET-06 home is complete where frames come joined and in parts', async () => {
  vi.stubGlobal('WebSocket', CollectingSocket)
  await openSignedIn()
  const main = within(screen.getByRole('main'))
  await main.findByRole('link', { name: /^Room service/ })
  await main.findByRole('link', { name: /^Room control/ })
})
