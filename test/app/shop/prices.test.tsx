import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerInstead } from '../badAnswers.ts'
import { readStyles } from '../rendering.ts'
import { heading, openShop, product, send, shopList, transmitted } from './openShop.ts'

const content = { module: 'SQMOD_RetailSystem', function: 'getRetailContent' }

const dish = (id: number, title: string, price: unknown, flow: unknown[] = []) => ({
  id,
  item_id: String(id),
  shop_item_title: title,
  shop_item_price: price,
  purchase_flow: flow,
})
const choice = (id: number, title: string, price: unknown, difference: unknown = 0) => ({
  sub_item_id: id,
  sub_item_title: title,
  sub_item_price: price,
  sub_item_price_diff: difference,
})
const sides = {
  id: 1,
  title: 'Sides',
  min_selects: 0,
  max_selects: 2,
  sub_items: [choice(11, 'Bread', '0,60'), choice(12, 'Salad', '1,00', 'CHF 2.-'), choice(13, 'Soup', 'ask')],
}

/** Opens room service with these dishes. */
async function openWith(path: string, items: unknown[]) {
  let ready: Promise<() => Promise<void>> | undefined
  const opening = openShop(path, {
    before: async (desk) => {
      ready = answerInstead(desk, content, {
        status: 'OK',
        retailContent: {
          template_data: { template_items: [{ value: 'Room service' }] },
          retail_items: items,
        },
      })
      await ready
    },
  })
  const app = await opening
  await (await ready)?.()
  return app
}

it('REAL-09 a price that is a text is shown, summed and sent as the hotel means it', async () => {
  const app = await openWith('/shop/flow/1', [
    dish(1053, 'Mineral water', '4,20'),
    dish(2, 'Caviar', '1.234,50'),
    dish(3, 'Tea', '€ 9.90'),
  ])
  await shopList('Room service')
  expect(product(/^Caviar/).textContent).toContain('EUR\u00a01,234.50')
  expect(product(/^Tea/).textContent).toContain('EUR\u00a09.90')
  await app.user.click(screen.getByRole('button', { name: 'One more Mineral water' }))
  await app.user.click(screen.getByRole('link', { name: /^View cart.*EUR\s4\.20/ }))
  await heading('Cart')
  await send(app)
  await heading('Thank you, your order has been sent.')
  const [call] = await transmitted(app)
  expect(call?.data).toMatchObject({ cart: [{ main_item: { amount: 1, item_id: '1053', price: 4.2 } }] })
})

it('REAL-09 the prices of choices are read, too, and one that cannot be read cannot be chosen', async () => {
  readStyles()
  const app = await openWith('/shop/flow/1/product/5', [dish(5, 'Stew', '12,50', [sides])])
  await heading('Stew')
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Soup Not for sale at the moment.' }),
  ).toHaveProperty('disabled', true)
  await app.user.click(screen.getByRole('checkbox', { name: /^Bread/ }))
  await app.user.click(screen.getByRole('checkbox', { name: /^Salad/ }))
  await app.user.click(screen.getByRole('button', { name: /^Add to cart.*EUR\s16\.10/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Go to cart' }))
  await heading('Cart')
  await send(app)
  // The hotel, which does not know the dish, refuses it.
  const [call] = await waitFor(async () => {
    const calls = await transmitted(app)
    expect(calls).toHaveLength(1)
    return calls
  })
  expect(call?.data).toMatchObject({
    cart: [{ main_item: { price: 12.5, sub_items: [{ price: 0.6 }, { price: 3 }] } }],
  })
})

it('REAL-09 a dish whose price cannot be read is not sold, and says so in the list and on its page', async () => {
  const app = await openWith('/shop/flow/1', [
    dish(5, 'Lobster', '1,234', [sides]),
    dish(6, 'Oysters', 'ask us'),
  ])
  await shopList('Room service')
  expect(product(/^Oysters/).textContent).toContain('Not for sale at the moment.')
  expect(screen.queryByRole('button', { name: 'One more Oysters' })).toBeNull()
  await app.user.click(product(/^Lobster/))
  await heading('Lobster')
  expect(within(screen.getByRole('main')).getByText('Not for sale at the moment.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
