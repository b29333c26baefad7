// Tablets and computers, which have room for a second column.
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { misfits } from './misfits.ts'

const edges = (which: Locator) => which.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)

it.each([
  [820, 1180],
  [1440, 900],
])(
  'MSG-22, BILL-13 in a window of %i by %i a message stands beside the list, and the total of a bill beside its lines',
  async (width, height) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width, height })
    await arrive(page, origin)
    await visit(page, '/tv-message')
    const main = page.getByRole('main')
    const list = main.getByRole('list')
    const message = main.getByRole('region', { name: 'Message', exact: true })
    const opened = list.getByRole('button', { name: /The concierge has/ }).first()
    await opened.click()
    await message.getByText(/The concierge has your two tickets/).waitFor()
    expect(await opened.getAttribute('aria-current')).toBe('true')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await message.getByRole('link', { name: 'Email' }).waitFor()
    expect((await edges(message)).left).toBeGreaterThan((await edges(list)).right)
    expect(await misfits(page)).toEqual([])
    await message.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await opened.waitFor({ state: 'detached' })
    await message.getByText(/Your laundry is ready/).waitFor()

    await visit(page, '/billpreview')
    const lines = main.getByRole('list', { name: 'Charges and payments' })
    const print = main.getByRole('button', { name: 'Print' })
    const total = main.getByText('Total', { exact: true })
    for (const beside of [total, print]) {
      const [box, lineBox] = [await edges(beside), await edges(lines)]
      expect(box.left).toBeGreaterThan(lineBox.right)
      expect(box.bottom).toBeLessThan(600)
    }
    expect(await misfits(page)).toEqual([])
    // It stays in sight while the lines scroll.
    await page.setViewportSize({ width, height: 560 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
    expect((await edges(total)).top).toBeGreaterThan(0)
    expect((await edges(total)).bottom).toBeLessThan(560)
  },
)

it('CART-23 beside the dishes of a wide window stands the cart, which shows and changes what is added', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await arrive(page, origin)
  await visit(page, '/shop/flow/1')
  const cart = page.getByRole('complementary', { name: 'Cart' })
  await cart.getByText('Your cart is empty').waitFor()
  await page.getByRole('button', { name: 'One more Clear beef broth' }).click()
  await cart.getByRole('link', { name: 'Clear beef broth' }).waitFor()
  await cart.getByRole('button', { name: 'One more Clear beef broth' }).click()
  const open = page.getByRole('main').getByRole('link', { name: /^View cart/ })
  await expect.poll(() => open.allTextContents()).toEqual([expect.stringMatching(/· 2 · EUR\s17\.00$/)])
  await settle(page)
  expect(await misfits(page)).toEqual([])
  expect((await edges(cart)).left).toBeGreaterThan(
    (await edges(page.getByRole('main').getByRole('list', { name: 'Starters' }))).right,
  )
  await cart.getByRole('button', { name: 'Remove Clear beef broth' }).click()
  await cart.getByText('Your cart is empty').waitFor()
  // Narrower windows have the bar instead.
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect.poll(() => cart.count()).toBe(0)
  await page.getByRole('button', { name: 'One more Clear beef broth' }).click()
  await open.waitFor()
})
