/** The interface of the realtime channel: calls to the hotel, events pushed by it, and the connection state. */
import type { CallSpec } from '../contract/define.ts'
import { getActiveLanguages } from '../contract/language.ts'
import { type Answered, readAnswer } from './answer.ts'
import { cacheKey, createReplyCache } from './cache.ts'
import { encode, type Message } from './codec.ts'
import { type ChannelState, createConnection } from './connection.ts'
import { type EnvironmentOptions, type LogLevel, withDefaults } from './environment.ts'
import { createInFlight } from './inFlight.ts'
import { portOf } from './ports.ts'

/** A set of listeners. If one throws, the error is logged and the others are still called. */

interface Listeners<Args extends unknown[]> {
  add: (listener: (...args: Args) => void) => () => void
  notify: (...args: Args) => void
}

function createListeners<Args extends unknown[]>(
  log: (level: LogLevel, message: string) => void,
): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    add(listener) {
      // Wrapped, so that a function that is added twice is two listeners, each with its own unsubscribe function.
      const entry = (...args: Args) => listener(...args)
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
    notify(...args) {
      for (const listener of [...listeners]) {
        try {
          listener(...args)
        } catch (error) {
          log('error', `a listener of the channel failed: ${error instanceof Error ? error.message : error}`)
        }
      }
    },
  }
}

export type { ChannelState } from './connection.ts'

/**
 * Result of a call. `timeout` also stands for a call that was aborted or lost with its channel; `sent` tells whether
 * the frame has left the device. `unsent`: the message was invalid (RT-12), or the channel was stopped before.
 */
export type CallOutcome<R> = Answered<R> | { kind: 'timeout'; sent: boolean } | { kind: 'unsent' }

export interface CallOptions {
  /** Seconds for which the reply may be served again to the same call (RT-19). Default 0. */
  cacheTime?: number
  /** Milliseconds, including the time in a queue. Default: the receive time-out (RT-13). */
  timeout?: number
  /** Aborts the call: it is removed from the queue, and a reply is ignored. */
  signal?: AbortSignal
  /**
   * Whether to send the call again, with the same message id, if the channel is lost before the answer. Default true,
   * unless the contract marks it `once`.
   * False for an action that must not happen twice: it ends as `timeout` with `sent` as soon as the channel is lost.
   */
  resend?: boolean
  /** The id of an earlier call that may have reached the hotel and is repeated. Default: a new one (RT-06). */
  messageId?: string | undefined
  /** Called with the payload of a good reply, as the hotel wrote it. */
  onAnswer?: ((payload: unknown) => void) | undefined
}

export interface RealtimeClient {
  start: () => void
  /** Closes the channel for good. Open calls end as `timeout` if they were sent, else as `unsent`. */
  stop: () => void
  /** Calls a function of the hotel. Never rejects. */
  call: <A, R>(spec: CallSpec<A, R>, ask: A, options?: CallOptions) => Promise<CallOutcome<R>>
  /** Calls the listener with every change of state. Returns the unsubscribe function. */
  onState: (listener: (state: ChannelState) => void) => () => void
  /** Calls the listener with every message whose id is not one of the app's calls (protocol, "Frames"). */
  onPush: (listener: (name: string, payload: unknown) => void) => () => void
  /** Applies to calls made from now on (RT-14). */
  setReceiveTimeout: (ms: number) => void
  /** For sign-in, logout and language change. Replies to calls that are open now are not cached either. */
  clearCache: () => void
  /** Connects without waiting for the next attempt. Does nothing while connected or connecting. */
  reconnectNow: () => void
  /**
   * To be called when the channel may have died unnoticed, such as after the device has slept: probes it, at most once in
   * 15 s, and drops it if nothing comes back within 5 s (NET-02). Does nothing unless connected.
   */
  check: () => void
  /**
   * To be called on each channel once the guest is signed in, or nobody can be: sends the calls that waited for it. Does
   * nothing unless connected.
   */
  release: () => void
  /**
   * For a guest who has waited long: sends the open calls again that may be sent twice, with the same message ids.
   * Returns whether any call is open.
   */
  askAgain: () => boolean
  /** Ends the calls of a guest who leaves: none is sent on the next channel, or after the next sign-in. */
  endCalls: () => void
  /** Resolves when no call that is not sent again by itself is open. To be awaited before the app reloads the page. */
  settled: () => Promise<void>
  readonly state: ChannelState
}

const probeTimeoutMs = 5000

/** Receive time-out until the configuration is loaded (RT-14). */
const initialReceiveTimeoutMs = 6000

export function createRealtimeClient(options: EnvironmentOptions): RealtimeClient {
  const environment = withDefaults(options)
  const { log } = environment
  const states = createListeners<[ChannelState]>(log)
  const pushes = createListeners<[name: string, payload: unknown]>(log)
  const cache = createReplyCache(environment.now)
  const connection = createConnection(environment, { onStateChange, onMessage, probe })
  const inFlight = createInFlight(environment, connection.send)
  let receiveTimeoutMs = initialReceiveTimeoutMs
  let wasConnected = false

  function onStateChange(state: ChannelState) {
    if (state === 'connected') inFlight.connected()
    else if (wasConnected) inFlight.lost()
    wasConnected = state === 'connected'
    states.notify(state)
  }

  function onMessage({ dispatch, payload }: Message) {
    const match = inFlight.settle(dispatch.message_id, payload)
    if (match === 'unknown') pushes.notify(dispatch.function, payload)
    else if (match === 'late') log('info', `late reply dropped: ${dispatch.module}.${dispatch.function}`)
  }

  /** Any frame counts as an answer, so the outcome does not matter. */
  function probe() {
    void call(getActiveLanguages, {}, { timeout: probeTimeoutMs, resend: false })
  }

  async function call<A, R>(
    spec: CallSpec<A, R>,
    ask: A,
    options: CallOptions = {},
  ): Promise<CallOutcome<R>> {
    const name = `${spec.module}.${spec.function}`
    const { cacheTime = 0, timeout = receiveTimeoutMs, resend = !spec.once, signal } = options
    const request = buildRequest(spec, ask, cacheTime, options.messageId ?? environment.uuid())
    if (typeof request === 'string') {
      log('error', `${name} not sent: ${request}`)
      return { kind: 'unsent' }
    }
    const { id, text, key } = request
    const cached = cacheTime > 0 ? cache.get(key) : undefined
    if (cached) return readAnswer(spec, cached.payload)

    const { epoch } = cache
    const settlement = await inFlight.add({ id, text, timeout, resend, signal, isOpen: spec.isOpen === true })
    if (settlement.kind !== 'reply') {
      if (settlement.kind === 'unsent') log('warn', `${name} not sent: the channel was stopped`)
      else if (!signal?.aborted)
        log('warn', `${name} got no answer${settlement.sent ? '' : ': it never left'}`)
      return settlement
    }
    const outcome = readAnswer(spec, settlement.payload)
    if (outcome.kind === 'invalid') log('error', `${name} answered what cannot be read: ${outcome.issue}`)
    if (outcome.kind !== 'ok') return outcome
    options.onAnswer?.(settlement.payload)
    if (cacheTime > 0) cache.store(key, settlement.payload, cacheTime, epoch)
    return outcome
  }

  /** The frame of a request, or why it cannot be sent (RT-12). */
  function buildRequest(
    spec: { module: string; function: string; port?: number },
    ask: unknown,
    cacheTime: number,
    id: string,
  ) {
    if (!spec.module || !spec.function) return 'it names no module or no function'
    if (ask === undefined || ask === null) return 'it has no data'
    const dispatch = {
      module: spec.module,
      function: spec.function,
      port: spec.port ?? portOf(spec.module, environment.userAgent),
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
      receiveTimeoutMs = ms
    },
    clearCache: cache.clear,
    reconnectNow: connection.reconnectNow,
    check: connection.check,
    release: inFlight.released,
    askAgain: inFlight.repeat,
    endCalls: inFlight.guestLeft,
    settled: inFlight.settled,
    get state() {
      return connection.state
    },
  }
}
