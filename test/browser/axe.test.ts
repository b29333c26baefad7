import { describe, expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'
import { axeViolations, expectNoAxeViolations, guest, settle, startHotel, visit } from './harness/index.ts'
import { chooseBurger, signIn, start } from './journeys.ts'

const screens = ['/shop/flow/1', '/weather/0', '/language', '/terms', '/privacy', '/accessibility', '/cp/10']
// A phone gets all of these screens; the other devices get only those whose layout differs from the phone's.
const shapes = [
  { name: 'a phone', width: 390, height: 844, screens },
  { name: 'a computer', width: 1920, height: 1080, screens: ['/shop/flow/1', '/epg', '/epg?view=time'] },
  { name: 'a kiosk', width: 1080, height: 1920, screens: ['/shop/flow/1'] },
]

describe('every screen is accessible', () => {
  it.each(shapes)('on $name, in the dark hotel', async ({ width, height, screens }) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width, height })
    await page.goto(start(origin))
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Please enter your room number').waitFor()
    await expectNoAxeViolations(page)
    await signIn(page)
    await expectNoAxeViolations(page)
    for (const screen of screens) {
      await visit(page, screen)
      expect(await page.getByRole('heading', { level: 1 }).count(), `level-1 headings of ${screen}`).toBe(1)
      await expectNoAxeViolations(page)
    }
  })

  it('all of them on a phone, in the light hotel, in Arabic', async () => {
    const { origin } = await startHotel()
    const { page } = await guest({ allow: [/404|Failed to load resource/] })
    await page.goto(
      start(origin, '1', '&lang=ar&autologin=1&room=101&name=Berger').replace('theme=1', 'theme=2'),
    )
    await settle(page)
    const found: Record<string, string[]> = {}
    for (const address of addressesOf('').filter((path) => path !== '/login')) {
      await visit(page, address)
      const faults = await axeViolations(page)
      if (faults.length > 0) found[address] = faults
    }
    expect(found).toEqual({})
  })

  it('in the light hotel, with a burger in the cart, its menus and dialogs open', async () => {
    const { origin } = await startHotel()
    const { page } = await guest()
    await page.goto(start(origin).replace('theme=1', 'theme=2'))
    await signIn(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('navigation', { name: 'Menu' }))
      .first()
      .waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Guest menu' }).click()
    await page.getByRole('menu').waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await chooseBurger(page)
    // So high that no bar covers a part of a control: a guest would scroll, axe does not.
    await page.setViewportSize({ width: 390, height: 2600 })
    await expectNoAxeViolations(page)
    // Text of 200 %, as with a guest's own browser setting.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /^As soon as possible/ }).click()
    await page.getByRole('dialog', { name: 'When shall we deliver?' }).waitFor()
    await expectNoAxeViolations(page)
  })
})
