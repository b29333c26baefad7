import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockSlice } from '../../../src/core/time/slice.ts'
import { clockSaga } from '../../../src/domains/channel/clock.saga.ts'
import { channelChanged, channelSlice } from '../../../src/domains/channel/slice.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await endTest()
  vi.useRealTimers()
})

/** A page that has asked the hotel's time on its first connection. */
async function open() {
  let asked = 0
  let isVisible = true
  let lateMs = 0
  let isOutOfOrder = false
  const listeners: (() => void)[] = []
  const app = runOnStore({
    saga: clockSaga,
    slices: [channelSlice, clockSlice] as never,
    services: {
      now: (() => Date.now() + lateMs) as never,
      page: {
        isVisible: () => isVisible,
        onVisible: (listener) => {
          listeners.push(listener)
          return () => undefined
        },
      },
      http: {
        request: async () => {
          asked += 1
          const utc = new Date(Date.now() + lateMs).toISOString()
          return (isOutOfOrder ? { kind: 'timeout' } : { kind: 'ok', answer: { utc } }) as never
        },
      },
    },
  })
  app.dispatch(channelChanged('connected'))
  await vi.advanceTimersByTimeAsync(0)
  return {
    asked: () => asked,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** The timers fire this much later than they were due. */
    sleep: (ms: number) => {
      lateMs += ms
    },
    hide: () => {
      isVisible = false
    },
    show: () => {
      isVisible = true
      for (const listener of listeners) listener()
    },
    fail: () => {
      isOutOfOrder = true
    },
  }
}

it('asks the hotel’s time on a connection, and again once the device has slept', async () => {
  const page = await open()
  expect(page.asked()).toBe(1)
  await page.pass(120_000)
  expect(page.asked()).toBe(1)
  page.sleep(60_000)
  await page.pass(30_000)
  expect(page.asked()).toBe(2)
})

it('a hidden page, whose timers are always late, asks when the guest comes back to it', async () => {
  const page = await open()
  page.hide()
  for (let late = 0; late < 4; late++) {
    page.sleep(60_000)
    await page.pass(30_000)
  }
  expect(page.asked()).toBe(1)
  page.show()
  await page.pass(0)
  expect(page.asked()).toBe(2)
  page.show()
  await page.pass(0)
  expect(page.asked()).toBe(2)
})

it('gives up asking a hotel that does not tell its time, until the guest comes back', async () => {
  const page = await open()
  page.fail()
  page.sleep(60_000)
  await page.pass(20 * 60_000)
  const before = page.asked()
  expect(before).toBe(6)
  page.show()
  await page.pass(0)
  expect(page.asked()).toBe(before + 1)
  await page.pass(30_000)
  expect(page.asked()).toBe(before + 2)
})
