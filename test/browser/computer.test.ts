// Tests the layout of wide windows.
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

it('SHOP-19 the first items of a group fill their row', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin)
  await visit(page, '/shop/flow/1')
  const list = page.getByRole('main').getByRole('list', { name: 'Breakfast' })
  await list.getByRole('listitem').nth(3).waitFor()
  for (const width of [1920, 1440, 1280]) {
    await page.setViewportSize({ width, height: 1080 })
    const gap = await list.evaluate((one) => {
      const last = [...one.children].filter(({ ariaHidden }) => ariaHidden === null).pop()
      return one.getBoundingClientRect().right - (last?.getBoundingClientRect().right ?? 0)
    })
    expect(Math.abs(gap), `${width} px`).toBeLessThan(10)
  }
})

const boxOf = async (which: Locator) =>
  (await which.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN }

it('TV-04 the televisions to choose from are cards beside each other, of the width that their words need', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await arrive(page, origin)
  await visit(page, '/remote-control')
  const cards = page.getByRole('main').getByRole('listitem')
  for (const width of [1440, 1280, 820]) {
    await page.setViewportSize({ width, height: 900 })
    const [first, second] = await Promise.all([boxOf(cards.first()), boxOf(cards.last())])
    expect(second.y, `${width} px`).toBe(first.y)
    expect(second.x - first.x - first.width, `${width} px`).toBeCloseTo(16, 0)
    expect(first.width, `${width} px`).toBeLessThan(460)
  }
})

it('SHELL-31, CALL-10 on a desk the main action follows what it is about', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await arrive(page, origin)
  await visit(page, '/wakeUp')
  const main = page.getByRole('main')
  const dial = await boxOf(main.locator('section').filter({ has: page.getByLabel('Day') }))
  const wake = main.getByRole('button', { name: /^Wake me/ })
  const gap = async () => (await boxOf(wake)).y - dial.y - dial.height
  expect(await gap()).toBeLessThan(60)
  await page.setViewportSize({ width: 820, height: 1180 })
  expect((await boxOf(wake)).y).toBeGreaterThan(1000)
  await page.setViewportSize({ width: 1440, height: 900 })

  await visit(page, '/demo/voip')
  await main.getByRole('button', { name: 'Spa' }).click()
  const hangUp = await boxOf(main.getByRole('button', { name: 'Hang up' }))
  const called = await boxOf(main.locator('[data-tour="call-state"]'))
  expect(called.x).toBeCloseTo(hangUp.x, 0)
  expect(called.width).toBeCloseTo(hangUp.width, 0)
  expect(hangUp.y).toBeLessThan(700)

  await page.goto(`${origin}/ONEapp/demo/messenger?mode=demo&property=1&theme=1&with=concierge`)
  const send = page.getByRole('button', { name: 'Send' })
  await send.waitFor()
  expect((await boxOf(send)).y).toBeGreaterThan(800)
})

it('BNAV-16, ROOM-27 a wide screen has its navigation beside it, a whole picture, and controls of a hand’s width', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await arrive(page, origin)
  const nav = page.getByRole('navigation', { name: 'Main' })
  const main = page.getByRole('main')
  await nav.waitFor()
  const picture = main.locator('img').first()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const middle = ({ x, width }: { x: number; width: number }) => x + width / 2
  const isBeside = async () => {
    const [rail, screen, button] = await Promise.all([nav, main, menu].map(boxOf))
    if (!rail || !screen || !button) return false
    return (
      rail.height > 700 &&
      Math.min(rail.x + rail.width, screen.x + screen.width) - Math.max(rail.x, screen.x) < 1 &&
      Math.abs(middle(rail) - middle(button)) < 4
    )
  }
  expect(await isBeside()).toBe(true)
  const { width, height } = await boxOf(picture)
  expect(width / height).toBeLessThan(2)
  // What is fixed to the lower edge is at the edge.
  const lower = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--nav-bar').trim())
  expect(await lower()).toBe('0px')

  await visit(page, '/room-control')
  const cooler = main.getByRole('button', { name: 'Cooler, Air conditioning' }).first()
  const warmer = main.getByRole('button', { name: 'Warmer, Air conditioning' }).first()
  const reach = async () => {
    const [from, to] = [await boxOf(cooler), await boxOf(warmer)]
    return to.x + to.width - from.x
  }
  for (const [wide, high] of [
    [1920, 1080],
    [1440, 900],
    [1024, 768],
    [820, 1180],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width: wide, height: high })
    await expect.poll(reach, { message: `${wide} px` }).toBeLessThan(430)
    expect(await isBeside(), `${wide} px`).toBe(wide > high)
  }
  expect(await lower()).not.toBe('0px')
})

it('VOD-03 the packages of a film follow their heading beside its picture', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await arrive(page, origin)
  await visit(page, '/vod/packagesByMovie/41')
  const main = page.getByRole('main')
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const words = await boxOf(main.getByText(/^Vouchers: /))
    const list = await boxOf(main.getByRole('list').filter({ hasText: 'Weekend pass' }))
    expect(list.y - words.y - words.height, `${width} px`).toBeLessThan(40)
    expect(list.x + list.width, `${width} px`).toBeLessThan(width * 0.6)
  }
})
