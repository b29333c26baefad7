import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { start } from './journeys.ts'
import { press, steerTo } from './remote.ts'

it('PROD-01, MODE-20, RT-02 a guest orders dinner on the TV with arrows, OK and Back alone', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto(start(origin, '1', '&mode=tv'))

  await steerTo(page, page.getByLabel('Room'))
  await page.keyboard.type('101')
  await steerTo(page, page.getByLabel('Last name'))
  await page.keyboard.type('Berger')
  await press(page, page.getByRole('checkbox', { name: /terms and conditions/ }))
  await press(page, page.getByRole('button', { name: 'Sign in', exact: true }))
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  expect(sockets).not.toEqual([])
  expect(sockets.filter((url) => url.includes('mobile=true'))).toEqual([])

  await press(page, page.getByRole('link', { name: /^Room service/ }))
  await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
  await press(
    page,
    page
      .getByRole('link', { name: 'Main dishes' })
      .or(page.getByRole('button', { name: 'Main dishes' }))
      .first(),
  )
  await press(page, page.getByRole('link', { name: /^Burger/ }))
  await page.getByRole('heading', { level: 1, name: 'Burger' }).waitFor()
  await press(page, page.getByRole('radio', { name: /Medium/ }))
  await press(page, page.getByRole('button', { name: /^Add to cart/ }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Go to cart' }))
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()

  // Back leads to the shop, and the bottom navigation leads to the cart again.
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
  await press(page, page.getByRole('link', { name: /^Cart/ }))

  await press(page, page.getByRole('button', { name: /^Send order/ }))
  await page.getByText('Thank you, your order has been sent.').waitFor()
  expect(await desk.orders()).toHaveLength(1)
})

/** Whether a screenshot of the focused element differs from one of the same element without the focus. */
async function isFocusSeen(page: Page): Promise<boolean> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  const clip = await focused.evaluate(async (element) => {
    // The page may still be scrolling to the element.
    let top = Number.NaN
    while (top !== element.getBoundingClientRect().top) {
      top = element.getBoundingClientRect().top
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    const margin = 8
    const { left, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
    const width = Math.min(window.innerWidth, right + margin) - x
    const height = Math.min(window.innerHeight, bottom + margin) - y
    return element !== document.body && width > 0 && height > 0 ? { x, y, width, height } : null
  })
  if (!clip) return false
  const withFocus = await page.screenshot({ clip })
  await focused.evaluate((element) => element.blur())
  const without = await page.screenshot({ clip })
  await focused.evaluate((element) => element.focus({ preventScroll: true }))
  return !withFocus.equals(without)
}

/** Presses the keys one by one. Counts the elements that had the focus, and lists those whose focus was not visible. */
async function walk(page: Page, keys: string[]) {
  const visited = new Set<string>()
  const unseen: string[] = []
  for (const key of keys) {
    await page.keyboard.press(key)
    // The code of the spatial navigation is loaded with the first key.
    await page.waitForFunction(() => document.activeElement !== document.body)
    const place = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '')
    if (visited.has(place)) continue
    visited.add(place)
    if (!(await isFocusSeen(page))) unseen.push(place)
  }
  return { visited: visited.size, unseen }
}

const down = (times: number) => new Array<string>(times).fill('ArrowDown')

it('PROD-01 the focus is seen on the sign-in', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv'))
  await page.getByLabel('Last name').waitFor()
  const atSignIn = await walk(page, down(6))
  expect(atSignIn.unseen).toEqual([])
  expect(atSignIn.visited).toBeGreaterThanOrEqual(4)
})
