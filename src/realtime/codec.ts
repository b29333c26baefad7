/**
 * Encodes and decodes frames of the realtime channel: U+0002, a body, U+0003. Does not look into payloads.
 */
import { isRecord } from '../contract/isRecord.ts'
import { isNestedTooDeep } from '../contract/nesting.ts'
import { frameEnd, frameStart } from './frames.ts'

export interface Dispatch {
  module: string
  function: string
  port: number
  /** Lifetime of a cached reply, in seconds. */
  cache_time: number
  message_id: string
}

export interface Message {
  kind: 'message'
  dispatch: Dispatch
  /** A request's data, or a reply's `{status, root}`. Undefined if the frame has none, or one nested too deep. */
  payload: unknown
}

/** The bare word of a frame without JSON: `ping` comes from the hotel, `pong` is the app's answer (RT-08). */
export type Signal = { kind: 'ping' } | { kind: 'pong' }

/** An invalid frame (RT-09 to RT-11). `head` is the part that may be logged: the first 200 characters. */
export interface Rejected {
  kind: 'rejected'
  reason: string
  head: string
}

const headLength = 200

/** @throws TypeError if the payload cannot be written as JSON (a circular reference, a BigInt). */
export function encode(frame: Message | Signal): string {
  const body =
    frame.kind === 'message'
      ? JSON.stringify({ dispatch: frame.dispatch, payload: frame.payload })
      : frame.kind.toUpperCase()
  return frameStart + body + frameEnd
}

/** Reads one frame. Never throws. */
export function decode(data: unknown): Message | Signal | Rejected {
  if (typeof data !== 'string') return { kind: 'rejected', reason: 'no text', head: '' }
  const reject = (reason: string): Rejected => ({ kind: 'rejected', reason, head: data.slice(0, headLength) })
  if (data === '') return reject('empty message')
  if (data[0] !== frameStart) return reject('no start character')
  if (data[data.length - 1] !== frameEnd) return reject('no end character')
  const body = data.slice(1, -1)
  if (body.trim() === '') return reject('empty body')
  if (body === 'PING') return { kind: 'ping' }
  if (body === 'PONG') return { kind: 'pong' }
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch (error) {
    return reject(`body does not parse: ${error instanceof Error ? describe(error) : 'no JSON'}`)
  }
  if (!isRecord(parsed) || !isRecord(parsed.dispatch)) return reject('no dispatch header')
  const dispatch = readDispatch(parsed.dispatch)
  if (!dispatch.function && !dispatch.message_id) return reject('dispatch header names nothing')
  // Without its payload the answer is invalid at once; a rejected frame would leave the call waiting.
  return { kind: 'message', dispatch, payload: isNestedTooDeep(body) ? undefined : parsed.payload }
}

/** Describes the error without the part of the body that engines quote: that may be personal data of the guest. */
const describe = ({ name, message }: Error) => `${name} ${message.split(/["'`]/, 1)[0]}`.trim()

/** Fields may be missing, above all in pushed events. */
function readDispatch(header: Record<string, unknown>): Dispatch {
  return {
    module: text(header.module),
    function: text(header.function),
    port: count(header.port),
    cache_time: count(header.cache_time),
    message_id: text(header.message_id),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const count = (value: unknown) => (typeof value === 'number' ? value : 0)
