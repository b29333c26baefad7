// A guest's device: one channel at a time that remembers all that it has heard.
import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { CallSpec } from '../../src/contract/define.ts'
import { calls } from '../../src/contract/index.ts'
import { decode, encode, type Message } from '../../src/realtime/codec.ts'
import { createTextReader } from '../../src/realtime/connection.ts'
import { createFrameReader } from '../../src/realtime/frames.ts'
import { portOf } from '../../src/realtime/ports.ts'
import { withCookies } from './cookies.ts'
import { phoneIn, type Target } from './target.ts'

export type Heard = { sent: unknown; messageId: string } & (
  | { kind: 'answered'; message: Message; payload: unknown; ms: number }
  | { kind: 'silent'; reason: string }
)

interface Waiting {
  settle: (message: Message | null) => void
}

export class Device {
  readonly #target: Target
  /** What it sends as `Cookie`, with what came with its channels, as in a browser. */
  cookie: string
  readonly #query: string
  #socket: WebSocket | null = null
  #texts = createTextReader()
  #frames = createFrameReader()
  readonly #waiting = new Map<string, Waiting>()
  readonly #asked = new Set<string>()
  readonly #answered = new Set<string>()
  readonly #listeners = new Set<() => void>()
  /** Frames with an id that the device never sent. */
  readonly pushes: Message[] = []
  /** Frames that no reader understands. */
  readonly rejected: string[] = []
  /** Ids of calls that were answered more than once. */
  readonly repeated: string[] = []
  pings = 0

  constructor(target: Target, cookie: string, query = phoneIn(target)) {
    this.#target = target
    this.cookie = cookie
    this.#query = query
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Opens the channel; null, or why it does not open. */
  open(): Promise<string | null> {
    const { origin, timeoutMs } = this.#target
    const url = `${origin.replace(/^http/, 'ws')}/ws?${this.#query}`
    this.#texts = createTextReader()
    this.#frames = createFrameReader()
    const socket = new WebSocket(url, { headers: this.cookie ? { cookie: this.cookie } : {} })
    socket.binaryType = 'arraybuffer'
    socket.on('upgrade', ({ headers }) => {
      this.cookie = withCookies(this.cookie, headers['set-cookie'])
    })
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(socket, data))
    socket.addEventListener('close', () => this.#lost(socket))
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(`not open in ${timeoutMs} ms`), timeoutMs)
      const settle = (reason: string | null) => {
        clearTimeout(timer)
        resolve(reason)
      }
      socket.addEventListener('open', () => settle(null))
      socket.addEventListener('error', () => settle('refused'))
    })
  }

  close(): void {
    this.#socket?.close()
    if (this.#socket) this.#lost(this.#socket)
    this.#socket = null
  }

  send(text: string): void {
    this.#socket?.send(text)
  }

  /** Calls `SQMOD_Module.function`. Never rejects. */
  ask(
    name: string,
    data: unknown,
    { messageId = randomUUID() as string, timeoutMs = this.#target.timeoutMs } = {},
  ): Promise<Heard> {
    const [module = '', called = ''] = name.split('.')
    const dispatch = {
      module,
      function: called,
      port: (calls as Record<string, CallSpec>)[name]?.port ?? portOf(module, ''),
      cache_time: 0,
      message_id: messageId,
    }
    const sent = { dispatch, payload: data }
    const started = performance.now()
    return new Promise((resolve) => {
      if (!this.isOpen) return resolve({ kind: 'silent', reason: 'the channel is closed', sent, messageId })
      const timer = setTimeout(() => settle(null, `no answer in ${timeoutMs} ms`), timeoutMs)
      const settle = (message: Message | null, reason = 'the channel was closed') => {
        clearTimeout(timer)
        this.#waiting.delete(messageId)
        const base = { sent, messageId }
        if (!message) return resolve({ ...base, kind: 'silent', reason })
        const ms = Math.round(performance.now() - started)
        resolve({ ...base, kind: 'answered', message, payload: message.payload, ms })
      }
      this.#waiting.set(messageId, { settle })
      this.#asked.add(messageId)
      // The id may be a repetition's.
      this.#answered.delete(messageId)
      this.send(encode({ kind: 'message', dispatch, payload: data }))
    })
  }

  /** Waits for a condition that a frame may fulfil. */
  until(isFulfilled: () => boolean, ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (found: boolean) => {
        clearTimeout(timer)
        this.#listeners.delete(look)
        resolve(found)
      }
      const look = () => {
        if (isFulfilled()) end(true)
      }
      const timer = setTimeout(() => end(isFulfilled()), ms)
      this.#listeners.add(look)
      look()
    })
  }

  #hear(socket: WebSocket, data: unknown): void {
    if (socket !== this.#socket) return
    const { text } = this.#texts.read(data)
    const frames = text === null ? [decode(null)] : this.#frames.read(text).map(decode)
    for (const frame of frames) this.#hearFrame(frame)
    for (const look of [...this.#listeners]) look()
  }

  #hearFrame(frame: ReturnType<typeof decode>): void {
    if (frame.kind === 'ping') {
      this.pings++
      this.send(encode({ kind: 'pong' }))
    } else if (frame.kind === 'rejected') this.rejected.push(`${frame.reason}: ${frame.head}`)
    else if (frame.kind === 'message') this.#take(frame)
  }

  #take(message: Message): void {
    const id = message.dispatch.message_id
    if (!this.#asked.has(id)) return void this.pushes.push(message)
    if (this.#answered.has(id)) this.repeated.push(id)
    this.#answered.add(id)
    this.#waiting.get(id)?.settle(message)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return
    for (const { settle } of [...this.#waiting.values()]) settle(null)
  }
}
