import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { arrive, chooseBurger, signIn, start } from './journeys.ts'

const transmitOrder = { module: 'SQMOD_RetailSystem', function: 'transmitOrder' }

const send = (page: Page) => page.getByRole('button', { name: /^Send order/ })
const thanks = (page: Page) => page.getByText('Thank you, your order has been sent.')
const emptyCart = (page: Page) => page.getByText('Your cart is empty')

/** A guest with a burger in the cart, in two tabs, which the browser runs in one process or in two. */
async function twoTabs({ hasLocks = true, isOneProcess = false } = {}) {
  const hotel = await startHotel()
  const { page: a, allow } = await guest()
  const context = a.context()
  // A page that is served over plain HTTP has no Web Locks.
  if (!hasLocks)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    )
  await a.goto(start(hotel.origin))
  await signIn(a)
  const cart = `${hotel.app}/shop/cart?property=1&theme=1`
  const opened = context.waitForEvent('page')
  if (isOneProcess) await a.evaluate((address) => void window.open(address), cart)
  else await context.newPage()
  const b = await opened
  if (!isOneProcess) await b.goto(cart)
  await emptyCart(b).waitFor()
  await chooseBurger(a)
  await send(b).waitFor()
  return { ...hotel, a, b, allow }
}

const tabs = [
  ['two processes', false],
  ['one process', true],
] as const

it.each(tabs)(
  'ORD-21 an order that one tab has sent is offered by none any more, in %s',
  async (_, isOneProcess) => {
    const { a, b, desk } = await twoTabs({ isOneProcess })
    await desk.fault({ ...transmitOrder, delay: 600_000 })
    await send(a).click()
    // The order is being sent when the guest presses the button in the other tab.
    await expect.poll(() => desk.orders()).toHaveLength(1)
    await send(b).click()
    await desk.clearFaults()
    await thanks(a).waitFor()
    await emptyCart(b).waitFor()
    expect(await send(b).count()).toBe(0)
    // Both tabs show the order that the guest waits for.
    await b.getByRole('link', { name: /Room service.*Burger/ }).waitFor()
    expect(await desk.orders()).toHaveLength(1)
  },
)

it.each([true, false])(
  'two tabs that send at the same moment order one dinner, locks: %s',
  async (hasLocks) => {
    const { a, b, desk } = await twoTabs({ hasLocks })
    await desk.fault({ ...transmitOrder, delay: 600_000 })
    await Promise.all([send(a).click(), send(b).click()])
    await expect.poll(() => desk.orders()).toHaveLength(1)
    await desk.clearFaults()
    for (const tab of [a, b]) await thanks(tab).or(emptyCart(tab)).first().waitFor()
    expect(await desk.orders()).toHaveLength(1)
    if (hasLocks) expect(await desk.calls(transmitOrder)).toHaveLength(1)
  },
)

it('SES-30 who logs out in one tab is signed in nowhere on the device', async () => {
  const { app, a, b, allow } = await twoTabs()
  await a.getByRole('button', { name: 'Guest menu' }).click()
  await a.getByRole('menuitem', { name: 'Log out' }).click()
  for (const tab of [a, b]) {
    await tab.getByLabel('Room').waitFor()
    expect(new URL(tab.url()).pathname).toBe('/ONEapp/login')
    expect(tab.url()).not.toMatch(/Berger|room=101/)
  }

  // The next guest finds nothing of the one before in either tab, and is signed in in both.
  // That guest's room has no control; the other tab may ask with the token that the sign-in has just replaced.
  allow(/404 .*roomcontrol/)
  await signIn(a, '201', 'Miller')
  await b.goto(`${app}/shop/cart?property=1&theme=1`)
  await emptyCart(b).waitFor()
})

it('SES-30 on a phone whose storage is full, who logs out in one tab is gone from the other when it is looked at', async () => {
  const { origin } = await startHotel()
  const { page: a } = await guest()
  const context = a.context()
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (this === window.localStorage) throw new DOMException('', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  const b = await context.newPage()
  await arrive(a, origin)
  await arrive(b, origin)
  await a.getByRole('button', { name: 'Guest menu' }).click()
  await a.getByRole('menuitem', { name: 'Log out' }).click()
  await a.getByLabel('Room').waitFor()
  await b.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await b.getByLabel('Room').waitFor()
  for (const page of [a, b]) {
    expect(page.url()).not.toMatch(/Berger|room=101/)
    expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage))).not.toMatch(/Berger/)
  }
})
