// Keys that are held, on a television and on a computer: each presses once, whatever screen has come meanwhile.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Holds a key for two seconds, as a remote control does that repeats it every 50 ms. */
async function hold(page: Page, key: string) {
  for (let ms = 0; ms < 2000; ms += 50) {
    // From the second time on, the browser marks the key as repeated.
    await page.keyboard.down(key)
    await page.waitForTimeout(50)
  }
  await page.keyboard.up(key)
}

it.each([
  ['OK of a television', 'Enter', '&mode=tv', 1920],
  ['Enter of a keyboard', 'Enter', '', 1280],
  ['the space key', 'Space', '', 1280],
] as const)(
  'TVX-07 %s, held for two seconds, adds a dish once and orders nothing',
  async (_, key, mode, width) => {
    const { origin, desk } = await startHotel()
    const { page } = await guest({ width, height: 1080 })
    await arrive(page, origin, { rest: `&lang=en${mode}` })
    await visit(page, '/shop/flow/1/product/1019')
    await page.getByRole('radio', { name: 'Rare' }).check()
    await page.getByRole('button', { name: /^Add to cart/ }).focus()
    await hold(page, key)
    await page.getByRole('button', { name: 'Go to cart' }).press('Enter')
    await page.getByRole('button', { name: /^Send order/ }).waitFor()
    expect(await page.getByRole('button', { name: /^One more Burger/ }).count()).toBe(1)
    expect(await desk.orders()).toHaveLength(0)
  },
)

it('TVX-07 Enter that is held after the sign-in opens nothing at home; arrows go on while they are held', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv&lang=en'))
  await page.getByLabel('Room').fill('101')
  await page.getByLabel('Last name').fill('Berger')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).focus()
  await hold(page, 'Enter')
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await expect.poll(() => focusedText(page)).toMatch(/^Room service/)
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('ArrowRight')
  await page.keyboard.up('ArrowRight')
  await expect.poll(() => focusedText(page)).toMatch(/^Wi-?Fi|^Wake/)
})
