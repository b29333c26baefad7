import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { start } from './journeys.ts'
import { faultsInLargeText } from './largeText.ts'
import { misfits } from './misfits.ts'
import { tenFootFaults } from './tenFootFaults.ts'

it('PROD-01 the screens of a television are read, and accessible, also in text of 200 %', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/404|Failed to load resource/] })
  await page.goto(start(origin, '1', '&mode=tv&autologin=1&room=101&name=Berger'))
  await page.locator('main [data-screen-title]').waitFor()
  expect(await faultsInLargeText(page)).toEqual([])
})

it.each(['en', 'de', 'ar'])(
  "SHOP-20, SHOP-37 in %s a shop's hours stand beside its picture",
  async (language) => {
    const { origin, desk } = await startHotel()
    // Open at every hour, so that no notice over the screen says that the shop is closed.
    await desk.post('shop', { id: 2, opening_time: '12:00:01', closing_time: '12:00:00' })
    const { page } = await guest({ width: 1920, height: 1080 })
    await page.goto(start(origin, '1', `&mode=tv&lang=${language}&autologin=1&room=101&name=Berger`))
    await page.locator('main [data-screen-title]').waitFor()
    await visit(page, '/shop/flow/2')
    const isCovered = await page.locator('main ul > li', { hasText: /12:00/ }).evaluate((hours) => {
      const range = document.createRange()
      range.selectNodeContents(hours)
      const { left, right, top } = range.getBoundingClientRect()
      return [left + 2, right - 2].some((x) => !hours.contains(document.elementFromPoint(x, top + 8)))
    })
    expect(isCovered).toBe(false)
  },
)

it('SHOP-21 a television says what a shop is, and shows the first row of what it offers', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv&autologin=1&room=101&name=Berger'))
  await page.locator('main [data-screen-title]').waitFor()
  await visit(page, '/shop/flow/1')
  await page.getByText('Fresh from our kitchen to your door, by day and by night.').waitFor()
  await settle(page)
  const dish = await page.locator('main section li').first().boundingBox()
  expect((dish?.y ?? 0) + (dish?.height ?? 1080)).toBeLessThanOrEqual(1080 * 0.975)
})

it('SHELL-25, RT-25 a lost channel is said inside the safe area of a television, and covers nothing of the rail', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/WebSocket connection/] })
  await page.goto(start(origin, '1', '&mode=tv&autologin=1&room=101&name=Berger'))
  const rail = page.getByRole('banner')
  const hotel = rail.getByText('Hotel Aurora')
  await hotel.waitFor()
  // The hotel has answered the requests of the sign-in: without a channel it would refuse them.
  await rail.getByRole('link', { name: 'Room control' }).waitFor()
  await desk.fault({ refuse: 600 })
  await desk.fault({ drop: true })
  const line = page.getByRole('status').filter({ hasText: 'The connection to the hotel is lost' })
  await line.getByText(/^As of/).waitFor()
  expect(await tenFootFaults(page)).toEqual([])
  const [lineBox, hotelBox] = [await line.boundingBox(), await hotel.boundingBox()]
  expect(hotelBox?.y).toBeGreaterThan((lineBox?.y ?? 0) + (lineBox?.height ?? 0))
})

it('SHELL-25, EPG-01 out of the hotel’s reach the guide of a television stays below the line that says so', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/WebSocket connection/] })
  await page.goto(start(origin, '1', '&mode=tv&autologin=1&room=101&name=Berger'))
  await page.getByRole('banner').getByRole('link', { name: 'Room control' }).waitFor()
  await visit(page, '/epg')
  await desk.fault({ refuse: 600 })
  await desk.fault({ drop: true })
  const line = page.getByRole('status').filter({ hasText: 'The connection to the hotel is lost' })
  await line.getByText(/^As of/).waitFor()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown')
  const programme = page.getByRole('main').getByRole('heading', { level: 2 })
  const [lineBox, programmeBox] = [await line.boundingBox(), await programme.boundingBox()]
  expect(programmeBox?.y).toBeGreaterThan((lineBox?.y ?? 0) + (lineBox?.height ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

it('TVX-52 out of the hotel’s reach the phone’s code is whole below the line that says so, and no sign promises more to read', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/WebSocket connection/] })
  await page.goto(start(origin, '1', '&mode=tv&autologin=1&room=101&name=Berger'))
  await page.getByRole('banner').getByRole('link', { name: 'Room control' }).waitFor()
  await desk.fault({ refuse: 600 })
  await desk.fault({ drop: true })
  const line = page.getByRole('status').filter({ hasText: 'The connection to the hotel is lost' })
  await line.getByText(/^As of/).waitFor()
  await visit(page, '/pickup')
  await page.getByText(/^This needs a connection to the hotel/).waitFor()
  const code = await page.getByRole('button', { name: 'Continue on your phone' }).boundingBox()
  const lineBox = await line.boundingBox()
  expect(code?.y).toBeGreaterThan((lineBox?.y ?? 0) + (lineBox?.height ?? 0))
  const title = page.getByRole('heading', { level: 1, name: 'Transfer' })
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => title.evaluate((one) => getComputedStyle(one, '::after').content)).toBe('none')
})

it.each(['en', 'de', 'fi', 'ru'])(
  'TVX-53 in %s the languages of the films’ settings are whole',
  async (language) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width: 1920, height: 1080, allow: [/404/] })
    await page.goto(start(origin, '1', `&mode=tv&lang=${language}&autologin=1&room=101&name=Berger`))
    await page.locator('main [data-screen-title]').waitFor()
    await visit(page, '/vod/browse')
    await page
      .locator('main [data-tour="vod-settings"]')
      .or(page.locator('main button').last())
      .last()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').first().waitFor()
    const { right } = await dialog.evaluate((one) => one.getBoundingClientRect())
    const ends = await dialog
      .locator('label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(4)
    expect(Math.max(...ends)).toBeLessThanOrEqual(right)
  },
)

it('BNAV-11, ROOM-15, ROOM-18, CLEAN-01 in German no word of the rail or of a room’s controls is broken', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv&lang=de&autologin=1&room=101&name=Berger'))
  await page.locator('main [data-screen-title]').waitFor()
  await visit(page, '/room-control')
  const found: string[] = []
  for (const room of ['Ganze Suite', 'Wohnzimmer', 'Schlafzimmer 1', 'Schlafzimmer 2', 'Bad', 'Eingang']) {
    await page.getByRole('main').getByRole('tab', { name: room, exact: true }).click()
    await settle(page)
    found.push(...(await misfits(page)).map((misfit) => `${room}: ${misfit}`))
  }
  expect(found).toEqual([])
})

it.each(['en', 'ru'])('TV-05 in %s no word of the remote control is broken', async (language) => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/404/] })
  await page.goto(start(origin, '1', `&mode=tv&lang=${language}&autologin=1&room=101&name=Berger`))
  await page.locator('main [data-screen-title]').waitFor()
  await visit(page, '/remote-control')
  await page.getByRole('button', { name: /^TV living room/ }).click()
  await page.locator('[data-part="rockers"]').waitFor()
  expect(await misfits(page)).toEqual([])
})

it('SHOP-29, ORD-21 the price of a dish stays beside its quantity, and the total of an order inside its card', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv&lang=en&autologin=1&room=101&name=Berger'))
  await page.locator('main [data-screen-title]').waitFor()
  const rightOf = (text: string) =>
    page
      .getByRole('main')
      .getByText(text)
      .last()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().right
      })
  for (const [group, dish] of [
    [12, 'Clear beef broth'],
    [14, 'Tagliatelle with prawns'],
  ] as const) {
    await visit(page, `/shop/flow/1?groups=${group}`)
    await page.getByRole('button', { name: `One more ${dish}` }).click()
    await page.getByRole('button', { name: `One less ${dish}` }).waitFor()
  }
  const less = await page.getByRole('button', { name: 'One less Tagliatelle with prawns' }).boundingBox()
  expect(await rightOf('EUR 19.00')).toBeLessThan(less?.x ?? 0)

  await visit(page, '/shop/cart')
  await page.getByRole('button', { name: /^Send order/ }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Order 90' })
  const box = await card.boundingBox()
  expect(await rightOf('EUR 27.50')).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return `${activeElement?.closest('header') ? 'rail' : 'screen'}: ${activeElement?.textContent ?? ''}`
  })

it.each([
  { language: 'en', towards: 'ArrowLeft', back: 'ArrowRight', isAtRight: false },
  { language: 'ar', towards: 'ArrowRight', back: 'ArrowLeft', isAtRight: true },
])(
  'PROD-01, BNAV-02, BNAV-03, ROOM-15 the rail is one press beside the first row of home, in $language',
  async ({ language, towards, back, isAtRight }) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width: 1920, height: 1080, locale: language })
    await page.goto(start(origin, '1', `&mode=tv&lang=${language}&autologin=1&room=101&name=Berger`))
    await page.locator('[data-screen-title]').waitFor()
    const home = page.locator('header nav a[aria-current="page"]')
    await home.waitFor()
    await expect.poll(async () => ((await home.boundingBox())?.x ?? 0) > 960).toBe(isAtRight)

    // The first tile has the focus, and the light is the last of its row.
    const first = page.locator('main ul > li > a').first()
    await expect.poll(() => first.evaluate((tile) => tile === document.activeElement)).toBe(true)
    // Of their places in the row, because the tile with the focus is lifted.
    const light = page.locator('main').getByRole('switch').first()
    await expect
      .poll(async () =>
        Math.abs(
          ((await light.locator('xpath=ancestor::li[1]').boundingBox())?.y ?? 0) -
            ((await first.locator('..').boundingBox())?.y ?? 9),
        ),
      )
      .toBeLessThan(2)

    await page.keyboard.press(towards)
    await expect.poll(() => focused(page)).toMatch(/^rail/)
    await page.keyboard.press(back)
    await expect.poll(() => focused(page)).toMatch(/^screen/)
    // The first rows of tiles are whole: the lower edge of the screen cuts nothing off.
    const bottoms = await page
      .locator('main ul > li')
      .evaluateAll((tiles) => tiles.slice(0, 9).map((tile) => tile.getBoundingClientRect().bottom))
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(1080 * 0.975)
  },
)
