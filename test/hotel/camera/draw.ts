// `npm run make:camera` makes the JPEG of each drawing here, as the cameras at the doors would send it.
import { readdir, readFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { chromiumArguments, findChromium, howToInstall } from '../../tools/chromium.ts'

const here = new URL('./', import.meta.url)
const executablePath = findChromium()
if (!executablePath) throw new Error(howToInstall)

const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
const page = await browser.newPage({ viewport: { width: 480, height: 360 } })
for (const file of (await readdir(here)).filter((name) => name.endsWith('.svg'))) {
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style>${await readFile(new URL(file, here), 'utf8')}`,
  )
  const path = new URL(file.replace('.svg', '.jpg'), here).pathname
  await page.screenshot({ path, type: 'jpeg', quality: 62 })
}
await browser.close()
