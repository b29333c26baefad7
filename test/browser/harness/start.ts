/** Builds the app if it is stale, writes the fonts of the tests, and checks that Chromium is installed, before the first browser test. */
import { rm } from 'node:fs/promises'
import { ensureBuilt } from '../../tools/build.ts'
import { findChromium, howToInstall } from '../../tools/chromium.ts'
import { failedFolder } from './failed.ts'
import { prepareFonts } from './fonts.ts'

export async function setup() {
  await rm(failedFolder, { recursive: true, force: true })
  await ensureBuilt()
  await prepareFonts()
  if (!findChromium()) throw new Error(howToInstall)
}
