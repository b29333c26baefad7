import { expect, it } from 'vitest'
import { expectNoAxeViolations, guest, startHotel } from './harness/index.ts'

it('BNAV-02, BNAV-11, BNAV-12, BNAV-13, BNAV-14, BNAV-15, CART-21, ROUTE-17, CONST-24 what does not fit stands behind More', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1400, height: 900 })
  // The mode with the most items.
  const query = 'property=1&theme=1&mode=demo-use-pms&room=101&name=Berger'
  await page.goto(`${origin}/ONEapp/?${query}&autologin=1`)
  await page.getByRole('link', { name: /^Room service/ }).click()
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click()

  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const names = async () => (await items.allInnerTexts()).map((name) => name.replace(/\s+/g, ' ').trim())
  const room = ['Home', 'Door camera', 'Key', 'Room control (demo)', 'Remote', 'Room control']
  const all = [...room, '1 Cart 1 in the cart', '2 Messages 2 unread']
  const more = '3 More 3 waiting'
  await expect.poll(names).toEqual(all)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(names).toEqual([...all.slice(0, 3), more])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(names).toEqual([...all.slice(0, 2), more])

  await items.last().click()
  await page.getByRole('heading', { level: 1, name: 'More' }).waitFor()
  const rows = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect
    .poll(async () => (await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim()))
    .toEqual([...room.slice(2), 'Cart 1 in the cart', 'Messages 2 unread'])
  await expectNoAxeViolations(page)
  await rows.getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()

  // Where all items fit, More has nothing to list, and leads home.
  await page.setViewportSize({ width: 1400, height: 900 })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
})
