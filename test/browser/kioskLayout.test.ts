// What a kiosk shows of a screen without scrolling, and what must not cover it.
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive, chooseBurger, start } from './journeys.ts'

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

/** In CSS pixels: nobody in a wheelchair reaches the upper third of a standing kiosk. */
const reachFrom = 640

async function expectWithinReach(which: Locator, least = 1) {
  await which.first().waitFor()
  const boxes = await which.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, height } = one.getBoundingClientRect()
      return { name: one.getAttribute('aria-label') ?? one.textContent, top, bottom, height }
    }),
  )
  const shown = boxes.filter(({ height }) => height > 0)
  expect(shown.length).toBeGreaterThanOrEqual(least)
  expect(shown.filter(({ top }) => top < reachFrom)).toEqual([])
  return shown
}

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

/** The texts of less than 24 pixels. */
const smallText = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((one) => one.textContent && one.offsetHeight > 1 && one.getBoundingClientRect().width > 1)
      .filter((one) =>
        Array.from(one.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((one) => `${one.textContent} ${Number.parseFloat(getComputedStyle(one).fontSize)}`)
      .filter((words) => Number(/\S+$/.exec(words)?.[0]) < 24),
  )

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

it('KSK-10 a place and an event of a standing kiosk have a large picture above their words, and what leads on in the full width', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await arrive(page, origin, { rest: '&mode=kiosk' })
  for (const path of ['/destination/event/e-1', '/destination/poi/p-1']) {
    await visit(page, path)
    const picture = await edges(page.locator('main img').first())
    const title = await edges(page.getByRole('heading', { level: 1 }))
    expect(picture.width, path).toBeGreaterThan(900)
    expect(picture.height, path).toBeGreaterThan(500)
    expect(title.top, path).toBeGreaterThan(picture.bottom)
    expect(title.left, path).toBe(picture.left)
    expect(await smallText(page), path).toEqual([])
    const ways = page.getByRole('main').getByRole('link')
    for (const name of ['Open the website', 'Show on the map']) {
      const way = await edges(ways.filter({ hasText: name }))
      expect(way.width, name).toBe(picture.width)
      expect(way.height, name).toBeGreaterThan(96)
      expect(way.bottom, name).toBeLessThan((await edges(page.getByRole('banner'))).top)
    }
  }
})

it('KSK-11 a call stands large in the middle of a standing kiosk: whom it is with, how it is, and how it ends', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await arrive(page, origin, { rest: '&mode=kiosk' })
  await visit(page, '/demo/voip')
  const departments = page.getByRole('list', { name: 'Departments' }).getByRole('button')
  const other = departments.filter({ hasText: 'Housekeeping' })
  const called = departments.filter({ hasText: 'Spa' })
  await called.click()
  const hangUp = page.getByRole('button', { name: 'Hang up' })
  const button = await edges(hangUp)
  expect(button.width).toBeGreaterThan(900)
  expect(button.height).toBeGreaterThan(96)
  const words = page.getByRole('main').locator('strong')
  expect(await words.textContent()).toBe('Spa')
  const name = await edges(words)
  expect(Math.abs((name.left + name.right) / 2 - 540)).toBeLessThan(2)
  expect(name.height).toBeGreaterThan(40)
  expect((await edges(departments.last())).bottom).toBeLessThan(name.top)
  expect(await smallText(page)).toEqual([])
  // The one that is called stays as clear as it was.
  const clearness = (which: Locator) => which.evaluate((one) => getComputedStyle(one).opacity)
  expect(await clearness(called)).toBe('1')
  expect(Number(await clearness(other))).toBeLessThan(1)
  await hangUp.click()
  await page.getByText('Call ended').waitFor()
  expect(await clearness(other)).toBe('1')
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
