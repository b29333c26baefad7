/**
 * Keeps a channel to the hotel open: reads its frames, answers pings, drops invalid frames, and reconnects when the channel is lost or
 * dead (RT-04, RT-08 to RT-11, RT-26, RT-40, NET-01).
 */
import { backoff } from './backoff.ts'
import { decode, encode, type Message, type Rejected } from './codec.ts'
import type { Environment } from './environment.ts'
import { createFrameReader } from './frames.ts'
import { createLiveness } from './liveness.ts'
import { openSocket, type Socket } from './socket.ts'

/** Reads the messages of a socket as text: some hotels send their frames as binary messages. */

interface TextReader {
  /** Returns a message as text; null if it is none. `isFirstBinary` for the first binary message that is text. */
  read: (data: unknown) => { text: string | null; isFirstBinary: boolean }
}

// A buffer of another realm is no instance of this one's class.
const isBuffer = (data: unknown): data is ArrayBuffer =>
  Object.prototype.toString.call(data) === '[object ArrayBuffer]'

export function createTextReader(): TextReader {
  let decoder: TextDecoder | null = null
  let hasSeenBinary = false
  return {
    read(data) {
      if (typeof data === 'string') return { text: data, isFirstBinary: false }
      if (!isBuffer(data)) return { text: null, isFirstBinary: false }
      try {
        decoder ??= new TextDecoder('utf-8', { fatal: true })
        // A message may end within a character, which the next one continues.
        const text = decoder.decode(data, { stream: true })
        const isFirstBinary = !hasSeenBinary
        hasSeenBinary = true
        return { text, isFirstBinary }
      } catch {
        decoder = null
        return { text: null, isFirstBinary: false }
      }
    },
  }
}

/** Time within which the next part of a frame has to come. */
const maxPauseMs = 5000

export type ChannelState = 'connecting' | 'connected' | 'closed'

export interface ConnectionEvents {
  onStateChange: (state: ChannelState) => void
  onMessage: (message: Message) => void
  /** Sends a cheap call that every hotel answers. */
  probe: () => void
}

export interface Connection {
  readonly state: ChannelState
  readonly isStarted: boolean
  start: () => void
  stop: () => void
  reconnectNow: () => void
  /** Finds out within seconds whether the open channel is still alive, and drops it if not. */
  check: () => void
  /** True if the text was sent on the open channel. */
  send: (text: string) => boolean
}

export function createConnection(environment: Environment, events: ConnectionEvents): Connection {
  let state: ChannelState = 'closed'
  let isStarted = false
  let socket: Socket | undefined
  let failedAttempts = 0
  let cancelRetry = () => {}
  let texts = createTextReader()
  let frames = createFrameReader()
  let cancelPause = () => {}
  const liveness = createLiveness(environment, {
    probe: events.probe,
    dead(reason) {
      socket?.close()
      closed(reason)
    },
  })

  function setState(next: ChannelState) {
    if (next === state) return
    state = next
    events.onStateChange(next)
  }

  function connect() {
    cancelRetry()
    setState('connecting')
    // A listener may have stopped the channel, or started it again.
    if (!isStarted || socket) return
    try {
      socket = openSocket(environment, { opened, received, closed })
    } catch (error) {
      environment.log(
        'error',
        `channel failed to initialise: ${error instanceof Error ? error.message : error}`,
      )
      retryLater()
    }
  }

  function opened() {
    texts = createTextReader()
    frames = createFrameReader()
    liveness.opened()
    setState('connected')
  }

  function closed(reason: string) {
    liveness.ended()
    rejectRest()
    environment.log(
      'warn',
      state === 'connected' ? `channel lost: ${reason}` : `channel did not open: ${reason}`,
    )
    retryLater()
  }

  function retryLater() {
    socket = undefined
    const wait = backoff(failedAttempts, environment.random)
    failedAttempts += 1
    cancelRetry = environment.after(wait, connect)
    setState('closed')
  }

  function received(data: unknown) {
    const from = socket
    const { text, isFirstBinary } = texts.read(data)
    if (isFirstBinary) environment.log('warn', 'the hotel sends binary messages, which are read as text')
    cancelPause()
    const read = text === null ? [decode(null)] : frames.read(text).map(decode)
    if (frames.rest !== '') cancelPause = environment.after(maxPauseMs, rejectRest)
    liveness.heard(read.some(({ kind }) => kind === 'ping'))
    reject(read.filter((frame) => frame.kind === 'rejected'))
    for (const frame of read) {
      // The frame before may have ended the channel.
      if (socket !== from) return
      if (frame.kind === 'rejected') continue
      // Only a message resets the backoff, not an open socket: a hotel may accept connections and close them at once.
      failedAttempts = 0
      if (frame.kind === 'ping') socket?.send(encode({ kind: 'pong' }))
      else if (frame.kind === 'message') events.onMessage(frame)
    }
  }

  /** Logs what is no frame in one message of the socket: one line, of whatever many pieces it consists. */
  function reject([first, ...others]: readonly Rejected[]) {
    if (!first) return
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    environment.log('error', `frame rejected, ${first.reason}${more}: ${first.head}`)
  }

  /** Gives up a frame whose end has not come. */
  function rejectRest() {
    cancelPause()
    const rest = frames.takeRest()
    if (rest !== '') reject([decode(rest)].filter((frame) => frame.kind === 'rejected'))
  }

  return {
    get state() {
      return state
    },
    get isStarted() {
      return isStarted
    },
    start() {
      if (isStarted) return
      isStarted = true
      failedAttempts = 0
      connect()
    },
    stop() {
      isStarted = false
      cancelRetry()
      cancelPause()
      liveness.ended()
      socket?.close()
      socket = undefined
      setState('closed')
    },
    reconnectNow() {
      if (isStarted && state === 'closed') connect()
    },
    check: liveness.check,
    send(text) {
      const isSent = state === 'connected' && socket?.send(text) === true
      if (isSent) liveness.asked()
      return isSent
    },
  }
}
