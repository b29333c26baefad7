// What a kiosk shows of a screen without scrolling, and what must not cover it.
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'
import { edges, expectWithinReach, reachFrom, smallText } from './kioskSizes.ts'

const kiosks = [
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
]

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

it('MODE-19, SHELL-05, SHELL-07 menu, help, search, guest menu and check-out of a standing kiosk are within reach from a wheelchair, and so is what they open', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await arrive(page, origin, { rest: '&mode=kiosk' })
  const bar = page.getByRole('banner')
  const press = (name: string) => bar.getByRole('button', { name, exact: true }).click()
  for (const name of ['Menu', 'Help', 'Search', 'Guest menu'])
    await expectWithinReach(bar.getByRole('button', { name, exact: true }))
  // All that can be pressed on home, and none of the bars covers the other.
  const below = await expectWithinReach(page.locator('button, a[href], input'), 10)
  const nav = await edges(page.getByRole('navigation', { name: 'Main' }))
  const tools = await edges(bar)
  expect(tools.bottom).toBeLessThanOrEqual(nav.top + 1)
  expect(below.filter(({ name, bottom }) => name === 'Menu' && bottom > 1920)).toEqual([])

  await press('Menu')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await settle(page)
  await expectWithinReach(drawer.getByRole('button'), 3)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })

  await press('Help')
  const card = page.locator('[data-part="tour-card"]')
  const next = card.getByRole('button', { name: 'Next' })
  await next.waitFor()
  for (let step = 0; (await next.count()) > 0; step += 1) {
    await card.getByText(`${step + 1} of`).waitFor()
    await settle(page)
    await expectWithinReach(card.getByRole('button'), 2)
    await next.click()
  }
  await expectWithinReach(card.getByRole('button'), 2)
  await card.getByRole('button', { name: 'Finish' }).click()

  await press('Guest menu')
  await settle(page)
  const items = await expectWithinReach(page.getByRole('menuitem'), 5)
  expect(items.filter(({ bottom }) => bottom > nav.top)).toEqual([])
  await page.getByRole('menuitem', { name: 'Check out' }).click()
  await settle(page)
  await expectWithinReach(page.getByRole('dialog').getByRole('button'), 2)
  await page.keyboard.press('Escape')

  await press('Search')
  await page.getByRole('button', { name: 'Lower the screen' }).click()
  await expectWithinReach(page.getByRole('searchbox'))
  // The end of a page is above both bars.
  await visit(page, '/language')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = await edges(
    page.getByRole('main').getByRole('radio').or(page.getByRole('main').getByRole('button')).last(),
  )
  expect(last.bottom).toBeLessThanOrEqual(tools.top)
})

it('KSK-03 a kiosk that stands shows little of its picture beside a page, all of it where the guest lowers the screen, and no text under 24 pixels', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await arrive(page, origin, { rest: '&mode=kiosk' })
  const top = async () => (await edges(page.getByRole('heading', { level: 1 }))).top
  expect(await top()).toBeGreaterThan(reachFrom)
  expect(await smallText(page)).toEqual([])
  for (const path of ['/weather/0', '/billpreview', '/pickup', '/demo/voip', '/shop/flow/1']) {
    await visit(page, path)
    await settle(page)
    expect(await top()).toBeLessThan(0.2 * 1920)
    expect(await smallText(page)).toEqual([])
  }
  const lower = page.getByRole('button', { name: 'Lower the screen' })
  await lower.click()
  await expectWithinReach(page.getByRole('main').getByRole('searchbox'))
  expect(await lower.getAttribute('aria-pressed')).toBe('true')
  await visit(page, '/weather/0')
  expect(await top()).toBeGreaterThan(reachFrom)
  await lower.click()
  expect(await top()).toBeLessThan(0.2 * 1920)
})

it('KSK-07 every screen of a kiosk that stands begins at the same edge, and its languages and channels fill the width', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await arrive(page, origin, { rest: '&mode=kiosk' })
  const title = page.getByRole('heading', { level: 1 })
  const { left } = await edges(title)
  for (const path of [
    '/billpreview',
    '/shop/cart',
    '/terms',
    '/destination/event/e-1',
    '/tvall',
    '/language',
  ]) {
    await visit(page, path)
    expect((await edges(title)).left, path).toBe(left)
  }
  const rows = page.getByRole('main').getByRole('listitem')
  const expectColumns = async () => {
    expect((await edges(rows.nth(1))).top).toBe((await edges(rows.nth(0))).top)
    expect((await edges(rows.nth(2))).top).toBeGreaterThan((await edges(rows.nth(1))).top)
  }
  await expectColumns()
  expect((await edges(rows.last())).bottom).toBeLessThan(1920)
  for (const path of ['/tvall', '/webradio']) {
    await visit(page, path)
    await expectColumns()
  }
})

it('KSK-04 a walk-in at a kiosk finds on home what one does in a lobby without a room, in large tiles', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await page.goto(start(origin, '1', '&mode=kiosk'))
  await page.getByRole('button', { name: 'Touch to begin' }).click()
  await page.getByText('Continue without sign-in').click()
  const tiles = page.getByRole('list', { name: 'What you need most' }).getByRole('listitem')
  await tiles.getByText('Wi-Fi').waitFor()
  expect(await tiles.allTextContents()).toEqual(expect.arrayContaining(['Flights', 'Around the hotel']))
  const sizes = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect(Math.min(...sizes.map(({ width }) => width))).toBeGreaterThan(300)
  expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThan(150)
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
