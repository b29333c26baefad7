import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { arrive, chooseBurger } from './journeys.ts'

const transmitOrder = { module: 'SQMOD_RetailSystem', function: 'transmitOrder' }

/** The guest reloads. The page may reload by itself at the same time, because the hotel is back: either load counts. */
const reload = (page: Page) => page.reload().catch(() => page.waitForLoadState('load'))

it('ORD-12, ORD-14, ORD-15, ORD-22, SERR-03, SERR-04, RT-25 wherever the channel is lost, there is one order or none, and the guest knows which', async () => {
  const { origin, desk } = await startHotel()
  const { page, allow } = await guest()
  allow(/WebSocket connection/)
  const send = page.getByRole('button', { name: /^Send order/ })
  await arrive(page, origin)
  await chooseBurger(page)

  // Lost before the order is sent: it stays in the cart, and the page reloads when the hotel is back.
  await desk.fault({ refuse: 100 })
  await desk.fault({ drop: true })
  await page.locator('button[aria-disabled="true"]', { hasText: 'Send order' }).waitFor()
  await send.press('Enter')
  await page
    .getByRole('status')
    .getByText('Available again as soon as the hotel can be reached.')
    .first()
    .waitFor()
  expect(await desk.orders()).toEqual([])
  const again = page.waitForEvent('load')
  await desk.fault({ refuse: 0 })
  await send.press('Enter')
  await again

  // Lost after the order was sent and before the response: the kitchen has the order; the guest is asked to verify it.
  await desk.fault({ ...transmitOrder, delay: 60_000, times: 1 })
  await send.dblclick()
  await expect.poll(() => desk.orders()).toHaveLength(1)
  await desk.fault({ drop: true })
  const doubt = page.getByText(/please contact reception to verify your order/)
  await doubt.waitFor()
  await reload(page)
  await doubt.waitFor()

  // A guest who sends the order again is asked to confirm that, and does not get a second dinner.
  await send.click()
  const question = page.getByRole('dialog', { name: 'Has your order arrived?' })
  await question.getByRole('button', { name: 'Send it again' }).click()
  const thanks = page.getByText('Thank you, your order has been sent.')
  await thanks.waitFor()
  expect(await desk.orders()).toHaveLength(1)

  // Lost after the response: the thanks stay, and the cart stays empty.
  await desk.fault({ drop: true })
  await reload(page)
  await thanks.waitFor()
  expect(await send.count()).toBe(0)
  expect(await desk.orders()).toHaveLength(1)
  const sent = await desk.calls(transmitOrder)
  expect(sent.map(({ status }) => status)).toEqual(['OK', 'OK'])
})
