// The Chromium of a vitest worker. Chromium ends when its pipe is closed, which happens however the worker ends.
import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../tools/chromium.ts'

export const browserArguments = [
  ...chromiumArguments,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // A larger semi-space for young objects means less garbage collection. Pages of tests are too short-lived to profit
  // from the optimizing compilers: without them Chromium uses a twelfth less CPU time.
  '--js-flags=--min-semi-space-size=16,--no-opt,--no-maglev',
]

let browser: Promise<Browser> | undefined

/** Playwright would handle these signals, so that they would no longer end the worker. */
const signals = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false }

/** One browser for all test files of the worker. Tests leave nothing in it but caches. */
export function theBrowser(): Promise<Browser> {
  if (!browser) {
    // Ends the worker if the main process has died.
    process.once('disconnect', () => process.kill(process.pid))
    browser = chromium.launch({ executablePath: findChromium() ?? '', args: browserArguments, ...signals })
  }
  return browser
}
