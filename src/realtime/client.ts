/** The realtime channel as the app sees it: ask the hotel, hear what it says by itself, know whether it is there. */
import type { CallSpec } from '../contract/define.ts'
import { type Answered, readAnswer } from './answer.ts'
import { cacheKey, createReplyCache } from './cache.ts'
import { encode, type Message } from './codec.ts'
import { type ChannelState, createConnection } from './connection.ts'
import { createInFlight } from './inFlight.ts'
import { createListeners } from './listeners.ts'
import { portOf } from './ports.ts'
import { type GivenSurroundings, withDefaults } from './surroundings.ts'

export type { ChannelState } from './connection.ts'

/**
 * How a call ended. `timeout` is also the end of one that its caller aborted or that was lost with its channel;
 * `sent` says whether the frame ever left the device. `unsent`: it was no message (RT-12), or the channel was
 * stopped before it could leave.
 */
export type CallOutcome<R> = Answered<R> | { kind: 'timeout'; sent: boolean } | { kind: 'unsent' }

export interface CallOptions {
  /** Seconds for which the reply may be served again to the same call (RT-19). Default 0. */
  cacheTime?: number
  /** Milliseconds until it is given up, waiting in a queue included. Default: the receive time-out (RT-13). */
  timeout?: number
  /** Gives the call up at once: it leaves the queue, a reply is dropped. */
  signal?: AbortSignal
  /**
   * May it be sent again, with the same message id, when the channel was lost before the answer came? Default true.
   * False for what must not happen twice: it then ends as `timeout`, `sent`, the moment the channel is lost.
   */
  resend?: boolean
  /** A call that may have reached the hotel is made again under the id that it had. Default: a fresh one (RT-06). */
  messageId?: string | undefined
}

export interface RealtimeClient {
  start: () => void
  /** Closes the channel for good; open calls end as `unsent`, or as `timeout` where they had left. */
  stop: () => void
  /** Asks the hotel. Never rejects. */
  call: <A, R>(spec: CallSpec<A, R>, ask: A, options?: CallOptions) => Promise<CallOutcome<R>>
  /** Every change from now on. Returns what ends it. */
  onState: (listener: (state: ChannelState) => void) => () => void
  /** Every message whose id the app never sent, by its function's name (protocol, "Frames"). */
  onPush: (listener: (name: string, payload: unknown) => void) => () => void
  /** For calls made from now on (RT-14). */
  setReceiveTimeout: (ms: number) => void
  /** After sign-in, logout and language change. Replies still on their way are not kept either. */
  clearCache: () => void
  /** Does not wait for the next try. Does nothing while connected or connecting. */
  reconnectNow: () => void
  /** Resolves when no call with `resend: false` is open: to be awaited before a page reloads by itself. */
  settled: () => Promise<void>
  readonly state: ChannelState
}

/** Until the configuration is loaded (RT-14). */
const initialReceiveTimeout = 6000

export function createRealtimeClient(given: GivenSurroundings): RealtimeClient {
  const world = withDefaults(given)
  const { log } = world
  const states = createListeners<[ChannelState]>(log)
  const pushes = createListeners<[name: string, payload: unknown]>(log)
  const cache = createReplyCache(world.now)
  const connection = createConnection(world, { changed, arrived })
  const inFlight = createInFlight(world, connection.send)
  let receiveTimeout = initialReceiveTimeout
  let wasConnected = false

  function changed(state: ChannelState) {
    if (state === 'connected') inFlight.connected()
    else if (wasConnected) inFlight.lost()
    wasConnected = state === 'connected'
    states.tell(state)
  }

  function arrived({ dispatch, payload }: Message) {
    const meaning = inFlight.answer(dispatch.message_id, payload)
    if (meaning === 'foreign') pushes.tell(dispatch.function, payload)
    else if (meaning === 'late') log('info', `late reply dropped: ${dispatch.module}.${dispatch.function}`)
  }

  async function call<A, R>(
    spec: CallSpec<A, R>,
    ask: A,
    options: CallOptions = {},
  ): Promise<CallOutcome<R>> {
    const name = `${spec.module}.${spec.function}`
    const { cacheTime = 0, timeout = receiveTimeout, resend = true, signal } = options
    const request = write(spec, ask, cacheTime, options.messageId ?? world.uuid())
    if (typeof request === 'string') {
      log('error', `${name} not sent: ${request}`)
      return { kind: 'unsent' }
    }
    const { id, text, key } = request
    const kept = cacheTime > 0 ? cache.get(key) : undefined
    if (kept) return readAnswer(spec, kept.payload)

    const { epoch } = cache
    const settlement = await inFlight.place({ id, text, timeout, resend, signal })
    if (settlement.kind !== 'reply') {
      if (settlement.kind === 'unsent') log('warn', `${name} not sent: the channel was stopped`)
      else if (!signal?.aborted)
        log('warn', `${name} got no answer${settlement.sent ? '' : ': it never left'}`)
      return settlement
    }
    const outcome = readAnswer(spec, settlement.payload)
    if (outcome.kind === 'invalid') log('error', `${name} answered what cannot be read: ${outcome.issue}`)
    if (outcome.kind === 'ok' && cacheTime > 0) cache.keep(key, settlement.payload, cacheTime, epoch)
    return outcome
  }

  /** The request's frame, or why there is none (RT-12). */
  function write(spec: { module: string; function: string }, ask: unknown, cacheTime: number, id: string) {
    if (!spec.module || !spec.function) return 'it names no module or no function'
    if (ask === undefined || ask === null) return 'it has no data'
    const dispatch = {
      module: spec.module,
      function: spec.function,
      port: portOf(spec.module, world.userAgent),
      cache_time: cacheTime,
      message_id: id,
    }
    try {
      const text = encode({ kind: 'message', dispatch, payload: ask })
      return { id, text, key: cacheKey(spec.module, spec.function, ask) }
    } catch {
      return 'its data cannot be written as JSON'
    }
  }

  return {
    start() {
      if (connection.isStarted) return
      inFlight.started()
      connection.start()
    },
    stop() {
      connection.stop()
      inFlight.stopped()
    },
    call,
    onState: states.add,
    onPush: pushes.add,
    setReceiveTimeout(ms) {
      receiveTimeout = ms
    },
    clearCache: cache.clear,
    reconnectNow: connection.reconnectNow,
    settled: inFlight.settled,
    get state() {
      return connection.state
    },
  }
}
