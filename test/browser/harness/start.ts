/** Builds the app if it is stale, and checks that Chromium is installed, before the first browser test. */
import { rm } from 'node:fs/promises'
import { ensureBuilt } from '../../tools/build.ts'
import { findChromium, howToInstall } from '../../tools/chromium.ts'
import { failedFolder } from './failed.ts'

export async function setup() {
  await rm(failedFolder, { recursive: true, force: true })
  await ensureBuilt()
  if (!findChromium()) throw new Error(howToInstall)
}
