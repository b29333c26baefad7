import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerInstead } from '../badAnswers.ts'
import { deskOf, openHotel, place } from '../harness.tsx'
import { heading, openShop, send, transmitted } from './openShop.ts'

const content = { module: 'SQMOD_RetailSystem', function: 'getRetailContent' }

const line = (cartId: number, id: string, title: string, price: number, more: object = {}) => ({
  ...{ cartId, id, item_id: id, shopId: 1, shop_item_title: title, price, quantity: 1, sub_items: [] },
  ...more,
})
const water = line(1, '1053', 'Mineral water', 4.2)
/** The hotel has taken it off the menu since the guest put it in. */
const stew = line(2, '9999', 'Stew', 11)
/** A choice of it is gone. */
const burger = line(3, '1019', 'Burger', 14.5, {
  sub_items: [{ sub_item_id: '77', sub_item_title: 'Truffles', price: 3 }],
})

const dish = ({ id, shop_item_title, price }: ReturnType<typeof line>) => ({
  ...{ id, item_id: id, shop_item_title, shop_item_price: price },
})

/** Opens a cart with these lines, whose first menu is the hotel's own, or one that is out of date. */
async function openCartOf(lines: readonly ReturnType<typeof line>[], menu: readonly object[] | null = null) {
  localStorage.setItem('shop-cart-items', JSON.stringify(lines))
  localStorage.setItem('shop-cart-titles', '{"1":"Room service"}')
  localStorage.setItem('shop-list', '[{"id":1}]')
  const hotel = await openHotel()
  const retailContent = { template_data: { template_items: [{ value: 'Room service' }] }, retail_items: menu }
  const answer = menu && (await answerInstead(deskOf(hotel), content, { status: 'OK', retailContent }))
  const app = await openShop('/shop/cart', { hotel })
  await heading('Cart')
  await answer?.()
  return app
}
const row = (item: string) => within(screen.getByText(item).closest('li') as HTMLElement)
const total = (amount: string) => screen.findByRole('button', { name: new RegExp(`^Send order.*${amount}`) })

it('REAL-11 a dish that is gone is marked and left out; the rest can be ordered, and it can be removed', async () => {
  const app = await openCartOf([stew, water])
  await waitFor(() => row('Stew').getByText('No longer on offer'))
  await total('EUR\\s4\\.20')
  expect(row('Stew').queryByRole('group', { name: 'Quantity of Stew' })).toBeNull()
  await send(app)
  await screen.findByText('Thank you, your order has been sent.')
  const [call] = await transmitted(app)
  expect(call).toMatchObject({ status: 'OK', data: { cart: [{ main_item: { item_id: '1053' } }] } })
  // What was not sent is still there, with nothing to send.
  expect(screen.queryByRole('button', { name: /^Send order/ })).toBeNull()
  await app.user.click(row('Stew').getByRole('button', { name: 'Remove Stew' }))
  await waitFor(() => expect(screen.queryByText('Stew')).toBeNull())
})

it('REAL-11 what the hotel refuses because the menu has changed is found out, and the next press sends the rest', async () => {
  const app = await openCartOf([stew, water], [dish(stew), dish(water)])
  await total('EUR\\s15\\.20')
  await send(app)
  await screen.findByText('Your order failed, please try again.')
  await waitFor(() => row('Stew').getByText('No longer on offer'))
  await total('EUR\\s4\\.20')
  await send(app)
  await screen.findByText('Thank you, your order has been sent.')
  expect((await transmitted(app)).map(({ status }) => status)).toEqual(['ERROR', 'OK'])
})

it('REAL-11 a changed price is said beside the old one, and the guest agrees by sending', async () => {
  const cheap = { ...water, price: 3 }
  const app = await openCartOf([cheap], [dish(cheap)])
  await total('EUR\\s3\\.00')
  await send(app)
  await waitFor(() => row('Mineral water').getByText(/Now EUR\s4\.20 each, previously EUR\s3\.00/))
  await total('EUR\\s4\\.20')
  await send(app)
  await screen.findByText('Thank you, your order has been sent.')
  expect(await app.desk.list('orders')).toHaveLength(1)
})

it('REAL-11 a choice that is gone is said, and leads to the dish; the note outlives a reload', async () => {
  const app = await openCartOf([burger, water])
  const isSaid = () => row('Burger').getByText('The choices have changed.')
  await waitFor(isSaid)
  await total('EUR\\s4\\.20')
  expect(JSON.parse(localStorage.getItem('shop-cart-items') ?? '')).toMatchObject([
    { unavailable: 'changed' },
    { id: '1053' },
  ])
  app.close()
  await openShop('/shop/cart', { hotel: app.hotel })
  await heading('Cart')
  isSaid()
  await app.user.click(row('Burger').getByRole('link', { name: 'Choose again' }))
  await heading('Burger')
  expect(place()).toBe('/shop/flow/1/product/1019')
})
