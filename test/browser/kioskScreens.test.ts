// Single screens of a kiosk: their picture, what they say, what leads on, and what stands there if nothing comes.
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive, chooseBurger } from './journeys.ts'
import { edges, expectWithinReach, smallText } from './kioskSizes.ts'

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

const openKiosk = async (now = '') => {
  const { origin, desk } = await startHotel()
  if (now) await desk.clock(now)
  const { page } = await guest({ width: 1080, height: 1920, allow: [/WebSocket|50[03]/] })
  await arrive(page, origin, { rest: '&mode=kiosk' })
  return { page, desk }
}

it('KSK-14 after an order the receipt and what leads on have the full width, and each label of the navigation is whole', async () => {
  const { page } = await openKiosk('2026-11-26T09:00:00Z')
  await chooseBurger(page)
  await page.getByRole('button', { name: /^Send order/ }).click()
  await page.getByText('Thank you, your order has been sent.').waitFor()
  const main = page.getByRole('main')
  const receipt = main.getByRole('listitem').filter({ hasText: 'Sent at' })
  expect((await edges(receipt)).width).toBeGreaterThan(900)
  for (const name of ['Your orders', 'Back to the shop']) {
    const { width, height } = await edges(main.getByRole('link', { name }))
    expect(width, name).toBeGreaterThan(900)
    expect(height, name).toBeGreaterThan(96)
  }
  // Five of them, which is the most.
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Your orders' }).waitFor()
  await settle(page)
  const bar = await edges(nav)
  for (const link of await nav.getByRole('link').all()) {
    const label = await edges(link.locator('span').filter({ hasText: /\w/ }).first())
    expect(label.bottom).toBeLessThan(bar.bottom)
    expect((await edges(link.locator('svg'))).top).toBeGreaterThan(bar.top)
    expect(label.height, (await link.textContent()) ?? '').toBeLessThan(40)
  }
})

it('KSK-10, KSK-07 a place, an event and an entry of a page stand below a large picture, and what leads on in the full width', async () => {
  const { page } = await openKiosk()
  const main = page.getByRole('main')
  for (const [path, ways] of [
    ['/destination/event/e-1', ['Open the website', 'Show on the map']],
    ['/destination/poi/p-1', ['Open the website', 'Show on the map']],
    ['/cp/10?entry=0', []],
  ] as const) {
    await visit(page, path)
    const picture = await edges(main.locator('img').first())
    const title = await edges(page.getByRole('heading', { level: 1 }))
    expect(picture.width, path).toBeGreaterThan(900)
    expect(picture.height, path).toBeGreaterThan(500)
    expect(title.top, path).toBeGreaterThan(picture.bottom)
    expect(title.left, path).toBe(picture.left)
    expect(await smallText(page), path).toEqual([])
    for (const name of ways) {
      const way = await edges(main.getByRole('link').filter({ hasText: name }))
      expect(way.width, name).toBe(picture.width)
      expect(way.height, name).toBeGreaterThan(96)
      expect(way.bottom, name).toBeLessThan((await edges(page.getByRole('banner'))).top)
    }
  }
})

it('KSK-10 the picture of a film and of a package is whole, below the picture of the hotel', async () => {
  const { page } = await openKiosk()
  for (const path of ['/vod/movies/1', '/vod/packagedetail/7']) {
    await visit(page, path)
    const picture = page.getByRole('main').locator('img').first()
    const { top, width, height } = await edges(picture)
    expect(Math.round(top), path).toBe(Math.round(0.12 * 1920))
    expect(width, path).toBe(1080)
    const ratio = await picture.evaluate((one) => {
      const { naturalWidth, naturalHeight } = one as HTMLImageElement
      return naturalWidth / naturalHeight
    })
    expect(width / height, path).toBeCloseTo(ratio, 1)
  }
})

it('KSK-11 a call stands large in the middle of a standing kiosk: whom it is with, how it is, and how it ends', async () => {
  const { page } = await openKiosk()
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
  // Once it has ended the words stay where they were, and a way on is in the place of the button.
  const home = page.getByRole('main').getByRole('link', { name: 'Home' })
  expect((await edges(words)).top).toBe(name.top)
  expect(await edges(home)).toEqual(button)
  await home.click()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

it('KSK-13 what stands in place of content is as large as content, and its button as wide: failed, empty and out of reach', async () => {
  const { page, desk } = await openKiosk()
  await desk.fault({ module: 'SQMOD_LiveTV', function: 'getTVChannels', status: 'ERROR' })
  await desk.fault({ module: 'SQMOD_BillPreview', function: 'requestBillData', status: 'ERROR' })
  await desk.fault({ path: '/api/v1/property/1/oneapp/destination', http: 500 })
  await desk.fault({ path: '/api/tac/v1/courses', http: 500 })
  const instead = page.getByRole('main').locator('[data-instead]')
  const expectLarge = async (path: string) => {
    await visit(page, path)
    await instead.waitFor()
    await settle(page)
    const drawing = await edges(instead.locator('[aria-hidden]').first())
    expect(drawing.width, path).toBeGreaterThan(250)
    const sizes = await instead
      .locator('p')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
    expect(sizes.map(Number.parseFloat).filter((size) => size < 36)).toEqual([])
    return drawing.top
  }
  const tops: Record<string, number> = {}
  for (const path of ['/tvall', '/billpreview', '/destination', '/courses', '/orders', '/shop/cart']) {
    const top = await expectLarge(path)
    // Below the choice of a week there is less room.
    if (path !== '/courses') tops[path] = Math.round(top)
    const button = instead.getByRole('button').or(instead.getByRole('link'))
    await expectWithinReach(button)
    const { width, height, bottom } = await edges(button)
    expect(width, path).toBeGreaterThan(900)
    expect(height, path).toBeGreaterThan(96)
    expect(bottom, path).toBeLessThan((await edges(page.getByRole('banner'))).top)
  }
  expect([...new Set(Object.values(tops))], JSON.stringify(tops)).toHaveLength(1)
  await desk.fault({ refuse: 60 })
  await desk.fault({ drop: true })
  await page.getByText('The connection to the hotel is lost').first().waitFor()
  await expectLarge('/webradio')
})
