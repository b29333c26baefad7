/** What jsdom lacks of a browser, and the rule that nothing may go wrong in silence. */

import { configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { WebSocket } from 'ws'

// Machines may be busy; a test waits for what it looks for, never for a while.
configure({ asyncUtilTimeout: 20_000 })

// Node's own socket refuses the events of jsdom; this one brings its own.
class Socket extends WebSocket {
  constructor(...words: ConstructorParameters<typeof WebSocket>) {
    super(...words)
    // A browser's socket that nobody listens to fails in silence; this one would end the process.
    this.on('error', () => undefined)
  }
}
globalThis.WebSocket = Socket as unknown as typeof globalThis.WebSocket
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

// What the last screen put off for a moment (history that is tidied up) still finds its page.
const lastMoment = 100
afterAll(() => new Promise((resolve) => setTimeout(resolve, lastMoment)))
