/** Reads an HTTP answer: its content by a schema, or the hotel's error. */
import * as v from 'valibot'
import { isRecord } from '../contract/isRecord.ts'
import { isNestedTooDeep } from '../contract/nesting.ts'

export type HttpOutcome<R> =
  /** `asOf` is set for a kept answer while the hotel is out of reach: when it was given, in ms since the epoch. */
  | { kind: 'ok'; answer: R; asOf?: number }
  /** Not 2xx. `code` and `message` of `{"error": {…}}`, or empty; `body` is the parsed body or its text. */
  | { kind: 'refused'; status: number; code: string; message: string; body: unknown }
  /** The answer was no JSON, or nested too deep, or did not fit its schema. */
  | { kind: 'invalid'; reason: 'json' | 'shape'; issue: string }
  /** No answer in time, or aborted by the caller's signal. */
  | { kind: 'timeout' }
  | { kind: 'unreachable' }

export type Parsed<R> = Extract<HttpOutcome<R>, { kind: 'ok' | 'invalid' }>

type Json = { value: unknown } | { issue: string }

function parseText(text: string): Json {
  if (isNestedTooDeep(text)) return { issue: 'nested too deep' }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { issue: 'no JSON' }
  }
}

export const parseJson =
  <Wire, R>(schema: v.GenericSchema<Wire, R>) =>
  (text: string, status: number): Parsed<R> => {
    const json = status === 204 || text === '' ? { value: undefined } : parseText(text)
    if ('issue' in json) return { kind: 'invalid', reason: 'json', issue: json.issue }
    try {
      const result = v.safeParse(schema, json.value)
      if (result.success) return { kind: 'ok', answer: result.output }
      // The issue never contains the received value, which may be personal data.
      const [issue] = result.issues
      const place = v.getDotPath(issue) ?? 'answer'
      return { kind: 'invalid', reason: 'shape', issue: `${place}: expected ${issue.expected ?? issue.type}` }
    } catch {
      return { kind: 'invalid', reason: 'shape', issue: 'answer: its schema failed' }
    }
  }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Parses a response other than 2xx: `{"error": {"code": …, "message": …}}`, or anything else. */
export function readError(text: string) {
  const json = parseText(text)
  const body = 'value' in json ? json.value : text
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  return { code: textOf(error.code), message: textOf(error.message), body }
}
