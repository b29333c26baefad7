// The Chromium of a vitest worker. Chromium ends when its pipe is closed, which happens however the worker ends.
import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../tools/chromium.ts'
import { type FontWidth, fontsEnvironment } from './fonts.ts'

export const browserArguments = [
  ...chromiumArguments,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // A larger semi-space for young objects means less garbage collection. Pages of tests are too short-lived to profit
  // from the optimizing compilers: without them Chromium uses a twelfth less CPU time.
  '--js-flags=--min-semi-space-size=16,--no-opt,--no-maglev',
]

const browsers = new Map<FontWidth, Promise<Browser>>()

/** Playwright would handle these signals, so that they would no longer end the worker. */
const signals = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false }

async function launch(width: FontWidth) {
  const env = await fontsEnvironment(width)
  return chromium.launch({ executablePath: findChromium() ?? '', args: browserArguments, env, ...signals })
}

/**
 * One browser for all test files of the worker, and one with a wide font if a test asks for it. Tests leave nothing in it
 * but caches. One that has crashed is replaced, so that only the test in which it did fails.
 */
export async function theBrowser(width: FontWidth = 'narrow'): Promise<Browser> {
  // Ends the worker if the main process has died.
  if (browsers.size === 0) process.once('disconnect', () => process.kill(process.pid))
  const known = browsers.get(width)
  if (known && (await known).isConnected()) return known
  const browser = launch(width)
  browsers.set(width, browser)
  return browser
}
