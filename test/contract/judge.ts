// Judges what a hotel has answered: the form of the reply, the shape of the answer, and refusals.

import type { CallSpec, RouteSpec } from '../../src/contract/define.ts'
import { calls } from '../../src/contract/index.ts'
import { isRecord } from '../../src/contract/isRecord.ts'
import { anything } from '../../src/contract/values.ts'
import type { Heard } from './device.ts'
import { differs, holds, notOffered, type Verdict } from './report.ts'
import type { Fetched } from './request.ts'
import type { Schema } from './schema/parts.ts'
import { problemsOf } from './schema/validator.ts'

const specs: Record<string, CallSpec> = calls

export const statusOf = (heard: Heard): string =>
  heard.kind === 'answered' && isRecord(heard.payload) ? String(heard.payload.status) : ''

/** The answer within a reply, as the hotel wrote it. */
export function answerIn(heard: Heard): unknown {
  if (heard.kind !== 'answered' || !isRecord(heard.payload)) return undefined
  const { module, function: called } = heard.message.dispatch
  return specs[`${module}.${called}`]?.at === 'payload' ? heard.payload : heard.payload.root
}

export const gotOf = (heard: Heard): unknown => (heard.kind === 'answered' ? heard.payload : heard.reason)

/** The `message` of a refusal. */
export const reasonOf = (heard: Heard): string =>
  heard.kind === 'answered' && isRecord(heard.payload) ? String(heard.payload.message ?? '') : ''

/** What is wrong with a reply whatever was asked, or null: its silence, its header, its status. */
export function faultOf(heard: Heard): Verdict | null {
  const { sent } = heard
  if (heard.kind === 'silent')
    return differs('an answer, ERROR if need be: a guest waits for it', sent, heard.reason)
  const { dispatch: asked } = sent as { dispatch: { module: string; function: string } }
  const { dispatch } = heard.message
  if (dispatch.module !== asked.module || dispatch.function !== asked.function)
    return differs('the dispatch header of the request in the reply', sent, heard.message)
  if (!isRecord(heard.payload) || !['OK', 'ERROR'].includes(String(heard.payload.status)))
    return differs('a payload with the status OK or ERROR', sent, heard.payload)
  if (heard.payload.status === 'ERROR' && typeof heard.payload.message !== 'string')
    return differs('a message, as a text, beside the status ERROR', sent, heard.payload)
  return null
}

/** An answer of the contract's shape. A refusal counts as not offered, unless the app needs the call. */
export function fits(spec: CallSpec, heard: Heard, isNeeded: boolean): Verdict {
  const fault = faultOf(heard)
  if (fault) return fault
  if (statusOf(heard) === 'ERROR')
    return isNeeded
      ? differs('the status OK: the app cannot do without', heard.sent, gotOf(heard))
      : notOffered(`the hotel says: ${reasonOf(heard)}`)
  const answer = answerIn(heard)
  const problems = problemsOf(spec.answer as Schema, answer)
  if (problems.length > 0) return differs(problems.join('; '), heard.sent, gotOf(heard))
  return holds(Array.isArray(answer) && answer.length === 0 ? 'an empty list' : undefined)
}

/** A refusal in due form. */
export function refuses(heard: Heard, why: string): Verdict {
  const fault = faultOf(heard)
  if (fault) return fault
  return statusOf(heard) === 'ERROR' ? holds() : differs(`the status ERROR: ${why}`, heard.sent, gotOf(heard))
}

/** An OK of whatever content. */
export function agrees(heard: Heard): Verdict | null {
  const fault = faultOf(heard)
  if (fault) return fault
  return statusOf(heard) === 'OK' ? null : notOffered(`the hotel says: ${reasonOf(heard)}`)
}

const isGood = (status: number) => status >= 200 && status <= 299

export const isOk = (fetched: Fetched): boolean => fetched.kind === 'answered' && isGood(fetched.status)
export const bodyOf = (fetched: Fetched): unknown => (fetched.kind === 'answered' ? fetched.body : undefined)

export const saidBy = (fetched: Fetched): unknown =>
  fetched.kind === 'answered' ? `${fetched.status} ${fetched.text}` : fetched.reason

/** `{"error": {"code": …, "message": …}}` */
function hasErrorForm(body: unknown): boolean {
  if (!isRecord(body) || !isRecord(body.error)) return false
  return typeof body.error.code === 'string' && typeof body.error.message === 'string'
}

export function routeFits(route: RouteSpec, fetched: Fetched, isNeeded: boolean): Verdict {
  if (fetched.kind === 'silent') return differs('an answer', fetched.sent, fetched.reason)
  const { status, body, sent } = fetched
  if (status === 404 && !isNeeded) return notOffered('404')
  if ([400, 422].includes(status))
    return differs('an answer: this is what the app asks', sent, saidBy(fetched))
  if (!isGood(status)) {
    // The suite asks for property 1 if it is not told another one.
    const hint =
      status === 404 && route.path.includes(':propertyId') ? ' (--property names the property)' : ''
    if (isNeeded) return differs(`a status of 200: the app cannot do without${hint}`, sent, saidBy(fetched))
    return hasErrorForm(body)
      ? notOffered(String(saidBy(fetched)).slice(0, 200))
      : differs('{"error": {"code": "…", "message": "…"}} with this status', sent, saidBy(fetched))
  }
  if (route.answer === anything) return holds()
  if (body === undefined) return differs('JSON', sent, saidBy(fetched))
  const problems = problemsOf(route.answer as Schema, body)
  return problems.length > 0 ? differs(problems.join('; '), sent, saidBy(fetched)) : holds()
}

/** A refusal with one of the statuses, and with the error's form. */
export function routeRefuses(fetched: Fetched, why: string, statuses: readonly number[] = []): Verdict {
  if (fetched.kind === 'silent') return differs('an answer', fetched.sent, fetched.reason)
  const { status, body, sent } = fetched
  const wanted = statuses.length > 0 ? statuses.join(' or ') : '4xx'
  const isFitting = statuses.length > 0 ? statuses.includes(status) : status >= 400 && status <= 499
  if (!isFitting) return differs(`the status ${wanted}: ${why}`, sent, saidBy(fetched))
  return hasErrorForm(body)
    ? holds()
    : differs('{"error": {"code": "…", "message": "…"}} with this status', sent, saidBy(fetched))
}
