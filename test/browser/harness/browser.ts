// The Chromium of a worker. However the worker ends, the pipe to its Chromium is closed, and that ends Chromium.
import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../tools/chromium.ts'

export const browserArguments = [
  ...chromiumArguments,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // With room for what is young the garbage collector works less. A page of a test ends before what the optimizing
  // compilers make of it could be of use: without them Chromium takes a twelfth less of the processor.
  '--js-flags=--min-semi-space-size=16,--no-opt,--no-maglev',
]

let browser: Promise<Browser> | undefined

/** Handled signals would no longer end the worker. */
const signals = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false }

/** One for all test files of the worker: nothing of a test stays in it but caches. */
export function theBrowser(): Promise<Browser> {
  if (!browser) {
    // A worker whose run is gone has nobody to work for.
    process.once('disconnect', () => process.kill(process.pid))
    browser = chromium.launch({ executablePath: findChromium() ?? '', args: browserArguments, ...signals })
  }
  return browser
}
