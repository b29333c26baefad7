// Tests what is mirrored in a language that is written from right to left.
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { addDays, localTime } from '../hotel/clock.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { start } from './journeys.ts'
import { spreadOf } from './pixels.ts'

async function arriveInArabic(options = {}, rest = '') {
  const { origin } = await startHotel()
  const { page } = await guest({ deviceScaleFactor: 2, ...options })
  await page.goto(start(origin, '1', `${rest}&lang=ar&autologin=1&room=101&name=Berger`))
  await settle(page)
  return page
}

/** Where the text of an element begins and ends, in CSS pixels. */
const edgesOf = (which: Locator) =>
  which.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const { left, right } = range.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right) }
  })

it('LANG-20 an English text that is too long for its lines says so by dots, in an Arabic page too', async () => {
  const page = await arriveInArabic()
  await visit(page, '/destination')
  const text = page.getByText(/^343 steps up the south tower/)
  await text.waitFor()
  // The strip to the right of the last line, which is full: there the dots of an English text belong.
  const clip = await text.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const { bottom } = one.getBoundingClientRect()
    const lines = [...range.getClientRects()].filter((line) => line.bottom <= bottom + 1)
    const { right, top, height } = lines[lines.length - 1] ?? new DOMRect()
    return { x: right + 1, y: top, width: 10, height }
  })
  expect(await spreadOf(page, clip)).toBeGreaterThan(40)
})

it('LANG-20, WTH-07 the cold end of a day stands at its lower temperature', async () => {
  const page = await arriveInArabic()
  await visit(page, '/weather/0')
  const cold = await page
    .locator('main li [aria-hidden="true"] > div')
    .first()
    .evaluate((stretch) => getComputedStyle(stretch).backgroundImage)
  expect(cold).toMatch(/^linear-gradient\(to left, rgb\(111, 168, 216\)/)
})

it('BNAV-02 a count stands beside the icon that it counts for', async () => {
  const page = await arriveInArabic()
  const item = page.getByRole('navigation').getByRole('link', { name: /المزيد/ })
  const covered = await item.evaluate((link) => {
    // A point at the upper left of the last of the icon's three dots.
    const { left, top, height } = (link.querySelector('svg path') as SVGPathElement).getBoundingClientRect()
    return document.elementFromPoint(left + height / 5, top + height / 5)?.localName
  })
  expect(covered).not.toBe('span')
})

it('LANG-20, EPG-01 the guide of a kiosk opens at now in Arabic, where a part of a pixel sticks out', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await page.goto(start(origin, '1', '&mode=kiosk&lang=ar&autologin=1&room=101&name=Berger'))
  await settle(page)
  await visit(page, '/epg?view=time')
  const now = page.getByRole('gridcell').and(page.locator('[aria-current="time"]')).first()
  await now.waitFor()
  const grid = await page.getByRole('grid').boundingBox()
  if (!grid) throw new Error('the grid is not in sight')
  // The grid may still render its rows anew, and a row that is removed has no box.
  const isInSight = async () => {
    const cell = await now.boundingBox()
    return cell && [cell.x > grid.x - cell.width, cell.x < grid.x + grid.width]
  }
  await expect.poll(isInSight).toEqual([true, true])
})

it('LANG-20 the prices of a cart and an order, and the times of a programme, begin and end where what is above and below does', async () => {
  const page = await arriveInArabic()
  await visit(page, '/epg/501')
  const bar = page.locator('main section').getByRole('progressbar')
  const times = page.locator('main section').getByText(/\d – \d/)
  expect((await edgesOf(times)).right).toBe(
    await bar.evaluate((one) => Math.round(one.getBoundingClientRect().right)),
  )

  await visit(page, '/shop/flow/1/product/1019')
  await page.getByRole('radio').first().check()
  await page.getByRole('main').getByRole('button', { name: /EUR/ }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^عرض السلة/ })
    .click()
  const send = page.getByRole('main').getByRole('button', { name: /EUR/ })
  await send.waitFor()
  const prices = page.getByRole('main').getByText(/^EUR/)
  const [line, subtotal] = [await edgesOf(prices.nth(0)), await edgesOf(prices.nth(1))]
  expect(line.left).toBe(subtotal.left)

  await send.click()
  const card = page.locator('main li[data-card]')
  const total = await edgesOf(card.getByText(/^EUR/))
  const number = await edgesOf(card.getByText(/9\d{3}$/))
  expect(total.left).toBe(number.left)
})

it('LANG-20 the address of an entry begins where its times do, although it is in Latin letters', async () => {
  const page = await arriveInArabic()
  await visit(page, '/destination/event/e-1')
  const facts = page.locator('main p > bdi')
  await facts.nth(1).waitFor()
  const [times, address] = [await edgesOf(facts.nth(0)), await edgesOf(facts.nth(1))]
  expect(address.right).toBe(times.right)
})

/** Where a part of a text stands, in CSS pixels from the left. */
const partAt = (which: Locator, part: number) =>
  which.evaluate((one, index) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    // All digits and words of the text, in the order in which they are read aloud.
    const lefts: number[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index: at, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}:]+/gu)) {
        range.setStart(text, at)
        range.setEnd(text, at + word.length)
        lefts.push(range.getBoundingClientRect().left)
      }
    return lefts.at(index) ?? Number.NaN
  }, part)

it('LANG-25 times and names are read from right to left on every screen', async () => {
  const page = await arriveInArabic()
  const main = page.getByRole('main')
  /** How far the part of a text that is read later is to the left of the part that is read first. */
  const shift = async (which: Locator, first: number, later: number) =>
    (await partAt(which, first)) - (await partAt(which, later))

  await visit(page, '/epg/501')
  const running = main.locator('section').getByText(/\d – \d/)
  expect(await shift(running, 0, -1), 'guide').toBeGreaterThan(20)

  await visit(page, '/pickup')
  const facts = main.locator('dd')
  expect(await shift(facts.filter({ hasText: /\d – \d/ }), 0, -1), 'transfer').toBeGreaterThan(20)
  expect(await shift(facts.filter({ hasText: 'Anna Berger' }), 0, -1), 'name').toBeGreaterThan(60)

  // Tomorrow, when no course is over.
  const tomorrow = addDays(localTime(Date.now(), 'Europe/Vienna').date, 1)
  await visit(page, `/courses?day=${tomorrow}`)
  await main.locator('[data-part="course"]').first().click()
  const date = page
    .getByRole('dialog')
    .locator('dd')
    .filter({ hasText: /\d\s–\s\d/ })
  expect(await shift(date, -2, -1), 'course').toBeGreaterThan(20)
  expect(await date.textContent()).not.toContain(', ')
})

it('LANG-20, BILL-01 the sign for reading on stands beside the text of a television, not on its menu', async () => {
  const page = await arriveInArabic({ width: 1920, height: 1080, deviceScaleFactor: 1 }, '&mode=tv')
  await visit(page, '/billpreview')
  const title = page.locator('main [data-screen-title]')
  await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true)
  const left = await title.evaluate((one) => Number.parseFloat(getComputedStyle(one, '::after').left))
  expect(left).toBe(96)
})

it('BILL-14 the amounts of a bill end at the same place', async () => {
  const page = await arriveInArabic()
  await visit(page, '/billpreview')
  const amounts = page.getByRole('main').locator('li bdi').filter({ hasText: /EUR/ })
  await amounts.first().waitFor()
  const ends = await amounts.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().right)),
  )
  expect(ends.length).toBeGreaterThan(5)
  expect(new Set(ends).size).toBe(1)
})
