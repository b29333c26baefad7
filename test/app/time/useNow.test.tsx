import { configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockCorrected, clockSlice } from '../../../src/core/time/slice.ts'
import { useNow } from '../../../src/core/time/useNow.ts'
import { restoreRealTimers } from '../realTimers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(restoreRealTimers)

const hour = 3_600_000

/** A screen that shows the time, read once a minute. */
function open() {
  const store = configureStore({ reducer: { clock: clockSlice.reducer } })
  const { result } = renderHook(() => useNow(60_000), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  return {
    correct: (ms: number) => act(() => void store.dispatch(clockCorrected(ms))),
    shown: () => result.current,
  }
}

it('CLK-01 a device whose clock turns out to be slow shows the hotel’s hour at once', () => {
  const screen = open()
  screen.correct(5 * hour)
  expect(screen.shown()).toBe(Date.now() + 5 * hour)
})

it('CLK-01 a device whose clock is set while a screen is open goes on showing the hotel’s hour', () => {
  const hotelTime = Date.now()
  const screen = open()
  vi.setSystemTime(hotelTime - 5 * hour)
  screen.correct(5 * hour)
  expect(screen.shown()).toBe(hotelTime)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.shown()).toBe(hotelTime + 60_000)
})
