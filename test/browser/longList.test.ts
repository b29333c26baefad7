import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { largeShop } from '../hotel/content/largeShop.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

const openLargeShop = () => startHotel({ shops: [largeShop({ groups: 40, items: 800 })] })

const firstGroup = (page: Page) => page.getByRole('heading', { level: 2, name: 'Group 1', exact: true })

/** A guest with a phone, in a shop with many items. */
async function inLargeShop() {
  const { origin } = await openLargeShop()
  const { page } = await guest()
  await arrive(page, origin)
  await page.getByRole('link', { name: /^Room service/ }).click()
  await firstGroup(page).waitFor()
  // A screen that is still opening would scroll to its top once more.
  await settle(page)
  return page
}

/** Number of items that are in the DOM. */
const drawn = (page: Page) => page.locator('main ul > li:not([aria-hidden])').count()

/** Link of the item in the middle of the viewport. */
const inTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window
    // Takes the next item below if the middle is between two groups.
    for (let y = innerHeight / 2; y < innerHeight; y += 20) {
      const item = document.elementFromPoint(innerWidth / 4, y)?.closest('li')
      const href = item?.querySelector('a')?.getAttribute('href')
      if (href) return href
    }
    return null
  })

it('a long shop scrolls to its end, with little of it in the page at a time, and back', async () => {
  const page = await inLargeShop()
  const last = page.getByRole('heading', { level: 2, name: 'Group 40', exact: true })
  expect(await last.count()).toBe(0)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return last.isVisible()
    })
    .toBe(true)
  expect(await drawn(page)).toBeLessThan(60)
  await page.evaluate(() => window.scrollTo(0, 0))
  await firstGroup(page).waitFor()
  await expect.poll(() => last.count()).toBe(0)
})

it('a group says how long it is, however little of it stands in the page', async () => {
  const page = await inLargeShop()
  await page.getByRole('button', { name: 'Group 3', exact: true }).click()
  const items = page.locator('main li[aria-posinset]')
  await expect.poll(() => items.first().getAttribute('aria-setsize')).toBe('20')
  expect(await items.first().getAttribute('aria-posinset')).toBe('1')
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return items.last().getAttribute('aria-posinset')
    })
    .toBe('20')
})

it('NAV-02 Back from a product leads to the same place of a long list', async () => {
  const page = await inLargeShop()
  await page.evaluate(() => window.scrollTo(0, 9000))
  await expect.poll(() => inTheMiddle(page)).not.toBeNull()
  const kept = () => page.evaluate(() => sessionStorage.getItem('draft/scroll-positions') ?? '')
  await expect.poll(kept).toContain('9000')
  const seen = await inTheMiddle(page)
  // A click by Playwright would scroll to the link first.
  await page.locator(`main a[href="${seen}"]`).evaluate((link: HTMLElement) => link.click())
  await page.getByRole('button', { name: /^Add to cart/ }).waitFor()
  await page.goBack()
  await expect.poll(() => inTheMiddle(page)).toBe(seen)
})

it('PROD-01 the remote control goes down a long list, and the focus is always in sight', async () => {
  const { origin } = await openLargeShop()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv' })
  await visit(page, '/shop/flow/1')
  await firstGroup(page).waitFor()
  const focused = () =>
    page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
      const isSeen = top >= 0 && bottom <= window.innerHeight
      return { isSeen, section: document.activeElement?.closest('section')?.querySelector('h2')?.textContent }
    })
  // A press waits on its item until the next items are rendered.
  const sections: number[] = []
  for (let presses = 0; presses < 100 && (sections.at(-1) ?? 0) <= 8; presses += 1) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await focused()).isSeen).toBe(true)
    const { section } = await focused()
    if (section) sections.push(Number(section.replace(/\D/g, '')))
  }
  expect(sections).toEqual([...sections].sort((one, other) => one - other))
  expect(sections.at(-1)).toBe(9)
})

const notices = '[role="status"] button, [role="alert"] button'

it('REAL-16 adding an item is shown at once, and its notice after that', async () => {
  const page = await inLargeShop()
  const more = page.getByRole('main').getByRole('button', { name: /^One more/ })
  await more.first().waitFor()
  // The first notice waits for its code in any case.
  await more.first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.locator(notices).count()).toBe(0)
  const atOnce = await more.first().evaluate(async (button: HTMLElement, notices) => {
    button.click()
    // React renders what a press changes in a microtask, before the browser paints.
    await new Promise<void>((resolve) => queueMicrotask(resolve))
    return {
      quantity: button.closest('[role="group"]')?.querySelector('output')?.textContent,
      notices: document.querySelectorAll(notices).length,
    }
  }, notices)
  expect(atOnce).toEqual({ quantity: '1', notices: 0 })
  await page.getByRole('button', { name: 'Undo' }).waitFor()
})
