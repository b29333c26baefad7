/**
 * Keeps a channel to the hotel open: answers pings, drops invalid frames, and reconnects when the channel is lost or
 * dead (RT-04, RT-08 to RT-11, RT-26, RT-40, NET-01).
 */
import { backoff } from './backoff.ts'
import { decode, encode, type Message } from './codec.ts'
import type { Environment } from './environment.ts'
import { createLiveness } from './liveness.ts'
import { openSocket, type Socket } from './socket.ts'

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
    liveness.opened()
    setState('connected')
  }

  function closed(reason: string) {
    liveness.ended()
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
    const frame = decode(data)
    liveness.heard(frame.kind === 'ping')
    if (frame.kind === 'rejected') {
      environment.log('error', `frame rejected, ${frame.reason}: ${frame.head}`)
      return
    }
    // Only a message resets the backoff, not an open socket: a hotel may accept connections and close them at once.
    failedAttempts = 0
    if (frame.kind === 'ping') socket?.send(encode({ kind: 'pong' }))
    else if (frame.kind === 'message') events.onMessage(frame)
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
