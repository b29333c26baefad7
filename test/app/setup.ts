/** What jsdom lacks of a browser, and the rule that nothing may go wrong in silence. */

// Before all that loads React.
import './productionAct.ts'
// Modules of their own, which run once for each worker: this file runs once for each file of tests.
import './deviceCookies.ts'
import './styleRules.ts'
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
  // The hotel answers when it does: what comes of that is rendered outside of `act`, of which React's development build
  // complains where it is asked to. Testing Library asks it, but in the first file of a worker alone.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  installMedia()
  // Screens that are not counted say so on the local console; a test that wants to know reads it.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, `console.error was called: ${complaints.join('; ').slice(0, 500)}`).toEqual([])
})

// What a file still imports when it ends would never come for those that follow in the same worker.
afterAll(() => vi.dynamicImportSettled())

// Hooks run the last first: the page is cleared before its complaints are counted.
afterEach(clearPage)
