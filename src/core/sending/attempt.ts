import * as v from 'valibot'
import type { HttpOutcome } from '../../http/request.ts'
import type { CallOutcome } from '../../realtime/client.ts'
import { fnv1a } from '../text/fnv1a.ts'

/** What the guest is told of an attempt in doubt, where they are asked about it and on home. */
export const subjects = ['order', 'request', 'film'] as const
export type Subject = (typeof subjects)[number]

/** What was sent to the hotel, or may have been, and is not known to have arrived. */
export interface Attempt {
  /** The guest's intent, of which at most one attempt is open: `order/7`, `course/3107`, `pickup`. */
  intent: string
  /** The same for every repetition, so that the hotel recognizes them. */
  messageId: string
  /** Hash of what the guest meant by it: nothing of what they wrote is kept. */
  meaning: string
  /** The ids of what was sent of this intent before, and meant something else, by its meaning: of these nothing is known either. */
  earlier?: Record<string, string> | undefined
  /** What a repetition says as it was said first, such as an order's time of delivery. */
  repeated?: string | undefined
  subject: Subject
  /** What the guest calls it: a name, such as that of the shop or the film, or a text of the catalogue. */
  title: string | { key: string }
  /** Path in the app of the place from which it was sent. */
  path: string
  /** True once nobody waits for the answer any more: the hotel may have it. */
  isInDoubt: boolean
}

export const Attempt = v.object({
  intent: v.pipe(v.string(), v.nonEmpty()),
  messageId: v.pipe(v.string(), v.nonEmpty()),
  meaning: v.optional(v.string(), ''),
  earlier: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
  repeated: v.optional(v.string()),
  subject: v.picklist(subjects),
  title: v.union([v.string(), v.object({ key: v.string() })]),
  path: v.string(),
  isInDoubt: v.boolean(),
})

export type Outcome<Answer> = CallOutcome<Answer> | HttpOutcome<Answer>

/**
 * Whether a refusal over HTTP leaves open what was done: a server that fails, or a gateway in front of it, may do so after
 * the work. Only the hotel's own error, with its code, says that nothing was done.
 */
const isServerFailure = (outcome: { status: number; code: string }) =>
  outcome.status === 502 || outcome.status === 504 || (outcome.status >= 500 && outcome.code === '')

/**
 * Why a message was not carried out: `refused` by the hotel, `unsent` if it has not left the device. Without a readable
 * answer that is `unknown`: the message may have arrived.
 */
export function fateOf(outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): 'refused' | 'unsent' | 'unknown' {
  if (outcome.kind === 'refused')
    return 'status' in outcome && isServerFailure(outcome) ? 'unknown' : 'refused'
  if (outcome.kind === 'unsent') return 'unsent'
  return outcome.kind === 'timeout' && 'sent' in outcome && !outcome.sent ? 'unsent' : 'unknown'
}

/** As an attempt keeps what the guest meant. */
export const hashOf = (meaning: string): string => fnv1a(meaning).toString(36)
