/** What becomes of a reply: an answer that fits its schema, a refusal, or something that cannot be read. */
import * as v from 'valibot'
import type { CallSpec } from '../contract/define.ts'
import { isRecord } from './codec.ts'

export type Answered<R> =
  | { kind: 'ok'; answer: R }
  | { kind: 'refused'; message: string }
  | { kind: 'invalid'; issue: string }

/** Reads a reply's payload `{status, root}` (RT-07). Any status but OK is a refusal. */
export function readAnswer<A, R>(spec: CallSpec<A, R>, payload: unknown): Answered<R> {
  if (!isRecord(payload) || typeof payload.status !== 'string')
    return { kind: 'invalid', issue: 'no status in the payload' }
  if (payload.status !== 'OK')
    return { kind: 'refused', message: typeof payload.message === 'string' ? payload.message : '' }
  try {
    const parsed = v.safeParse(spec.answer, spec.at === 'root' ? payload.root : payload)
    return parsed.success
      ? { kind: 'ok', answer: parsed.output }
      : { kind: 'invalid', issue: describe(parsed.issues[0]) }
  } catch {
    // A schema's own transformation met what it was not made for.
    return { kind: 'invalid', issue: 'answer: its schema failed' }
  }
}

/** Where and what was expected, never what was received: that may be the guest's. */
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'answer'}: expected ${issue.expected ?? issue.type}`
}
