// Handles one frame and sends at most one in return: decodes it, validates the request, runs and records the call.
import * as v from 'valibot'
import type { CallSpec } from '../../../src/contract/define.ts'
import { calls } from '../../../src/contract/index.ts'
import { mayCall } from '../acts.ts'
import { recordCall } from '../db/records.ts'
import { describeIssue } from '../describeIssue.ts'
import { callHandlers } from '../domains/handlers.ts'
import { carryOutCall } from '../intents.ts'
import { ownValue } from '../ownValue.ts'
import { redact } from '../redact.ts'
import type { HotelServices } from '../services.ts'
import { type Dispatch, decode, encode, type Frame, frame } from './codec.ts'
import { type Caller, type ChannelState, Refusal, roomOf } from './session.ts'

interface Reply {
  send: (text: string) => void
  ponged: () => void
}

type Request = Extract<Frame, { kind: 'request' }>
type Outcome = { status: 'OK'; [field: string]: unknown } | { status: 'ERROR'; message: string }

const refused = (message: string): Outcome => ({ status: 'ERROR', message })

const specs: Record<string, CallSpec> = calls

function answerAt(spec: CallSpec, answer: unknown): Outcome {
  if (spec.at === 'root') return { status: 'OK', root: answer ?? null }
  return { status: 'OK', ...(typeof answer === 'object' ? answer : {}) }
}

/** Returns, once per hotel, a function that creates the frame handler of a channel. */
export function dispatcher(services: HotelServices) {
  const handlers = callHandlers(services)

  async function handled(name: string, payload: unknown, caller: Caller): Promise<Outcome> {
    const spec = ownValue(specs, name)
    const handle: ((ask: never, caller: Caller) => unknown) | undefined = Object.hasOwn(handlers, name)
      ? handlers[name as keyof typeof handlers]
      : undefined
    if (!spec || !handle) return refused('unknown call')
    const ask = v.safeParse(spec.ask, payload)
    if (!ask.success) return refused(describeIssue(ask.issues))
    try {
      const work = () => {
        mayCall(services, name, caller.channel)
        return handle(ask.output as never, caller)
      }
      return answerAt(spec, await carryOutCall(services, name, caller, work))
    } catch (error) {
      if (error instanceof Refusal) return { ...refused(error.message), ...error.fields }
      services.log('error', `${name}: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
      return refused('internal error')
    }
  }

  function record(
    channel: ChannelState,
    { module, function: name, message_id }: Dispatch,
    payload: unknown,
    status: string,
  ) {
    recordCall(services.db, {
      at: services.clock.iso(),
      room: roomOf(services, channel),
      module,
      function: name,
      data: redact(payload),
      status,
      message_id,
    })
    services.deskEvents.emit('calls')
  }

  async function reply(channel: ChannelState, { dispatch, payload, isTooDeep }: Request, { send }: Reply) {
    const fault = services.faults.forCall(dispatch.module, dispatch.function)
    if (fault?.silent) return record(channel, dispatch, payload, 'SILENT')
    const name = `${dispatch.module}.${dispatch.function}`
    const outcome =
      fault?.status === 'ERROR'
        ? refused('out of order')
        : isTooDeep
          ? refused('nested too deep')
          : await handled(name, payload, { channel, messageId: dispatch.message_id })
    record(channel, dispatch, payload, outcome.status)
    const text = encode(dispatch, outcome)
    if (fault?.delay !== undefined) await services.faults.wait(fault.delay)
    send(text)
  }

  return (channel: ChannelState) =>
    (text: string, on: Reply): void => {
      const heard = decode(text)
      if (heard.kind === 'request') {
        reply(channel, heard, on).catch((error) => services.log('error', String(error)))
      } else if (heard.kind === 'pong') on.ponged()
      else if (heard.kind === 'ping') on.send(frame('PONG'))
      else services.log('warn', `a frame was dropped (${heard.reason}): ${text.slice(0, 200)}`)
    }
}
