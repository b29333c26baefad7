// The Chromium of a worker. Playwright ends it with the worker, and it ends by itself when its pipe is closed.
import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../tools/chromium.ts'

export const browserArguments = [
  ...chromiumArguments,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // With room for what is young the garbage collector works less.
  '--js-flags=--min-semi-space-size=16',
]

let browser: Promise<Browser> | undefined

/** One for all test files of the worker: nothing of a test stays in it but caches. */
export function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: findChromium() ?? '', args: browserArguments })
  return browser
}
