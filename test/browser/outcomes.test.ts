import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive, chooseBurger } from './journeys.ts'

/** Whether all of an element can be seen: inside the window, and under no bar. */
const isInSight = (element: Locator) =>
  element.evaluate((seen: Element) => {
    const { left, right, top, bottom } = seen.getBoundingClientRect()
    const isInWindow = top >= 0 && bottom <= window.innerHeight
    const x = (left + right) / 2
    const isUncovered = [top + 4, bottom - 4].every((y) => seen.contains(document.elementFromPoint(x, y)))
    return isInWindow && isUncovered
  })

async function expectAlert(page: Page, text: RegExp) {
  const alert = page.getByRole('alert').filter({ hasText: text })
  await alert.waitFor()
  await expect.poll(() => isInSight(alert)).toBe(true)
}

/** Fills in a transfer of tomorrow, as the draft of a guest who comes back to it. */
async function openTransfer(page: Page) {
  await page.evaluate(() => {
    const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const form = { from: '1', to: '2', date, start: '10:00', end: '11:00', note: '' }
    sessionStorage.setItem('draft/pickup', JSON.stringify(form))
  })
  await visit(page, '/pickup')
}

const mail = { module: 'SQMOD_EMail', function: 'sendEMail', status: 'ERROR' } as const
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

it.each([
  [360, 640],
  [390, 844],
  [412, 915],
])(
  'SENT-05 at %i by %i what a guest sends and is refused is said on the screen, and announced',
  async (width, height) => {
    const { origin, desk } = await startHotel()
    const { page, allow } = await guest({ width, height })
    allow(/500/)
    await arrive(page, origin)

    await desk.fault({ ...mail, times: 1 })
    await openTransfer(page)
    await press(page, 'Send the request')
    await expectAlert(page, /^Sending the request failed/)

    await desk.fault({ ...mail, times: 1 })
    await visit(page, '/cp/11')
    await page.getByRole('button', { name: 'Send a request' }).first().click()
    await press(page, 'Send request')
    await expectAlert(page, /^Sending the request failed/)

    await desk.fault({ path: '/api/tac/v1/add-booking-class', http: 500, times: 1 })
    await visit(page, '/courses')
    // Tomorrow is within every guest's stay.
    const zone = { weekday: 'short', timeZone: 'Europe/Vienna' } as const
    const tomorrow = new Intl.DateTimeFormat('en-GB', zone).format(Date.now() + 86_400_000)
    if (tomorrow === 'Mon') await press(page, 'Next week')
    await page.getByRole('button', { name: new RegExp(`^\\d+ ${tomorrow}$`) }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^\d+:\d\d [AP]M/, disabled: false })
      .first()
      .click()
    await page.getByLabel('Number of persons').fill('1')
    await press(page, 'Book')
    await expectAlert(page, /^Booking failed/)

    await desk.fault({ module: 'SQMOD_VideoOnDemand', function: 'getBuyMovie', status: 'ERROR', times: 1 })
    await visit(page, '/vod/movies/41')
    await page.getByRole('button', { name: /^Buy/ }).first().click()
    const buy = page.getByRole('dialog')
    await buy.getByRole('button', { name: /^Buy/ }).click()
    await expectAlert(page, /^Purchase failed/)

    await desk.fault({ module: 'SQMOD_RetailSystem', function: 'transmitOrder', status: 'ERROR', times: 1 })
    await page.goto(`${origin}/ONEapp/`)
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    await chooseBurger(page)
    await page.getByRole('button', { name: /^Send order/ }).click()
    await expectAlert(page, /^Your order failed/)
  },
)

it('SENT-05, SENT-09 on a phone whose storage is full, what is known of an order only after a reload stands on the screen, above the button’s bar', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await chooseBurger(page)
  await page.evaluate(() => {
    // The app would make room for what matters more.
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('answer')))
      localStorage.removeItem(key)
    for (let length = 1_000_000; length >= 1; length = Math.floor(length / 2))
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`full ${length} ${at}`, 'x'.repeat(length))
      } catch {
        // Nothing more of this length fits.
      }
  })
  const order = { module: 'SQMOD_RetailSystem', function: 'transmitOrder' }
  await desk.fault({ ...order, delay: 60_000, times: 1 })
  await page.getByRole('button', { name: /^Send order/ }).click()
  await expect.poll(() => desk.orders()).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('sending'))).toBeNull()
  await page.reload()
  await expectAlert(page, /please contact reception to verify your order/)
  expect(await desk.orders()).toHaveLength(1)
})
