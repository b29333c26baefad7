/**
 * The open calls, by message id, with their time-outs, the two queues in which they wait for a channel, and the one in
 * which they wait for the sign-in on it. A call settles exactly once, and is not sent any more afterwards.
 */
import type { Environment } from './environment.ts'

/** Calls made while the channel is down are sent this long after it opens, so that the guest's sign-in goes first. */
const connectionResendDelayMs = 1000
/** Calls made before the client is started are sent this long after the start. */
const globalResendDelayMs = 1500
/** Ids of settled calls are remembered, to tell a late reply from an event that the hotel pushes. */
const maxRememberedIds = 2000

export type Settlement =
  | { kind: 'reply'; payload: unknown }
  | { kind: 'timeout'; sent: boolean }
  | { kind: 'unsent' }

export interface CallFrame {
  id: string
  text: string
  /** Milliseconds from now, including the time in a queue. */
  timeout: number
  /** Whether the call may be sent again if the channel is lost before the answer. */
  resend: boolean
  /** Whether the call may be sent before the guest is signed in on the channel. */
  isOpen: boolean
  signal?: AbortSignal | undefined
}

interface OpenCall extends CallFrame {
  state: 'global queue' | 'connection queue' | 'sign-in queue' | 'sent'
  /** True if the call has been sent at least once. */
  wasSent: boolean
  settle: (settlement: Settlement) => void
}

export interface InFlight {
  add: (frame: CallFrame) => Promise<Settlement>
  /** Settles the call that a message answers: `late` if it was settled before, `unknown` if the id is not the app's. */
  settle: (id: string, payload: unknown) => 'settled' | 'late' | 'unknown'
  started: () => void
  connected: () => void
  /** The sign-in on the channel has ended: the calls that waited for it are sent. */
  released: () => void
  lost: () => void
  /** Sends open calls again, which may have been lost on the way. Returns whether any call is open. */
  repeat: () => boolean
  stopped: () => void
  /** The guest has left: ends all calls but those that are open to everybody, so that none is sent for the next guest. */
  guestLeft: () => void
  /** Resolves when all open calls may be sent again. */
  settled: () => Promise<void>
}

export function createInFlight(
  { after, isSignInFirst }: Environment,
  send: (text: string) => boolean,
): InFlight {
  const open = new Map<string, OpenCall>()
  const ids = new Set<string>()
  let isStarted = false
  let isConnected = false
  let isReleased = !isSignInFirst
  let cancelGlobal = () => {}
  let cancelConnection = () => {}
  let settledListeners: (() => void)[] = []

  function remember(id: string) {
    ids.add(id)
    for (const oldest of ids) {
      if (ids.size <= maxRememberedIds) break
      ids.delete(oldest)
    }
  }

  function transmit(call: OpenCall) {
    if (isConnected && !isReleased && !call.isOpen) call.state = 'sign-in queue'
    else if (send(call.text)) {
      call.state = 'sent'
      call.wasSent = true
    } else call.state = 'connection queue'
  }

  const flush = (queue: OpenCall['state']) => {
    for (const call of [...open.values()]) if (call.state === queue) transmit(call)
  }

  const hasUnrepeatableCall = () => [...open.values()].some((call) => !call.resend)

  function resolveSettled() {
    if (settledListeners.length === 0 || hasUnrepeatableCall()) return
    const released = settledListeners
    settledListeners = []
    for (const resolve of released) resolve()
  }

  const giveUp = (call: OpenCall) => call.settle({ kind: 'timeout', sent: call.wasSent })

  return {
    add: (frame) =>
      new Promise((resolve) => {
        if (frame.signal?.aborted) return resolve({ kind: 'timeout', sent: false })
        const call: OpenCall = {
          ...frame,
          state: 'global queue',
          wasSent: false,
          settle(settlement) {
            open.delete(frame.id)
            cancel()
            frame.signal?.removeEventListener('abort', abort)
            resolve(settlement)
            resolveSettled()
          },
        }
        const abort = () => giveUp(call)
        const cancel = after(frame.timeout, abort)
        frame.signal?.addEventListener('abort', abort)
        remember(frame.id)
        open.set(frame.id, call)
        if (isStarted) transmit(call)
      }),

    settle(id, payload) {
      const call = open.get(id)
      if (!call) return ids.has(id) ? 'late' : 'unknown'
      call.settle({ kind: 'reply', payload })
      return 'settled'
    },

    started() {
      isStarted = true
      cancelGlobal = after(globalResendDelayMs, () => flush('global queue'))
    },

    connected() {
      isConnected = true
      cancelConnection = after(connectionResendDelayMs, () => flush('connection queue'))
    },

    released() {
      if (!isConnected) return
      isReleased = true
      flush('sign-in queue')
    },

    lost() {
      isConnected = false
      isReleased = !isSignInFirst
      cancelConnection()
      for (const call of [...open.values()]) {
        if (call.state === 'sign-in queue') call.state = 'connection queue'
        if (call.state !== 'sent') continue
        // An order that may have reached the kitchen is not sent twice; the guest is notified at once (ORD-15).
        if (call.resend) call.state = 'connection queue'
        else giveUp(call)
      }
    },

    repeat() {
      for (const call of [...open.values()]) if (call.resend && call.state === 'sent') transmit(call)
      return open.size > 0
    },

    stopped() {
      isStarted = false
      cancelGlobal()
      cancelConnection()
      for (const call of [...open.values()]) {
        if (call.wasSent) giveUp(call)
        else call.settle({ kind: 'unsent' })
      }
    },

    guestLeft() {
      for (const call of [...open.values()]) if (!call.isOpen) giveUp(call)
    },

    settled: () =>
      new Promise((resolve) => {
        settledListeners.push(resolve)
        resolveSettled()
      }),
  }
}
