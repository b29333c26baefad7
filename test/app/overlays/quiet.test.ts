import { afterEach, expect, it, vi } from 'vitest'
import { registerServiceWorker, whenNothingRuns } from '../../../src/app/serviceWorker.ts'
import { restoreRealTimers } from '../realTimers.ts'

afterEach(() => {
  restoreRealTimers()
  document.body.innerHTML = ''
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'isSecureContext')
})

/** A video element with a simulated state of playback. */
function film(paused: boolean) {
  const video = document.createElement('video')
  Object.defineProperty(video, 'paused', { value: paused, configurable: true })
  document.body.append(video)
  const stop = (event: 'pause' | 'ended') => {
    Object.defineProperty(video, event === 'pause' ? 'paused' : 'ended', { value: true, configurable: true })
    video.dispatchEvent(new Event(event))
  }
  return { video, stop }
}

async function isFree(waiting: Promise<void>) {
  const busy = Symbol('busy')
  // Observers are notified asynchronously.
  await new Promise((resolve) => setTimeout(resolve))
  return (await Promise.race([waiting, Promise.resolve(busy)])) !== busy
}

it('SW-02 is free at once where nothing runs', async () => {
  film(true)
  expect(await isFree(whenNothingRuns())).toBe(true)
})

it.each(['pause', 'ended'] as const)('SW-02 waits for a film that plays until its "%s"', async (event) => {
  const { stop } = film(false)
  const waiting = whenNothingRuns()
  expect(await isFree(waiting)).toBe(false)
  stop(event)
  expect(await isFree(waiting)).toBe(true)
})

it('SW-02 waits for what is under way, a payment for example, until it has gone', async () => {
  const payment = document.createElement('form')
  payment.dataset.preventsReload = ''
  document.body.append(payment)
  const { stop } = film(false)
  const waiting = whenNothingRuns()
  stop('pause')
  expect(await isFree(waiting)).toBe(false)
  payment.remove()
  expect(await isFree(waiting)).toBe(true)
})

const options = () => ({ reload: vi.fn(), whenIdle: async () => {}, log: vi.fn() })
function browser(isSecureContext: boolean, register: () => Promise<unknown>) {
  Object.defineProperty(window, 'isSecureContext', { value: isSecureContext, configurable: true })
  // What the worker keeps, once it is ready, is tested in a real browser (SW-05).
  const ready = new Promise(() => undefined)
  const serviceWorker = Object.assign(new EventTarget(), { register, ready })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
}

it('SW-01 logs a worker that cannot be registered, and goes on without it', async () => {
  browser(true, async () => {
    throw new TypeError('Failed to register')
  })
  const given = options()
  await registerServiceWorker(given)
  expect(given.log).toHaveBeenCalledWith(
    'warn',
    'serviceWorker',
    expect.stringContaining('Failed to register'),
  )
})

it('SW-01 registers none in a page that is not secure', async () => {
  const register = vi.fn()
  browser(false, register)
  await registerServiceWorker(options())
  expect(register).not.toHaveBeenCalled()
})

/** A newer worker that has been downloaded, beside the one that serves the page. */
function update() {
  const scriptURL = `${location.origin}/ONEapp/sw.js`
  const worker = Object.assign(new EventTarget(), { scriptURL, state: 'installed', postMessage: vi.fn() })
  worker.postMessage.mockImplementation(() => {
    worker.state = 'activated'
    worker.dispatchEvent(new Event('statechange'))
  })
  const active = { scriptURL }
  const registration = Object.assign(new EventTarget(), { active, waiting: worker, installing: null })
  return { worker, registration }
}

it('SW-02, CONST-07 an update reloads the page once, 300 ms after it has become active', async () => {
  const { worker, registration } = update()
  browser(true, async () => registration)
  const given = options()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await registerServiceWorker(given)
  await vi.advanceTimersByTimeAsync(0)
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  await vi.advanceTimersByTimeAsync(299)
  expect(given.reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given.reload).toHaveBeenCalledOnce()
  worker.dispatchEvent(new Event('statechange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(given.reload).toHaveBeenCalledOnce()
  expect(given.log).not.toHaveBeenCalled()
})

it('SW-02 an update that another tab has activated reloads this page once its film has ended', async () => {
  const { worker, registration } = update()
  const { stop } = film(false)
  browser(true, async () => registration)
  const given = { ...options(), whenIdle: () => whenNothingRuns() }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await registerServiceWorker(given)
  worker.state = 'activated'
  worker.dispatchEvent(new Event('statechange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(given.reload).not.toHaveBeenCalled()
  stop('ended')
  await vi.advanceTimersByTimeAsync(1000)
  expect(given.reload).toHaveBeenCalledOnce()
})
