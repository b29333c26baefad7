/** Before the first browser test: the app as it is now, and a Chromium on this machine. */
import { ensureBuilt } from '../../tools/build.ts'
import { findChromium, howToInstall } from '../../tools/chromium.ts'

export async function setup() {
  await ensureBuilt()
  if (!findChromium()) throw new Error(howToInstall)
}
