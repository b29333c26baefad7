import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { chooseBurger, signIn, start } from './journeys.ts'

it('ORD-02, ORD-04, ORD-05, ORD-21 a guest signs in and orders dinner from a phone', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await page.goto(start(origin))
  await signIn(page)
  await chooseBurger(page)
  await page.getByRole('button', { name: /^Send order/ }).click()
  await page.getByText('Thank you, your order has been sent.').waitFor()

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

it('RT-24, RT-25, RT-27, SHELL-25 a channel lost in the middle of the order form loses nothing', async () => {
  const { origin, desk } = await startHotel()
  const { page, allow } = await guest()
  allow(/WebSocket connection/)
  await page.goto(start(origin))
  await signIn(page)
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
