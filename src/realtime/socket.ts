/** A websocket with a time-out for opening. It is used once: the connection opens a new one. */
import type { Environment } from './environment.ts'

/** The placeholder of a device that does not know its own MAC address (DEV-04). */
const unknownMac = 'aa:bb:cc:dd:ee:ff'
/** A server that neither accepts nor refuses would otherwise block an attempt for minutes. */
const openTimeoutMs = 10_000
const isOpen = 1

/**
 * The channel's address: `wss` on an https page, `mobile` unless on a TV, `mac` when known (RT-01 to RT-03), and the
 * property, whose content a guest without a sign-in gets (HOUSE-01).
 */
export function channelAddress(page: {
  /** As `location.protocol` has it, with its colon. */
  protocol: string
  /** With the port, as `location.host` has it. */
  host: string
  mode: string
  mac?: string
  property?: string
}): string {
  const query = new URLSearchParams()
  if (page.mode !== 'tv') query.set('mobile', 'true')
  if (page.mac && page.mac.toLowerCase() !== unknownMac) query.set('mac', page.mac)
  if (page.property) query.set('property', page.property)
  const text = query.toString()
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/ws${text ? `?${text}` : ''}`
}

export interface SocketEvents {
  opened: () => void
  received: (data: unknown) => void
  /** Called once, whether the socket was open or not; never after `close`. */
  closed: (reason: string) => void
}

export interface Socket {
  /** True if the socket is open and the text was sent. */
  send: (text: string) => boolean
  close: () => void
}

/** @throws if the browser refuses to create the socket (an invalid address, a forbidden scheme). */
export function openSocket({ url, WebSocket, after }: Environment, events: SocketEvents): Socket {
  const socket = new WebSocket(url())
  socket.binaryType = 'arraybuffer'
  let isFinished = false
  const finish = () => {
    cancelTimeout()
    const wasFinished = isFinished
    isFinished = true
    return !wasFinished
  }
  const cancelTimeout = after(openTimeoutMs, () => {
    if (!finish()) return
    socket.close()
    events.closed(`not open after ${openTimeoutMs} ms`)
  })
  socket.addEventListener('open', () => {
    if (isFinished) return
    cancelTimeout()
    events.opened()
  })
  socket.addEventListener('message', ({ data }) => {
    if (!isFinished) events.received(data)
  })
  socket.addEventListener('close', ({ code }) => {
    if (finish()) events.closed(`code ${code}`)
  })
  return {
    send(text) {
      // A closing socket silently drops what is sent.
      if (isFinished || socket.readyState !== isOpen) return false
      socket.send(text)
      return true
    },
    close() {
      finish()
      socket.close()
    },
  }
}
