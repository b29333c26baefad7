/** Fake sockets, which open, receive and break when a test says so. */
import { vi } from 'vitest'
import { createRealtimeClient } from '../../../src/realtime/client.ts'
import { encode } from '../../../src/realtime/codec.ts'
import type { EnvironmentOptions } from '../../../src/realtime/environment.ts'

export class FakeSocket extends EventTarget {
  readyState = 0
  readonly sent: string[] = []
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
  }

  send(text: string) {
    this.sent.push(text)
  }

  close() {
    this.readyState = 3
  }

  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  deliver(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }

  drop(code = 1006) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }

  /** The requests that went out on this socket. */
  get requests() {
    return this.sent.map(readRequest)
  }

  /** Answers the n-th request of this socket (the last one by default). */
  answer(payload: unknown, at = this.sent.length - 1) {
    const request = this.requests[at]
    if (!request) throw new Error('nothing was asked')
    this.deliver(encode({ kind: 'message', dispatch: request.dispatch, payload }))
  }
}

interface Request {
  dispatch: { module: string; function: string; port: number; cache_time: number; message_id: string }
  payload: unknown
}

export function readRequest(text: string): Request {
  if (!text.startsWith('\u0002') || !text.endsWith('\u0003')) throw new Error(`no frame: ${text}`)
  const body: Request = JSON.parse(text.slice(1, -1))
  return body
}

/** A client with such sockets. Its timers use `vi`'s fake clock. */
export function createWired(given: Partial<EnvironmentOptions> = {}) {
  const sockets: FakeSocket[] = []
  class Recorded extends FakeSocket {
    constructor(url: string) {
      super(url)
      sockets.push(this)
    }
  }
  const log = vi.fn<EnvironmentOptions['log']>()
  let ids = 0
  const client = createRealtimeClient({
    url: () => 'ws://hotel.test/ws',
    uuid: () => `id-${++ids}`,
    log,
    WebSocket: Recorded as unknown as typeof WebSocket,
    random: () => 0.5,
    userAgent: 'Test',
    ...given,
  })
  const socket = () => {
    const last = sockets.at(-1)
    if (!last) throw new Error('no socket was opened')
    return last
  }
  return {
    client,
    sockets,
    /** The socket opened last. */
    socket,
    log,
    connect() {
      client.start()
      socket().open()
    },
  }
}

export const pushed = (name: string, payload: unknown) =>
  encode({
    kind: 'message',
    dispatch: {
      module: 'SQMOD_Camera',
      function: name,
      port: 22205,
      cache_time: 0,
      message_id: 'of-the-hotel',
    },
    payload,
  })
