// What a guest does most, counted in taps from home on a phone (FIND-08).
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { arrive } from './journeys.ts'

/** Counts the guest's taps, whatever page they are on. Returns how many there were since it was called last. */
async function countTaps(page: Page) {
  let taps = 0
  await page.context().exposeFunction('tapped', () => {
    taps += 1
  })
  await page.context().addInitScript(() => {
    const { tapped } = window as unknown as { tapped: () => void }
    addEventListener('pointerup', ({ isTrusted }) => isTrusted && tapped(), true)
  })
  return () => {
    const counted = taps
    taps = 0
    return counted
  }
}

/** What is in the way of a finger, or outside the window. */
const isInSight = (control: Locator) =>
  control.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const isWhole = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
    return isWhole && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

it('FIND-08 the key is one tap from home, and three more open the door with the code that is sent', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  const taps = await countTaps(page)
  await arrive(page, origin)
  await page.getByRole('list', { name: 'What you need most' }).getByRole('link').first().tap()
  const open = page.getByRole('button', { name: 'Open door 101' })
  await open.waitFor()
  expect(await isInSight(open)).toBe(true)
  expect(taps()).toBe(1)
  await open.tap()
  await page.getByLabel('Email address').fill('anna@example.com')
  await page.getByRole('button', { name: 'Send code' }).tap()
  await page.getByRole('heading', { name: 'Door 101' }).waitFor()
  const [sent] = (await desk.room<{ key_codes: { code: string }[] }>('101')).key_codes
  await page.getByLabel('Code').fill(sent?.code ?? '')
  await page.getByRole('button', { name: 'Open door' }).tap()
  await page.getByRole('heading', { name: 'Door 101 is open' }).waitFor()
  expect(taps()).toBe(3)
})

it('FIND-08 a burger is in the cart after five taps from home, and the sixth orders it', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  const taps = await countTaps(page)
  await arrive(page, origin)
  await page.getByRole('link', { name: /^Room service/ }).tap()
  const burger = page.getByRole('link', { name: /^Burger/ })
  // Further down the list, of which only the rows near the window are rendered.
  await expect
    .poll(async () => {
      if ((await burger.count()) === 0) await page.evaluate(() => scrollBy(0, innerHeight / 2))
      return burger.count()
    })
    .toBe(1)
  await burger.tap()
  await page.getByRole('radio', { name: /Medium/ }).tap()
  await page.getByRole('button', { name: /^Add to cart/ }).tap()
  await page
    .getByRole('dialog', { name: 'Added to your cart' })
    .getByRole('button', { name: 'Go to cart' })
    .tap()
  const send = page.getByRole('button', { name: /^Send order/ })
  await send.waitFor()
  expect(await isInSight(send)).toBe(true)
  expect(taps()).toBe(5)
  await send.tap()
  await page.getByText('Thank you, your order has been sent.').waitFor()
  expect(taps()).toBe(1)
  expect(await desk.orders()).toMatchObject([{ room: '101', cart: [{ main_item: { amount: 1 } }] }])
})

it('FIND-08 a message of the hotel is answered by the second tap from home', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  const taps = await countTaps(page)
  await arrive(page, origin)
  await page.getByRole('link', { name: /^\d+ unread message/ }).tap()
  await heading(page, 'Messages')
  const call = page.getByRole('main').getByRole('button', { name: 'Call: Reception' })
  const write = page.getByRole('main').getByRole('link', { name: 'Email' })
  for (const reply of [call, write]) expect(await isInSight(reply)).toBe(true)
  expect(await write.getAttribute('href')).toBe('mailto:desk@aurora.example')
  expect(taps()).toBe(1)
  await call.tap()
  await expect
    .poll(() => desk.get<{ target: string }[]>('quickcalls'))
    .toMatchObject([{ room: '101', target: 'reception' }])
  expect(taps()).toBe(1)
})
