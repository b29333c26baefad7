// Tests lines of pills that are wider than the page, by their pixels.
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { start } from './journeys.ts'
import { spreadOf } from './pixels.ts'

it.each([
  ['English', ''],
  ['Arabic', '&lang=ar'],
  ['English on a television', '&mode=tv'],
])(
  'DEST-03 on a wide screen a line of pills in %s fades where it goes on, and begins whole',
  async (_, language) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width: 1280, height: 800 })
    await page.goto(start(origin, '1', `${language}&autologin=1&room=101&name=Berger`))
    await settle(page)
    await visit(page, '/destination')
    const line = page.getByRole('radiogroup').filter({ hasText: 'Burgenland' })
    const { edge, first } = await line.evaluate((one) => {
      const { left, right, top, height } = one.getBoundingClientRect()
      const pill = one.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
      const x = getComputedStyle(one).direction === 'rtl' ? left : right - 4
      // A strip of the pill above its words.
      const first = { x: pill.left + 20, y: pill.top + 4, width: pill.width - 40, height: 4 }
      return { edge: { x, y: top, width: 4, height }, first }
    })
    expect(await line.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
    expect(await spreadOf(page, edge)).toBeLessThan(30)
    expect(await spreadOf(page, first)).toBe(0)
  },
)

it('SHOP-23, SHOP-26 a choice is pressed by its words as by its button', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.goto(start(origin, '1', '&autologin=1&room=101&name=Berger'))
  await page.locator('main [data-screen-title]').waitFor()
  await visit(page, '/shop/flow/1/product/1019')
  // Where the words are, the button's own element lies over them: `force` presses whatever is there.
  await page.getByText('Medium', { exact: true }).click({ force: true })
  await expect.poll(() => page.getByRole('radio', { name: 'Medium' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Rare', exact: true }).click()
  await expect.poll(() => page.getByRole('radio', { name: 'Medium' }).isChecked()).toBe(false)
})
