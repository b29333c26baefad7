import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, eagerModule, lazyModule } from '../../../src/core/lazyModule.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('loads once, and hands the part over at once from then on', async () => {
  const load = vi.fn(async () => ({ Screen: 'the screen' }))
  const code = lazyModule(load, 'Screen')
  expect(code.peek()).toBeNull()
  expect(await Promise.all([code.load(), code.load()])).toEqual(['the screen', 'the screen'])
  expect(code.peek()).toBe('the screen')
  expect(load).toHaveBeenCalledOnce()
})

it('ERR-20 calls code that fails a chunk load error, and asks again only when asked', async () => {
  const load = vi.fn(async (): Promise<{ Screen: string }> => ({ Screen: 'the screen' }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const code = lazyModule(load, 'Screen')
  await expect(code.load()).rejects.toThrow(ChunkLoadError)
  expect(load).toHaveBeenCalledOnce()
  expect(await code.load()).toBe('the screen')
})

it('ERR-21, CONST-14 gives code 120 seconds and not one more', async () => {
  const code = lazyModule(() => new Promise<{ Screen: string }>(() => {}), 'Screen')
  const outcome = vi.fn()
  code.load().catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError))
})

it('leaves no clock running behind', async () => {
  await lazyModule(async () => ({ Screen: 1 }), 'Screen').load()
  expect(vi.getTimerCount()).toBe(0)
})

it('has what is part of the first load', async () => {
  const code = eagerModule('login', 'the form')
  expect(code.peek()).toBe('the form')
  expect(await code.load()).toBe('the form')
})
