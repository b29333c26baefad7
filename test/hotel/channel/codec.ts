// Frames: U+0002, a body, U+0003. Implemented independently of the app, so that tests reveal disagreements.
import * as v from 'valibot'
import { isNestedTooDeep } from '../../../src/contract/nesting.ts'

const start = '\u0002'
const end = '\u0003'

/** All of a header is recorded and sent back, so its texts are short. */
const headerText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

const Dispatch = v.object({
  module: headerText,
  function: headerText,
  port: v.optional(v.number()),
  cache_time: v.optional(v.pipe(v.number(), v.minValue(0))),
  message_id: headerText,
})
export type Dispatch = v.InferOutput<typeof Dispatch>

const Message = v.object({ dispatch: Dispatch, payload: v.unknown() })

export type Frame =
  | { kind: 'ping' }
  | { kind: 'pong' }
  /** `isTooDeep`: the payload is left out, because it is nested deeper than any message of the protocol. */
  | { kind: 'request'; dispatch: Dispatch; payload: unknown; isTooDeep: boolean }
  | { kind: 'broken'; reason: string }

const broken = (reason: string): Frame => ({ kind: 'broken', reason })

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

export function decode(text: string): Frame {
  if (!text.startsWith(start) || !text.endsWith(end) || text.length < 2)
    return broken('no start or end character')
  const body = text.slice(1, -1)
  if (body === '') return broken('empty')
  if (body === 'PING') return { kind: 'ping' }
  if (body === 'PONG') return { kind: 'pong' }
  const content = parse(body)
  if (content === undefined) return broken('not JSON')
  const message = v.safeParse(Message, content)
  if (!message.success) return broken('no dispatch header')
  const { dispatch, payload } = message.output
  const isTooDeep = isNestedTooDeep(body)
  return { kind: 'request', dispatch, payload: isTooDeep ? null : payload, isTooDeep }
}

export const frame = (body: string) => `${start}${body}${end}`

export const encode = (dispatch: Dispatch, payload: unknown) => frame(JSON.stringify({ dispatch, payload }))
