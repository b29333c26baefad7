/**
 * Types that describe a message of the protocol once, with its schemas, for the app and the hotel alike. The app reads
 * the output of a schema; a hotel writes its input.
 */
import type * as v from 'valibot'
import type { ports } from './ports.ts'

/** A request over the realtime channel. `at` is where in the reply's payload the answer is. */
export interface CallSpec<Ask = unknown, Answer = unknown, Wire = unknown> {
  readonly module: string
  readonly function: string
  readonly ask: v.GenericSchema<Ask, unknown>
  readonly answer: v.GenericSchema<Wire, Answer>
  readonly at: 'root' | 'payload'
  /** True if the hotel answers it on a channel on which nobody is signed in yet. */
  readonly isOpen?: true
  /**
   * Books, buys or sends: a hotel keeps its first good answer under the guest and the `message_id`, and repeats it.
   * The app sends it by `sendOnce`.
   */
  readonly once?: true
  /** Of a module that `ports.ts` does not name. */
  readonly port?: number
}

/** A new module says its port at its calls. */
type Port<Module extends string> = Module extends keyof typeof ports ? unknown : { port: number }

/** A push event of the hotel. `payload` is read from `payload.root`, or from the payload itself. */
export interface PushSpec<Payload = unknown, Wire = unknown> {
  readonly function: string
  readonly payload: v.GenericSchema<Wire, Payload>
}

/**
 * A request over HTTP. `path` contains `:name` for a parameter. `ask` is the query of a GET or DELETE, a POST's body.
 */
export interface RouteSpec<Ask = unknown, Answer = unknown, Wire = unknown> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly ask: v.GenericSchema<Ask, unknown>
  readonly answer: v.GenericSchema<Wire, Answer>
  /**
   * Books, buys or sends: a hotel keeps its first good answer under the guest and the `Idempotency-Key`, and repeats it.
   * The app sends it by `sendOnce`.
   */
  readonly once?: true
}

export function call<const Module extends string, const Function extends string, Ask, Wire, Answer>(
  spec: {
    module: Module
    function: Function
    ask: v.GenericSchema<Ask, unknown>
    answer: v.GenericSchema<Wire, Answer>
    at?: 'root' | 'payload'
    isOpen?: true
    once?: true
    port?: number
  } & Port<Module>,
): CallSpec<Ask, Answer, Wire> & { readonly module: Module; readonly function: Function } {
  return { at: 'root', ...spec }
}

export function push<Wire, Payload>(spec: PushSpec<Payload, Wire>): PushSpec<Payload, Wire> {
  return spec
}

export function route<Ask, Wire, Answer>(spec: RouteSpec<Ask, Answer, Wire>): RouteSpec<Ask, Answer, Wire> {
  return spec
}

export type AskOf<S> = S extends
  | CallSpec<infer Ask, unknown, unknown>
  | RouteSpec<infer Ask, unknown, unknown>
  ? Ask
  : never
/** The format in which a hotel sends an answer: the schema's input. */
export type WireOf<S> = S extends { readonly answer: v.GenericSchema<infer Wire, unknown> } ? Wire : never
