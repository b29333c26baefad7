/** Stubs for what jsdom lacks of a browser, and the rule that a test fails if an error is logged. */

// Modules of their own, because they run once per worker, whereas this file runs once per test file.
import './deviceCookies.ts'
import './rendering.ts'
import './waits.ts'

import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { clearPage } from './clearPage.ts'
import { installMedia } from './mediaElement.ts'

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
  // The hotel's responses may arrive at any time and be rendered outside `act`, which React's development build reports
  // if this flag is set. Testing Library sets it, but only in the first file of a worker.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  installMedia()
  // Screens that are not counted log a warning; a test about these warnings reads them.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, `console.error was called: ${complaints.join('; ').slice(0, 500)}`).toEqual([])
})

// An import that is pending when a file ends would never settle for the later files of the worker.
afterAll(() => vi.dynamicImportSettled())

// Hooks run in reverse order: the page is cleared before the errors are checked.
afterEach(clearPage)
