import { expect, it } from 'vitest'
import { continues, heldStepSeconds, type SeekRun, timeText } from '../../../src/domains/player/useSeeking.ts'

const run = (startedAt: number, steppedAt = startedAt): SeekRun => ({ direction: 1, startedAt, steppedAt })

it('a held key moves in larger steps the longer it is held', () => {
  const steps = [100, 900, 2100, 5000].map((heldMs) => heldStepSeconds(run(0, heldMs - 100), heldMs))
  expect(steps).toEqual([10, 30, 60, 120])
})

it('a keyboard that repeats faster than a remote control moves no faster', () => {
  expect(heldStepSeconds(run(0, 970), 1000)).toBe(0)
})

it('a press in the other direction, or after a pause, begins anew', () => {
  expect(continues(null, 1, 0)).toBe(false)
  expect(continues(run(0, 500), 1, 1000)).toBe(true)
  expect(continues(run(0, 500), -1, 1000)).toBe(false)
  expect(continues(run(0, 500), 1, 1200)).toBe(false)
})

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3599, '59:59'],
  [3845, '1:04:05'],
  [-1, '0:00'],
])('%d seconds are written %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})
