import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { createPage } from '../../../src/browser/page.ts'

function openWindow() {
  const { window } = new JSDOM('', { url: 'http://localhost/ONEapp/', pretendToBeVisual: true })
  let state = 'visible'
  Object.defineProperty(window.document, 'visibilityState', { get: () => state })
  const reload = vi.fn()
  const open = vi.fn()
  const print = vi.fn()
  const page = createPage({
    document: window.document,
    navigator: window.navigator,
    location: { ...window.location, reload },
    open,
    print,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  })
  return {
    page,
    window,
    reload,
    open,
    turn(to: 'visible' | 'hidden') {
      state = to
      window.document.dispatchEvent(new window.Event('visibilitychange'))
    },
  }
}

it('reloads when it is told to', () => {
  const { page, reload } = openWindow()
  page.reload()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('opens another page beside itself, which gets no hold of it', () => {
  const { page, open } = openWindow()
  page.open('https://example.com/')
  expect(open.mock.calls).toEqual([['https://example.com/', '_blank', 'noopener']])
})

it('knows its user agent', () => {
  const { page, window } = openWindow()
  expect(page.userAgent).toBe(window.navigator.userAgent)
})

it('tells when it is shown again, until that is ended', () => {
  const { page, turn } = openWindow()
  const shown = vi.fn()
  const end = page.onVisible(shown)
  turn('hidden')
  expect(page.isVisible()).toBe(false)
  expect(shown).not.toHaveBeenCalled()
  turn('visible')
  expect(page.isVisible()).toBe(true)
  expect(shown).toHaveBeenCalledTimes(1)
  end()
  turn('visible')
  expect(shown).toHaveBeenCalledTimes(1)
})

it('waits for being seen, and not at all where it is', async () => {
  const { page, turn } = openWindow()
  await page.whenVisible()
  turn('hidden')
  const seen = vi.fn()
  const waiting = page.whenVisible().then(seen)
  await Promise.resolve()
  expect(seen).not.toHaveBeenCalled()
  turn('visible')
  await waiting
  expect(seen).toHaveBeenCalledTimes(1)
})

it('tells when the device finds a network again, until that is ended', () => {
  const { page, window } = openWindow()
  const online = vi.fn()
  const end = page.onOnline(online)
  window.dispatchEvent(new window.Event('online'))
  end()
  window.dispatchEvent(new window.Event('online'))
  expect(online).toHaveBeenCalledTimes(1)
})
