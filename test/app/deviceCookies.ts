/** Adds to Node's fetch and WebSocket the cookie by which a hotel recognises a device. */
import { WebSocket } from 'ws'
import { withCookies } from '../contract/cookies.ts'

// By host. Node's fetch and WebSocket store no cookies, as a browser would.
const deviceCookies = new Map<string, string>()
const cookieFor = (address: string | URL): Record<string, string> => {
  const cookie = deviceCookies.get(new URL(address, window.location.href).host)
  return cookie === undefined ? {} : { cookie }
}

// Node's own WebSocket rejects the events of jsdom; this one has events of its own.
class Socket extends WebSocket {
  constructor(address: string | URL) {
    super(address, { headers: cookieFor(address) })
    this.on('upgrade', ({ headers }) => {
      const { host } = new URL(address)
      deviceCookies.set(host, withCookies(deviceCookies.get(host) ?? '', headers['set-cookie']))
    })
    // An error that has no listener is ignored by a browser's WebSocket, but would end this process.
    this.on('error', () => undefined)
  }
}
globalThis.WebSocket = Socket as unknown as typeof globalThis.WebSocket

const plainFetch = globalThis.fetch
globalThis.fetch = (input, init) => {
  const { url, headers } = input instanceof Request ? input : { url: input, headers: undefined }
  const sent = Object.fromEntries(new Headers(init?.headers ?? headers))
  return plainFetch(input, { ...init, headers: { ...cookieFor(url), ...sent } })
}
