/** Reads a reply: an answer that fits its schema, a refusal, or something invalid. */
import * as v from 'valibot'
import type { CallSpec } from '../contract/define.ts'
import { isRecord } from '../contract/isRecord.ts'

export type Answered<R> =
  /** `asOf` is set for a kept answer while the hotel is out of reach: when it was given, in ms since the epoch. */
  | { kind: 'ok'; answer: R; asOf?: number }
  /** `code` and `retryAfter`, in seconds, are empty and 0 unless the hotel names them. */
  | { kind: 'refused'; message: string; code: string; retryAfter: number }
  | { kind: 'invalid'; issue: string }

/** Reads a reply's payload `{status, root}` (RT-07). Any status but OK is a refusal. */
export function readAnswer<A, R>(spec: CallSpec<A, R>, payload: unknown): Answered<R> {
  if (!isRecord(payload) || typeof payload.status !== 'string')
    return { kind: 'invalid', issue: 'no status in the payload' }
  if (payload.status !== 'OK') {
    const { message, code, retry_after: retryAfter } = payload
    return {
      kind: 'refused',
      message: typeof message === 'string' ? message : '',
      code: typeof code === 'string' ? code : '',
      retryAfter: typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : 0,
    }
  }
  try {
    const parsed = v.safeParse(spec.answer, spec.at === 'root' ? payload.root : payload)
    return parsed.success
      ? { kind: 'ok', answer: parsed.output }
      : { kind: 'invalid', issue: describe(parsed.issues[0]) }
  } catch {
    // A transformation of the schema threw.
    return { kind: 'invalid', issue: 'answer: its schema failed' }
  }
}

/** Describes what was expected and where, never what was received: that may be personal data of the guest. */
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'answer'}: expected ${issue.expected ?? issue.type}`
}
