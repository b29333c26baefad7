// Frames: U+0002, a body, U+0003. Implemented independently of the app, so that tests reveal disagreements.
import * as v from 'valibot'

const start = '\u0002'
const end = '\u0003'

const Dispatch = v.object({
  module: v.pipe(v.string(), v.nonEmpty()),
  function: v.pipe(v.string(), v.nonEmpty()),
  port: v.optional(v.number()),
  cache_time: v.optional(v.pipe(v.number(), v.minValue(0))),
  message_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
})
export type Dispatch = v.InferOutput<typeof Dispatch>

const Message = v.object({ dispatch: Dispatch, payload: v.unknown() })

export type Frame =
  | { kind: 'ping' }
  | { kind: 'pong' }
  | { kind: 'request'; dispatch: Dispatch; payload: unknown }
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
  return { kind: 'request', ...message.output }
}

export const frame = (body: string) => `${start}${body}${end}`

export const encode = (dispatch: Dispatch, payload: unknown) => frame(JSON.stringify({ dispatch, payload }))
