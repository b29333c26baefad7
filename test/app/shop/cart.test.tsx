import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, place, signIn } from '../harness.tsx'
import {
  counter,
  fillCart,
  firstOf,
  heading,
  openBurgerCart,
  openCart,
  openShop,
  shopList,
} from './openShop.ts'

it('CART-01 an empty cart says so and leads back to the shop', async () => {
  const { user } = await openShop('/shop/cart')
  expect(await screen.findByText('Your cart is empty')).toBeDefined()
  const back = screen.getByRole('link', { name: 'Back to the shop' })
  // The shop's address comes from the menu.
  await waitFor(() => expect(back.getAttribute('href')).toContain('/shop/flow/1'))
  await user.click(back)
  await shopList('Room service')
})

it('CART-17 shows title, choices, quantity and price of each line, and what it comes to', async () => {
  await openBurgerCart()
  const shop = within(screen.getByRole('region', { name: 'Room service' }))
  const line = within(shop.getByRole('listitem'))
  expect(line.getByText('Burger')).toBeDefined()
  expect(line.getByText('Medium, Bacon')).toBeDefined()
  expect(shop.getByRole('listitem').textContent).toContain('EUR\u00a033.00')
  expect(counter('Burger').number().textContent).toContain('2')
  expect(screen.getByRole('button', { name: /^Send order/ }).textContent).toContain('EUR\u00a033.00')
})

it('CART-08, CART-18 quantities are changed and lines removed where they stand', async () => {
  const app = await openCart()
  await app.user.click(counter('Mineral water').more())
  expect(screen.getByRole('button', { name: /^Send order/ }).textContent).toContain('EUR\u00a08.40')
  await app.user.click(screen.getByRole('button', { name: 'Remove Mineral water' }))
  expect(screen.getByText('Your cart is empty')).toBeDefined()
  // One press takes a line away, another brings all of it back.
  expect(await screen.findByText('Removed: Mineral water')).toBeDefined()
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: /^Send order/ }).textContent).toContain('EUR\u00a08.40')
  expect(screen.getByRole('region', { name: 'Room service' }).textContent).toContain('Mineral water')
  await app.user.click(counter('Mineral water').less())
  await app.user.click(counter('Mineral water').less())
  expect(screen.getByText('Your cart is empty')).toBeDefined()
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: /^Send order/ }).textContent).toContain('EUR\u00a04.20')
})

it('CART-13, CART-14 the cart is there after a reload', async () => {
  const first = await openShop('/shop/flow/1')
  await fillCart(first)
  first.close()
  await openShop('/shop/cart', { hotel: first.hotel })
  await heading('Cart')
  expect(screen.getByRole('region', { name: 'Room service' }).textContent).toContain('Mineral water')
})

it('CART-17 things of two shops stand apart, each with its sum, and have a total', async () => {
  const app = await openShop('/shop/flow/2?groups=21', {
    before: (desk) => desk.tell('shop', { id: 2, opening_time: '00:00:00', closing_time: '00:00:00' }),
  })
  await shopList('Aurora Bar')
  await app.user.click(firstOf(screen.getAllByRole('button', { name: /^One more/ })))
  app.close()
  const room = await openShop('/shop/flow/1', { hotel: app.hotel })
  await fillCart(room)
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toHaveLength(
    2,
  )
  expect(screen.getByRole('region', { name: 'Aurora Bar' }).textContent).toContain('Subtotal')
  expect(screen.getByRole('region', { name: 'Room service' }).textContent).toContain('SubtotalEUR\u00a04.20')
  expect(screen.getByText('Total')).toBeDefined()
})

it('CART-22 signing out empties the cart', async () => {
  const app = await openCart()
  await app.user.click(screen.getByRole('button', { name: 'Guest menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  expect(localStorage.getItem('shop-cart-items')).toBeNull()
})

it('CART-22 another guest at the same screen finds it empty', async () => {
  const first = await openCart()
  first.close()
  await openShop('/shop/cart', { hotel: first.hotel, guest: { room: '106', name: 'Schmidt' } })
  expect(await screen.findByText(/Your cart is empty|Ihr Warenkorb ist leer/)).toBeDefined()
  expect(localStorage.getItem('shop-cart-items')).toBeNull()
})

it('ORD-10, CART-22, GEN-01, GEN-05, SERR-02 a walk-in is asked to sign in, and finds cart and form again after it', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await heading(/good (morning|afternoon|evening|night)/i)
  app.services.history.go('/shop/flow/1')
  await shopList('Room service')
  await app.user.click(screen.getByRole('button', { name: 'Drinks' }))
  await app.user.click(counter('Mineral water').more())
  await app.user.click(screen.getByRole('link', { name: /^View cart/ }))
  await heading('Cart')
  // The condition is shown before the form, not only after the form has been filled in.
  const condition = screen.getByText('Log in to place your order.')
  const form = screen.getByRole('textbox', { name: 'Anything we should know?' })
  expect(condition.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await app.user.type(form, 'A quiet knock')
  await app.user.click(screen.getByRole('button', { name: /^Send order/ }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Log in to place your order.')
  expect(await app.desk.calls({ function: 'transmitOrder' })).toEqual([])
  await app.user.click(within(alert).getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  expect(place()).toBe('/login')
  app.close()

  const guest = await openApp({ hotel: app.hotel, path: '/login?property=1&theme=1' })
  await signIn(guest, '101', 'Berger')
  await heading(/good (morning|afternoon|evening|night)/i)
  // With this many items the cart's would be behind More, so its link is in the app bar.
  await guest.user.click(await screen.findByRole('link', { name: /^Cart/ }))
  await heading('Cart')
  expect(screen.getByText('Mineral water')).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Anything we should know?' }).value).toBe(
    'A quiet knock',
  )
})
