import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { hear, unheard } from './heard.ts'
import { arrive, chooseBurger, signIn, start } from './journeys.ts'
import { press } from './remote.ts'

/** What a screen reader reads on each screen, in this order. The result of a press has the focus or is announced. */
const heard: Record<string, RegExp[]> = {
  home: [
    /^button Menu$/,
    /^heading Good \w+, Anna \[level=1\]$/,
    /^heading At your service \[level=2\]$/,
    /^list At your service$/,
    /^link Room service From our kitchen/,
    /^navigation Main$/,
    /^link More \d waiting$/,
  ],
  shop: [
    /^heading Room service \[level=1\]$/,
    /^navigation Groups$/,
    /^button Search in Room service$/,
    /^button Show only: All$/,
    /^button Main dishes$/,
    /^heading Main dishes \[level=2\]$/,
    /^list Main dishes$/,
    /^link Burger .* EUR 14\.50$/,
    /^group Quantity of Tafelspitz$/,
    /^button One more Tafelspitz$/,
  ],
  dish: [
    /^heading Burger \[level=1\]$/,
    /^group How done\? Choose one$/,
    /^radiogroup How done\?$/,
    /^radio Medium$/,
    /^group Extras Choose up to 3$/,
    /^checkbox Bacon \+ EUR 2\.00$/,
    /^group Quantity of Burger$/,
    /^button One less Burger \[disabled\]$/,
    /^button One more Burger$/,
    /^button Add to cart · EUR 14\.50 \[disabled\]$/,
  ],
  'chosen dish': [
    /^radio Medium \[checked\]$/,
    /^checkbox Bacon \+ EUR 2\.00 \[checked\]$/,
    /^button Add to cart · EUR 16\.50$/,
  ],
  'shop with a cart': [
    /^link Cart, 1 in the cart$/,
    /^link Burger .* 1 in the cart$/,
    /^link View cart · 1 · EUR 16\.50$/,
  ],
  cart: [
    /^heading Cart \[level=1\]$/,
    /^heading Room service \[level=2\]$/,
    /^link Burger$/,
    /^button Remove Burger$/,
    /^radiogroup Where to\?$/,
    /^radio To your room Room 101 \[checked\]$/,
    /^group When\?$/,
    /^button As soon as possible /,
    /^group How will you pay\?$/,
    /^radio Charge to my room \[checked\]$/,
    /^textbox Anything we should know\?$/,
    /^button Send order · EUR 16\.50$/,
  ],
  sent: [
    /^heading Thank you, your order has been sent\. \[level=1\]$/,
    /^listitem$/,
    /^link Back to the shop$/,
  ],
}

it('ORD-02, ORD-04, ORD-05, ORD-21 a guest signs in and orders dinner from a phone, by eye or by ear', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await page.goto(start(origin))
  await signIn(page)
  const wrong: Record<string, string[]> = {}
  const look = async (screen: string) => {
    const { lines, faults } = await hear(page)
    const found = [...faults, ...unheard(lines, heard[screen] ?? [])]
    if (found.length > 0) wrong[screen] = found
  }
  const isTitleInFocus = () =>
    page.waitForFunction(() => document.activeElement === document.querySelector('main h1'))
  // Home renders its lower sections later.
  await expect.poll(async () => unheard((await hear(page)).lines, heard.home ?? [])).toEqual([])
  await look('home')
  await chooseBurger(page, look)
  await isTitleInFocus()
  await look('cart')
  await page.getByRole('button', { name: /^Send order/ }).click()
  await page.getByText('Thank you, your order has been sent.').waitFor()
  await isTitleInFocus()
  await look('sent')
  expect(wrong).toEqual({})

  const [order] = await desk.orders()
  expect(order).toMatchObject({ room: '101', shop_id: 1, guestName: 'Anna Berger', location: 'Room 101' })
  expect(order?.cart).toEqual([
    {
      main_item: expect.objectContaining({
        name: 'Burger',
        amount: 1,
        price: 14.5,
        sub_items: [
          expect.objectContaining({ name: 'Medium', amount: 1, price: 0 }),
          expect.objectContaining({ name: 'Bacon', amount: 1, price: 2 }),
        ],
      }),
    },
  ])
})

it('RT-24, RT-25, RT-27, ERR-15, SHELL-25 a channel lost in the middle of the order form loses nothing', async () => {
  const { origin, desk } = await startHotel()
  const { page, allow } = await guest()
  allow(/WebSocket connection/)
  await arrive(page, origin)
  await chooseBurger(page)
  const note = page.getByRole('textbox', { name: 'Anything we should know?' })
  await note.fill('No onions, please')

  await desk.fault({ refuse: 1 })
  await desk.fault({ drop: true })
  await page.getByText(/connection to the hotel is lost/).waitFor()
  await page.waitForEvent('load')
  await page.getByRole('button', { name: /^Send order/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/ONEapp/shop/cart')
  expect(await page.getByRole('textbox', { name: 'Anything we should know?' }).inputValue()).toBe(
    'No onions, please',
  )

  await page.getByRole('button', { name: /^Send order/ }).click()
  await page.getByText('Thank you, your order has been sent.').waitFor()
  const orders = await desk.orders()
  expect(orders).toHaveLength(1)
  expect(orders[0]?.additional_text).toContain('No onions, please')
})

it('PROD-01 a guest finds a dish on the TV by its name, and the arrows lead out of the field again', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv' })
  await press(page, page.getByRole('link', { name: /^Room service/ }))
  // The list replaces its skeleton: the element to steer to has to be rendered before.
  await page.getByRole('heading', { level: 2, name: 'Starters' }).waitFor()
  await press(page, page.getByRole('main').getByRole('button', { name: 'Search', exact: true }))
  const field = page.getByRole('searchbox', { name: 'Search in Room service' })
  // While the field is empty, an arrow key leaves it, and the field becomes a button again.
  await page.keyboard.press('ArrowDown')
  await field.waitFor({ state: 'detached' })
  await press(page, page.getByRole('main').getByRole('button', { name: 'Search', exact: true }))
  // Back on an empty field closes the field, and does not leave the shop.
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('grun')
  await page.getByText('1 item found').waitFor()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Clear the search',
  )
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const wine = page.getByRole('link', { name: /^Grüner Veltliner/ })
  expect(await wine.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Grüner Veltliner' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('1 item found').waitFor()
  expect(await field.inputValue()).toBe('grun')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 2, name: 'Starters' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/ONEapp/shop/flow/1')
})

it.each([
  ['/shop/flow/1', 'en'],
  ['/shop/flow/2', 'ar'],
])(
  'SHOP-39 on a phone, the first item of %s in %s is in the upper part of the window; search and diets are beside the groups',
  async (path, lang) => {
    const { origin, desk } = await startHotel()
    // Eight in the evening, when each of the shops is open.
    await desk.clock('2026-11-26T19:00:00Z')
    const { page } = await guest()
    await page.goto(start(origin, '1', `&lang=${lang}&autologin=1&room=101&name=Berger`))
    await page.locator('main [data-screen-title]').waitFor()
    await visit(page, path)
    const first = page.locator('main [data-tour="shop-items"] > li').first()
    await settle(page)
    expect((await first.boundingBox())?.y).toBeLessThan(480)
    const line = page.locator('main [data-tour="shop-groups"] nav')
    // One press filters, and the name says by what.
    const filter = line.getByRole('button').nth(1)
    const names: (string | null)[] = []
    for (let press = 0; press < 4; press++) {
      names.push(await filter.getAttribute('aria-label'))
      await filter.click()
    }
    expect(new Set(names.slice(0, 3)).size).toBe(3)
    expect(names[3]).toBe(names[0])
    await line.getByRole('button').first().click()
    await page.keyboard.type('xyz')
    expect(await page.getByRole('searchbox').inputValue()).toBe('xyz')
  },
)
