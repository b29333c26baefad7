import type { Page } from 'playwright-core'

/** Holds back requests for matching files until the returned function is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let deliver: () => void = () => undefined
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(files, async (route) => {
    await delivered
    await route.continue()
  })
  return deliver
}
