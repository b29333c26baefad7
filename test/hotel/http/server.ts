// The hotel's Node server: passes requests to the app and websockets to the channels.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createPlainServer, type Server as PlainServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import type { Hotel } from '../hotel.ts'
import { clientAddress, deviceOf, markChannel, networkAddressOf } from './device.ts'
import { isOwnOrigin } from './origin.ts'

interface Address {
  port: number
  host: string
}

/** Maximum size of a frame in bytes, far more than any call needs. */
const maxPayload = 256 * 1024

/** Destroys the socket after the response, because the refused client may never close its side. */
const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy())

/** Returns the URL of the request, or null if it is invalid. A path that begins with `//` does not name a host. */
function addressOf({ url = '/' }: IncomingMessage): URL | null {
  const address = url.startsWith('/') ? `http://hotel${url}` : url
  return URL.canParse(address) ? new URL(address) : null
}

/** Accepts upgrades to `/ws` from the hotel's own pages and from clients without an origin. Refuses all others. */
export function acceptChannels(
  server: Server,
  { channels, services }: Pick<Hotel, 'channels' | 'services'>,
  isForOthers: (request: IncomingMessage) => boolean = () => false,
) {
  // The products of a shop are 50 kB, and a sixth of that when compressed.
  const perMessageDeflate = { threshold: 1024, serverNoContextTakeover: true, clientNoContextTakeover: true }
  const sockets = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate })
  // A device receives a mark with each channel, by which its HTTP calls are recognised.
  const given = new WeakMap<IncomingMessage, readonly string[]>()
  sockets.on('headers', (headers, request) => {
    for (const setCookie of given.get(request) ?? []) headers.push(`Set-Cookie: ${setCookie}`)
  })
  server.on('upgrade', (request, socket, head) => {
    // Must be added first: a connection that is reset while there is no error listener would crash the whole process.
    socket.on('error', () => socket.destroy())
    if (isForOthers(request)) return
    const address = addressOf(request)
    if (!address) return refuse(socket, '400 Bad Request')
    if (address.pathname !== '/ws') return refuse(socket, '404 Not Found')
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) return refuse(socket, '403 Forbidden')
    const client = clientAddress(
      services,
      request.socket.remoteAddress,
      [request.headers['x-forwarded-for'] ?? []].flat().join(),
    )
    if (services.faults.isRefusing() || !services.channels.makeRoom(client))
      return refuse(socket, '503 Service Unavailable')
    const { id, cookie, setCookies } = markChannel(deviceOf(request.headers.cookie), (mark) =>
      services.channels.hasMark(mark),
    )
    given.set(request, setCookies)
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const channel = channels.open(
        {
          send: (text) => webSocket.send(text),
          drop: () => webSocket.terminate(),
          unreadBytes: () => webSocket.bufferedAmount,
          pause: () => webSocket.pause(),
          resume: () => webSocket.resume(),
        },
        address.searchParams,
        {
          id,
          cookie,
          address: networkAddressOf(request.socket.remoteAddress),
          client,
        },
      )
      webSocket.on('message', (data, isBinary) => {
        if (isBinary) services.log('warn', 'a binary frame was dropped')
        else channel.heard(String(data))
      })
      webSocket.on('close', channel.closed)
      webSocket.on('error', (error) => services.log('warn', `channel: ${error.message}`))
    })
  })
}

/** The hotel's HTTP as a plain Node listener. */
export const requestListener = ({ app }: Pick<Hotel, 'app'>): RequestListener =>
  getRequestListener(app.fetch, { overrideGlobalObjects: false })

const written = (host: string) => (host.includes(':') ? `[${host}]` : host)

export async function listen(hotel: Hotel, { port, host }: Address) {
  const server = createServer(requestListener(hotel))
  acceptChannels(server, hotel)
  const { port: taken } = await bound(server, { port, host })
  return {
    origin: `http://${written(host)}:${taken}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Resolves once the server listens, and rejects with the reason if it cannot. */
export function bound(server: PlainServer, { port, host }: Address): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      if (address && typeof address === 'object') resolve(address)
      else reject(new Error('The server has no port.'))
    })
  })
}

/** Rejects if a server could not listen at this address. Answers no requests. */
export async function mustBeFree(address: Address): Promise<void> {
  const server = createPlainServer((socket) => socket.destroy())
  await bound(server, address)
  await new Promise((resolve) => server.close(resolve))
}
