// The Chromium of a worker. Playwright ends it with the worker, and it ends by itself when its pipe is closed.
import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../tools/chromium.ts'

let browser: Promise<Browser> | undefined

/** One for all test files of the worker: nothing of a test stays in it but caches. */
export function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
  return browser
}
