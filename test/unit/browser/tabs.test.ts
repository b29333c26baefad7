import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onStoredElsewhere, waitForTurn } from '../../../src/browser/tabs.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('tells what another tab has kept, and of a page that was asleep that it may be anything', () => {
  const { window } = new JSDOM('', { url: 'http://localhost/ONEapp/' })
  const listener = vi.fn()
  const stop = onStoredElsewhere(listener, window as unknown as Window)
  const say = () => {
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'login-room' }))
    window.dispatchEvent(new window.StorageEvent('storage', { key: null }))
    window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: false }))
    window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true }))
  }
  say()
  expect(listener.mock.calls).toEqual([['login-room'], [null], [null]])
  stop()
  say()
  expect(listener).toHaveBeenCalledTimes(3)
})

/** Fake of the Web Locks API, as far as the app uses it: one holder at a time, the others in order of request. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const refused = new Promise<never>((__, refuse) => {
      signal.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')))
    })
    const turn = last.then(() => (signal.aborted ? undefined : work()))
    last = turn
    return Promise.race([turn, refused])
  }
  return { request } as unknown as LockManager
}

it('lets one tab after the other work', async () => {
  const locks = browserLocks()
  const began: string[] = []
  const begin = (tab: string) =>
    waitForTurn('order', 60_000, locks).then((end) => {
      began.push(tab)
      return end
    })
  const [first] = [begin('A'), begin('B')]
  await vi.advanceTimersByTimeAsync(1000)
  expect(began).toEqual(['A'])
  const end = await first
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(began).toEqual(['A', 'B'])
})

it('does not wait for ever for a tab that does not end, nor at all where there are no locks', async () => {
  const locks = browserLocks()
  const begun = vi.fn()
  await waitForTurn('order', 60_000, locks)
  const second = waitForTurn('order', 60_000, locks).then(begun)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(begun).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await second
  expect(begun).toHaveBeenCalledOnce()
  await waitForTurn('order', 60_000, undefined)
})
