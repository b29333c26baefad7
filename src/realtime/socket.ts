/** One socket, from its address to its end. It is never used twice: the connection opens the next one. */
import type { Surroundings } from './surroundings.ts'

/** The device does not know its own mac (DEV-04). */
const unknownMac = 'aa:bb:cc:dd:ee:ff'
/** A hotel that neither accepts nor refuses would otherwise hold a try for minutes. */
const openTimeout = 10_000
const isOpen = 1

/** The channel's address: `wss` on an https page, `mobile` unless on a TV, `mac` when known (RT-01 to RT-03). */
export function channelAddress(page: {
  /** As `location.protocol` has it, with its colon. */
  protocol: string
  /** With the port, as `location.host` has it. */
  host: string
  mode: string
  mac?: string
}): string {
  const query = new URLSearchParams()
  if (page.mode !== 'tv') query.set('mobile', 'true')
  if (page.mac && page.mac.toLowerCase() !== unknownMac) query.set('mac', page.mac)
  const text = query.toString()
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/ws${text ? `?${text}` : ''}`
}

export interface SocketEvents {
  opened: () => void
  received: (data: unknown) => void
  /** Once, whether it ever opened or not; never after `close`. */
  closed: (why: string) => void
}

export interface Socket {
  /** True when the text was handed to the open socket, false when it stayed here. */
  send: (text: string) => boolean
  close: () => void
}

/** @throws where the browser refuses to make a socket at all (a bad address, a forbidden scheme). */
export function openSocket({ url, WebSocket, after }: Surroundings, events: SocketEvents): Socket {
  const socket = new WebSocket(url())
  let isOver = false
  const finish = () => {
    cancelTimeout()
    const wasOver = isOver
    isOver = true
    return !wasOver
  }
  const cancelTimeout = after(openTimeout, () => {
    if (!finish()) return
    socket.close()
    events.closed(`not open after ${openTimeout} ms`)
  })
  socket.addEventListener('open', () => {
    if (isOver) return
    cancelTimeout()
    events.opened()
  })
  socket.addEventListener('message', ({ data }) => {
    if (!isOver) events.received(data)
  })
  socket.addEventListener('close', ({ code }) => {
    if (finish()) events.closed(`code ${code}`)
  })
  return {
    send(text) {
      // A socket that is closing takes every text and drops it without a word.
      if (isOver || socket.readyState !== isOpen) return false
      socket.send(text)
      return true
    },
    close() {
      finish()
      socket.close()
    },
  }
}
