// A kiosk between two guests: its start screen, and what the next guest could find of the one before.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const begin = (page: Page) => page.getByRole('button', { name: 'Touch to begin' })

/** What names Anna Berger of room 101. */
export const guestsWords = /berger|anna|\b101\b|710141/i

/** Everything that the next guest could find: in the page, in the browser's storage and in its history. */
export async function left(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => ({
    page: document.documentElement.outerHTML,
    title: document.title,
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    entry: history.state as unknown,
  }))
  const browser = await page.context().newCDPSession(page)
  const { entries } = await browser.send('Page.getNavigationHistory')
  await browser.detach()
  return JSON.stringify({ kept, cookies: await page.context().cookies(), entries }, null, 1)
}

/** The start screen is back, and nothing of the guest is anywhere. */
export async function expectWiped(page: Page, message = 'what is left') {
  await begin(page).waitFor()
  await expect.poll(() => left(page), { message }).not.toMatch(guestsWords)
}
