// Keeps what a failed test leaves on a page: a screenshot and the console as files, which continuous integration offers
// for download, and the accessibility tree in the log.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../../tools/run.ts'

/** The files of the last run. */
export const failedFolder = join(root, 'test/failed')

/** A page that hangs does not answer at all. */
const limitMs = 3000

/** The path of a file for a test, without its extension. */
async function pathFor(test: string) {
  await mkdir(failedFolder, { recursive: true })
  return join(failedFolder, test.replace(/[^\w-]+/g, '-').slice(0, 120))
}

/** The accessibility tree is part of the log, unlike a screenshot, so that it can be read elsewhere. */
async function describe(page: Page) {
  const words = await page
    .locator('body')
    .ariaSnapshot({ timeout: limitMs })
    .catch(() => '(it does not answer)')
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(() => '')
  console.log(`The page at ${page.url()}, with the focus on ${focus}:\n${words}`)
}

/** `heard` is all that the page has logged. */
export async function keepPage(page: Page, test: string, heard: string[]): Promise<void> {
  await describe(page)
  const path = await pathFor(test)
  await writeFile(`${path}.txt`, [page.url(), ...heard, ''].join('\n'))
  await page.screenshot({ path: `${path}.png`, timeout: limitMs }).then(
    () => console.log(`The page as it was: ${path}.png`),
    () => console.log('The page could not be pictured.'),
  )
}

/** The same for a page that Playwright does not drive. */
export async function keepTelevision(
  test: string,
  complaints: string[],
  screenshot: (path: string) => Promise<void>,
): Promise<void> {
  const path = await pathFor(test)
  await writeFile(`${path}.txt`, [...complaints, ''].join('\n'))
  const isLate = new Promise((resolve) => setTimeout(resolve, limitMs))
  await Promise.race([screenshot(`${path}.png`).catch(() => undefined), isLate])
}
