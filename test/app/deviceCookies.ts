/** Node's fetch and socket, with the cookie by which a hotel knows its device again. */
import { WebSocket } from 'ws'

// By host: Node's fetch and socket keep none, as a browser would.
const deviceCookies = new Map<string, string>()
const cookieFor = (address: string | URL): Record<string, string> => {
  const cookie = deviceCookies.get(new URL(address, window.location.href).host)
  return cookie === undefined ? {} : { cookie }
}

// Node's own socket refuses the events of jsdom; this one brings its own.
class Socket extends WebSocket {
  constructor(address: string | URL) {
    super(address, { headers: cookieFor(address) })
    this.on('upgrade', ({ headers }) => {
      const [given] = headers['set-cookie'] ?? []
      if (given) deviceCookies.set(new URL(address).host, given.split(';')[0] ?? '')
    })
    // A browser's socket that nobody listens to fails in silence; this one would end the process.
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
