/** What jsdom lacks of a browser, and the rule that nothing may go wrong in silence. */

// Before all that loads React.
import './productionAct.ts'

import { configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { waitLimitMs } from '../tools/limits.ts'
import { clearPage } from './clearPage.ts'
import { installMedia } from './mediaElement.ts'

// Machines may be busy; a test waits for what it looks for, never for a while.
configure(({ getElementError }) => ({
  asyncUtilTimeout: waitLimitMs,
  // Each try of a wait that finds nothing yet makes an error; the page is only printed for the one that is read.
  getElementError(message, container) {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    let whole: string | undefined
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        whole ??= getElementError(message, container).message
        return whole
      },
    })
    return error
  },
}))

// The cookie by which a hotel knows its device again, by host: Node's fetch and socket keep none, as a browser would.
const deviceCookies = new Map<string, string>()
const cookieFor = (address: string | URL): Record<string, string> => {
  const cookie = deviceCookies.get(new URL(address, window.location.href).host)
  return cookie === undefined ? {} : { cookie }
}

// Node's own socket refuses the events of jsdom; this one brings its own.
class Socket extends WebSocket {
  constructor(address: string | URL) {
    super(address, { headers: cookieFor(address) })
    this.on('upgrade', ({ headers }) => {
      const [given] = headers['set-cookie'] ?? []
      if (given) deviceCookies.set(new URL(address).host, given.split(';')[0] ?? '')
    })
    // A browser's socket that nobody listens to fails in silence; this one would end the process.
    this.on('error', () => undefined)
  }
}
globalThis.WebSocket = Socket as unknown as typeof globalThis.WebSocket

const plainFetch = globalThis.fetch
globalThis.fetch = (input, init) => {
  const { url, headers } = input instanceof Request ? input : { url: input, headers: undefined }
  const sent = Object.fromEntries(new Headers(init?.headers ?? headers))
  return plainFetch(input, { ...init, headers: { ...cookieFor(url), ...sent } })
}
window.scrollTo = () => undefined
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  installMedia()
  // Screens that are not counted say so on the local console; a test that wants to know reads it.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'console.error was called').toEqual([])
})

// What a file still imports when it ends would never come for those that follow in the same worker.
afterAll(() => vi.dynamicImportSettled())

// Hooks run the last first: the page is cleared before its complaints are counted.
afterEach(clearPage)
