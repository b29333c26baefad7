// A minimal device of a guest: a WebSocket that sends calls and receives frames.
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { withCookies } from '../../contract/cookies.ts'

export interface Reply {
  status: string
  message?: string
  root?: unknown
  [field: string]: unknown
}

interface Frame {
  dispatch: { module: string; function: string; message_id: string; [field: string]: unknown }
  payload: Reply
}

export const framed = (body: string) => `\u0002${body}\u0003`

let asked = 0

export async function connect(
  origin: string,
  query = 'mobile=true',
  headers: Record<string, string> = {},
  /** IP address from which the device connects. */
  localAddress = '127.0.0.1',
) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?${query}`, { headers, localAddress })
  let given: string[] = []
  socket.on('upgrade', (answer) => {
    given = answer.headers['set-cookie'] ?? []
  })
  const heard: string[] = []
  const listeners = new Set<() => void>()
  socket.on('message', (data) => {
    heard.push(String(data))
    for (const listener of listeners) listener()
  })
  const closed = once(socket, 'close')
  await once(socket, 'open')

  /** Waits for the first frame for which `pick` returns a value, among those received and those to come. */
  function hear<T>(pick: (text: string) => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const look = () => {
        for (const text of heard) {
          const found = pick(text)
          if (found === undefined) continue
          listeners.delete(look)
          resolve(found)
          return
        }
      }
      listeners.add(look)
      look()
    })
  }

  const hearFrame = (fits: (frame: Frame) => boolean) =>
    hear((text) => {
      if (!text.startsWith('\u0002{')) return undefined
      const frame: Frame = JSON.parse(text.slice(1, -1))
      return fits(frame) ? frame : undefined
    })

  async function ask(call: string, payload: unknown, messageId = `m${++asked}`): Promise<Reply> {
    const [module, name] = call.split('.')
    const dispatch = { module, function: name, port: 22200, cache_time: 0, message_id: messageId }
    const before = heard.length
    socket.send(framed(JSON.stringify({ dispatch, payload })))
    const { payload: reply } = await hear((text) => {
      if (heard.lastIndexOf(text) < before || !text.startsWith('\u0002{')) return undefined
      const frame: Frame = JSON.parse(text.slice(1, -1))
      return frame.dispatch.message_id === messageId ? frame : undefined
    })
    return reply
  }

  return {
    ask,
    signIn: (room: string, name: string) => ask('SQMOD_Auth.authenticate', { room, name }),
    send: (text: string) => socket.send(text),
    hear,
    /** Waits for the first push event of this name. */
    hearPush: (name: string) => hearFrame(({ dispatch }) => dispatch.function === name),
    heard: () => [...heard],
    /** The cookies that were set when the channel opened. */
    given,
    /** Headers of the device's HTTP requests. */
    headers: { cookie: withCookies(headers.cookie ?? '', given) },
    closed,
    close: () => socket.terminate(),
  }
}

export type Device = Awaited<ReturnType<typeof connect>>
