import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from '../../../src/shell/dialogs/CountdownRing.tsx'
import { restoreRealTimers } from '../realTimers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  restoreRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function count(seconds: number) {
  const onEnd = vi.fn()
  const hook = renderHook(({ isPaused }) => useCountdown(seconds, isPaused, onEnd), {
    initialProps: { isPaused: false },
  })
  return { onEnd, left: () => hook.result.current, hold: (isPaused: boolean) => hook.rerender({ isPaused }) }
}

it('CAM-08, CAM-09 counts each second and ends once', () => {
  const { left, onEnd } = count(20)
  expect(left()).toBe(20)
  pass(1000)
  expect(left()).toBe(19)
  pass(18_999)
  expect(onEnd).not.toHaveBeenCalled()
  pass(1)
  expect(left()).toBe(0)
  pass(60_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('no time passes while it is held, and the rest remains', () => {
  const { left, onEnd, hold } = count(5)
  pass(2000)
  hold(true)
  pass(600_000)
  expect(left()).toBe(3)
  expect(onEnd).not.toHaveBeenCalled()
  hold(false)
  pass(2999)
  expect(onEnd).not.toHaveBeenCalled()
  pass(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('a guest who moves over it again and again does not make it longer than it is seen to be', () => {
  const { hold, onEnd } = count(3)
  for (let times = 0; times < 4; times++) {
    pass(750)
    hold(true)
    pass(5000)
    hold(false)
  }
  pass(1000)
  expect(onEnd).toHaveBeenCalledOnce()
})
