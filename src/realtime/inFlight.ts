/**
 * Calls between being made and being settled: by message id, with their time-outs, and with the two queues in which
 * they wait for a channel. A call settles exactly once, and then nothing of it is left to be sent.
 */
import type { Surroundings } from './surroundings.ts'

/** Calls made while the channel is down leave this long after it opens, so that the guest's sign-in goes first. */
const connectionResend = 1000
/** Calls made before there is a channel are handed to it this long after it was started. */
const globalResend = 1500
/** Ids remembered to tell a late reply from an event of the hotel's own. */
const rememberedIds = 1000

export type Settlement =
  | { kind: 'reply'; payload: unknown }
  | { kind: 'timeout'; sent: boolean }
  | { kind: 'unsent' }

export interface CallFrame {
  id: string
  text: string
  /** Milliseconds from now until it is given up, wherever it is by then. */
  timeout: number
  /** May it be sent again when the channel was lost before the answer came? */
  resend: boolean
  signal?: AbortSignal | undefined
}

interface OpenCall extends CallFrame {
  place: 'global queue' | 'connection queue' | 'sent'
  /** Has it ever left the device? */
  left: boolean
  settle: (settlement: Settlement) => void
}

export interface InFlight {
  place: (frame: CallFrame) => Promise<Settlement>
  /** What the id of an incoming message means: an answer was taken, it came too late, or the id is not ours. */
  answer: (id: string, payload: unknown) => 'taken' | 'late' | 'foreign'
  started: () => void
  connected: () => void
  lost: () => void
  stopped: () => void
  /** Resolves when no call is open that may not be sent again. */
  settled: () => Promise<void>
}

export function createInFlight({ after }: Surroundings, send: (text: string) => boolean): InFlight {
  const open = new Map<string, OpenCall>()
  const ids = new Set<string>()
  let isStarted = false
  let cancelGlobal = () => {}
  let cancelConnection = () => {}
  let awaiting: (() => void)[] = []

  function remember(id: string) {
    ids.add(id)
    for (const oldest of ids) {
      if (ids.size <= rememberedIds) break
      ids.delete(oldest)
    }
  }

  function transmit(call: OpenCall) {
    if (send(call.text)) {
      call.place = 'sent'
      call.left = true
    } else call.place = 'connection queue'
  }

  const flush = (queue: OpenCall['place']) => {
    for (const call of [...open.values()]) if (call.place === queue) transmit(call)
  }

  const isGuarded = () => [...open.values()].some((call) => !call.resend)

  function release() {
    if (awaiting.length === 0 || isGuarded()) return
    const released = awaiting
    awaiting = []
    for (const resolve of released) resolve()
  }

  const giveUp = (call: OpenCall) => call.settle({ kind: 'timeout', sent: call.left })

  return {
    place: (frame) =>
      new Promise((resolve) => {
        if (frame.signal?.aborted) return resolve({ kind: 'timeout', sent: false })
        const call: OpenCall = {
          ...frame,
          place: 'global queue',
          left: false,
          settle(settlement) {
            open.delete(frame.id)
            cancel()
            frame.signal?.removeEventListener('abort', abort)
            resolve(settlement)
            release()
          },
        }
        const abort = () => giveUp(call)
        const cancel = after(frame.timeout, abort)
        frame.signal?.addEventListener('abort', abort)
        remember(frame.id)
        open.set(frame.id, call)
        if (isStarted) transmit(call)
      }),

    answer(id, payload) {
      const call = open.get(id)
      if (!call) return ids.has(id) ? 'late' : 'foreign'
      call.settle({ kind: 'reply', payload })
      return 'taken'
    },

    started() {
      isStarted = true
      cancelGlobal = after(globalResend, () => flush('global queue'))
    },

    connected() {
      cancelConnection = after(connectionResend, () => flush('connection queue'))
    },

    lost() {
      cancelConnection()
      for (const call of [...open.values()]) {
        if (call.place !== 'sent') continue
        // An order that may have reached the kitchen is not sent twice; its guest learns that at once (ORD-15).
        if (call.resend) call.place = 'connection queue'
        else giveUp(call)
      }
    },

    stopped() {
      isStarted = false
      cancelGlobal()
      cancelConnection()
      for (const call of [...open.values()]) {
        if (call.left) giveUp(call)
        else call.settle({ kind: 'unsent' })
      }
    },

    settled: () =>
      new Promise((resolve) => {
        awaiting.push(resolve)
        release()
      }),
  }
}
