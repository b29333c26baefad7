/**
 * Keeps one channel to the hotel alive: opens it, answers its pings, drops broken frames, and opens the next one
 * when it is lost (RT-04, RT-08 to RT-11, RT-26, RT-40).
 */
import { backoff } from './backoff.ts'
import { decode, encode, type Message } from './codec.ts'
import { openSocket, type Socket } from './socket.ts'
import type { Surroundings } from './surroundings.ts'

export type ChannelState = 'connecting' | 'connected' | 'closed'

export interface ConnectionEvents {
  changed: (state: ChannelState) => void
  arrived: (message: Message) => void
}

export interface Connection {
  readonly state: ChannelState
  readonly isStarted: boolean
  start: () => void
  stop: () => void
  reconnectNow: () => void
  /** True when the text left on the open channel. */
  send: (text: string) => boolean
}

export function createConnection(world: Surroundings, events: ConnectionEvents): Connection {
  let state: ChannelState = 'closed'
  let isStarted = false
  let socket: Socket | undefined
  let attempt = 0
  let cancelRetry = () => {}

  function change(next: ChannelState) {
    if (next === state) return
    state = next
    events.changed(next)
  }

  function connect() {
    cancelRetry()
    change('connecting')
    // Whoever heard of the change may have stopped the channel, or started it anew.
    if (!isStarted || socket) return
    try {
      socket = openSocket(world, { opened: () => change('connected'), received, closed })
    } catch (error) {
      world.log('error', `channel failed to initialise: ${error instanceof Error ? error.message : error}`)
      retryLater()
    }
  }

  function closed(why: string) {
    world.log('warn', state === 'connected' ? `channel lost: ${why}` : `channel did not open: ${why}`)
    retryLater()
  }

  function retryLater() {
    socket = undefined
    const wait = backoff(attempt, world.random)
    attempt += 1
    cancelRetry = world.after(wait, connect)
    change('closed')
  }

  function received(data: unknown) {
    const frame = decode(data)
    if (frame.kind === 'rejected') {
      world.log('error', `frame rejected, ${frame.reason}: ${frame.head}`)
      return
    }
    // Only a hotel that speaks counts as back: one that accepts and hangs up is met ever more rarely.
    attempt = 0
    if (frame.kind === 'ping') socket?.send(encode({ kind: 'pong' }))
    else if (frame.kind === 'message') events.arrived(frame)
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
      attempt = 0
      connect()
    },
    stop() {
      isStarted = false
      cancelRetry()
      socket?.close()
      socket = undefined
      change('closed')
    },
    reconnectNow() {
      if (isStarted && state === 'closed') connect()
    },
    send: (text) => state === 'connected' && socket?.send(text) === true,
  }
}
