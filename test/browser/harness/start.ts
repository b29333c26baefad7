/** Before the first browser test: the app as it is now, and one Chromium for all. */
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../tools/build.ts'
import { chromiumArguments, findChromium, howToInstall } from '../../tools/chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's Chromium. */
    chromium: string
  }
}

export async function setup({ provide }: TestProject) {
  await ensureBuilt()
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToInstall)
  const browser = await chromium.launchServer({
    executablePath,
    args: [...chromiumArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
  provide('chromium', browser.wsEndpoint())
  return () => browser.close()
}
