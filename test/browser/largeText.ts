import type { Page } from 'playwright-core'
import { axeViolations, visit } from './harness/index.ts'
import { misfits } from './misfits.ts'

/** Screens of different layouts: tiles, entries, a week, a grid, posters, a list, a form, cards. */
const screens = [
  '/',
  '/cp/18',
  '/courses',
  '/epg',
  '/vod/browse',
  '/shop/flow/1',
  '/shop/flow/1/product/1019',
  '/weather/0',
  '/wakeUp',
  '/room-control',
]

/** Lists the faults of a television's or kiosk's screens in text of 200 %. Leaves the text at this size. */
export async function faultsInLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const found: string[] = []
  for (const path of screens) {
    await visit(page, path)
    const faults = [...(await misfits(page)), ...(await axeViolations(page))]
    found.push(...faults.map((fault) => `${path} ${fault}`))
  }
  return found
}
