import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { place } from '../harness.tsx'
import { readStyles } from '../rendering.ts'
import { firstOf, heading, openCart, openShop, send } from './openShop.ts'

const thanks = () => heading('Thank you, your order has been sent.')
const dialog = () => within(screen.getByRole('dialog', { name: 'Order again' }))

it('SCONST-15 orders again in four taps from home, at today’s prices, and says before what cannot be had', async () => {
  readStyles()
  const app = await openCart()
  await send(app)
  await thanks()
  app.close()

  // Since then the water has become dearer, the cheese is no longer offered, and the burger has a required choice.
  const kept = JSON.parse(localStorage.getItem('shop-past-orders') ?? '')
  const [water] = kept.orders[0].lines
  const burger = { ...water, id: '1019', shop_item_title: 'Burger' }
  kept.orders[0].lines = [
    { ...water, price: 3.9 },
    { ...water, id: '404', shop_item_title: 'Quargel' },
    burger,
  ]
  localStorage.setItem('shop-past-orders', JSON.stringify(kept))

  const { user, desk } = await openShop('/', { hotel: app.hotel })
  await heading(/good (morning|afternoon|evening|night)/i)
  // Home also links to the order itself, which has the shop's name.
  const links = await screen.findAllByRole('link', { name: /^Room service/ })
  await user.click(firstOf(links.filter((link) => link.getAttribute('href')?.includes('/shop/flow/'))))
  await user.click(await screen.findByRole('button', { name: /^Order again/ }))
  await screen.findByRole('dialog', { name: 'Order again' })
  const lines = () =>
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(lines()).toEqual([
    '1 × Mineral waterNow EUR\u00a04.20 each, previously EUR\u00a03.90EUR\u00a04.20',
    '1 × QuargelNo longer on offer',
    '1 × BurgerThe choices have changed. Choose again',
  ])
  expect(dialog().getByRole('link', { name: 'Choose again' }).getAttribute('href')).toMatch(
    /^\/ONEapp\/shop\//,
  )
  expect(await desk.list('orders')).toHaveLength(1)
  await user.click(dialog().getByRole('link', { name: /^Add to cart\u00a0· EUR\u00a04.20$/ }))
  await heading('Cart')
  await user.click(screen.getByRole('button', { name: /^Send order/ }))
  await thanks()
  expect((await desk.list('orders')).map(({ cart }) => cart)).toHaveLength(2)
  expect(place()).toBe('/shop/cart')
})

it('of a shop that has closed says so, and adds nothing', async () => {
  const app = await openCart()
  await send(app)
  await thanks()
  app.close()
  // In another tab, which does not show the confirmation of the order.
  sessionStorage.clear()
  const { user } = await openShop('/shop/cart', {
    hotel: app.hotel,
    before: (desk) => desk.tell('shop', { id: 1, isOpen: false }),
  })
  await user.click(await screen.findByRole('button', { name: /^Order again/ }))
  await screen.findByText('Room service is closed at the moment.')
  expect(dialog().queryByRole('link')).toBeNull()
})
