/** The network of the device, which a test can cut. */
import { act } from '@testing-library/react'
import { atEnd } from './atEnd.ts'

const nowhere = 'ws://127.0.0.1:1/'

/** Cuts the network: nothing is fetched, and no channel opens. An open channel stays until the hotel drops it. */
export function cutNetwork() {
  const { fetch, WebSocket: Socket } = globalThis
  let isCut = true
  globalThis.fetch = (...given) =>
    isCut ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...given)
  globalThis.WebSocket = class extends Socket {
    constructor(address: string | URL) {
      super(isCut ? nowhere : address)
    }
  }
  atEnd(() => Object.assign(globalThis, { fetch, WebSocket: Socket }))
  return {
    /** Restores the network, and dispatches the browser's event for it. */
    restore() {
      isCut = false
      act(() => void window.dispatchEvent(new Event('online')))
    },
  }
}
