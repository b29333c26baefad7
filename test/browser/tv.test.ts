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
  expect(sockets.every((url) => !url.includes('mobile=true'))).toBe(true)

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
  const dialog = page.getByRole('dialog')
  await press(
    page,
    dialog
      .getByRole('link', { name: 'Go to cart' })
      .or(dialog.getByRole('button', { name: 'Go to cart' }))
      .first(),
  )
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()

  // Back leads where the guest came from, forward again by the bottom navigation.
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Burger' }).waitFor()
  await press(page, page.getByRole('link', { name: /^Cart/ }))

  await press(page, page.getByRole('button', { name: /^Send order/ }))
  await page.getByText('Thank you, your order has been sent.').waitFor()
  expect(await desk.orders()).toHaveLength(1)
}, 90_000)

it('PROD-01 the focus is always seen', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv'))
  const name = page.getByLabel('Last name')
  await steerTo(page, name)
  const ring = await name.evaluate((element) => getComputedStyle(element).boxShadow)
  expect(ring).not.toBe('none')
})
