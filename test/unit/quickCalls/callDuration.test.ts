import { expect, it } from 'vitest'
import { callDuration } from '../../../src/domains/quickCalls/callDuration.ts'

it.each([
  [-5, '0:00'],
  [5999, '0:05'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%i ms of a call are %s', (ms, text) => {
  expect(callDuration(ms)).toBe(text)
})
