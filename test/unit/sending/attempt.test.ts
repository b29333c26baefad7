import { expect, it } from 'vitest'
import { fateOf } from '../../../src/core/sending/attempt.ts'

const refused = { kind: 'refused', status: 0, code: '', message: '', body: null } as const

it.each([
  ['a refusal over the channel', { kind: 'refused', code: '', message: 'no' }, 'refused'],
  ['status 400', { ...refused, status: 400 }, 'refused'],
  ['status 409', { ...refused, status: 409 }, 'refused'],
  ['an error of the hotel itself, with status 500', { ...refused, status: 500, code: 'internal' }, 'refused'],
  ['status 500 without a word of the hotel', { ...refused, status: 500 }, 'unknown'],
  ['status 503 without a word of the hotel', { ...refused, status: 503 }, 'unknown'],
  ['status 502 of a gateway', { ...refused, status: 502 }, 'unknown'],
  ['status 504 of a gateway', { ...refused, status: 504 }, 'unknown'],
  ['status 520 of a gateway', { ...refused, status: 520 }, 'unknown'],
  ['status 524 of a gateway', { ...refused, status: 524 }, 'unknown'],
  ['what never left', { kind: 'unsent' }, 'unsent'],
  ['a time-out before it left', { kind: 'timeout', sent: false }, 'unsent'],
  ['a time-out after it left', { kind: 'timeout', sent: true }, 'unknown'],
  ['a time-out over HTTP', { kind: 'timeout' }, 'unknown'],
  ['a broken connection over HTTP', { kind: 'unreachable' }, 'unknown'],
  ['an answer that cannot be read', { kind: 'invalid', reason: 'shape', issue: '' }, 'unknown'],
] as const)('SENT-02 of %s it is known what became of it, or not', (_, outcome, fate) => {
  expect(fateOf(outcome as Parameters<typeof fateOf>[0])).toBe(fate)
})
