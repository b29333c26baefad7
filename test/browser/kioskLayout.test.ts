// What a kiosk shows of a screen without scrolling, and what must not cover it.
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive, chooseBurger } from './journeys.ts'

const kiosks = [
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
]

const edges = (which: Locator) => which.evaluate((one) => one.getBoundingClientRect())

it('PAGE-16, MODE-19 a banner of a kiosk that stands or lies has its words and its controls in sight', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await arrive(page, origin, { rest: '&mode=kiosk' })
  for (const size of kiosks) {
    await page.setViewportSize(size)
    await visit(page, '/cp/15')
    const bar = await edges(page.getByRole('navigation', { name: 'Main' }))
    const next = await edges(page.getByRole('button', { name: 'Next picture' }))
    expect(next.bottom).toBeLessThan(bar.top)
    await visit(page, '/language')
  }
})

it('SHOP-04, MODE-19 a dish of a standing kiosk has its choices in the full width below picture and title, and in sight', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await arrive(page, origin, { rest: '&mode=kiosk' })
  await chooseBurger(page, async (screen) => {
    if (screen !== 'dish') return
    await settle(page)
    const picture = await edges(page.locator('main img').first())
    const title = await edges(page.getByRole('heading', { level: 1 }))
    expect(title.left).toBeGreaterThan(picture.right)
    const choices = await edges(page.getByRole('group', { name: /Extras/ }))
    expect(choices.width).toBeGreaterThan(900)
    expect(choices.top).toBeGreaterThan(picture.bottom)
    const missing = await edges(page.getByText('How done? · Please select'))
    const choice = await edges(page.getByRole('checkbox', { name: /Bacon/ }))
    expect(choice.bottom).toBeLessThan(missing.top)
  })
})

it.each([
  ['a small phone', 320, 640],
  ['a phone', 390, 844],
  ['a kiosk', 1080, 1920],
])(
  'CART-12, SHOP-29 on %s the last row of the list is free of what tells of it',
  async (_, width, height) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width, height })
    await arrive(page, origin)
    await visit(page, '/shop/flow/1')
    await page
      .getByRole('link', { name: 'Drinks' })
      .or(page.getByRole('button', { name: 'Drinks' }))
      .first()
      .click()
    await page.getByRole('heading', { name: 'Breakfast', exact: true }).waitFor({ state: 'hidden' })
    const more = page.getByRole('main').getByRole('button', { name: /^One more/ })
    await more.last().click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const button = await edges(more.last())
    const notice = await edges(page.locator('.MuiSnackbarContent-root'))
    expect(button.bottom).toBeLessThan(notice.top)
  },
)
