/** Builds the app if it is stale, and checks that Chromium is installed, before the first browser test. */
import { ensureBuilt } from '../../tools/build.ts'
import { findChromium, howToInstall } from '../../tools/chromium.ts'

export async function setup() {
  await ensureBuilt()
  if (!findChromium()) throw new Error(howToInstall)
}
