import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { enterPersons, openCourses, openStrength } from './courses/helpers.ts'
import { openApp } from './harness.tsx'
import { fillCart, heading } from './shop/openShop.ts'

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

it('SCONST-12 cart, shops, what was taken out and the token stay on the device under their names', async () => {
  const app = await openCourses()
  await enterPersons(app, await openStrength(app), '1')
  await screen.findByText('Your course is booked.')
  expect(localStorage.getItem('auth-token')).toMatch(/^[\w-]{43}$/)
  app.services.history.go('/shop/flow/1')
  await fillCart(app)
  expect(stored('shop-cart-items')).toMatchObject([{ shop_item_title: 'Mineral water', quantity: 1 }])
  expect(stored('shop-cart-titles')).toEqual({ 1: 'Room service' })
  expect(stored('shop-list')).toEqual([{ id: 1 }])
  app.close()

  const again = await openApp({ hotel: app.hotel, path: '/shop/cart?property=1&theme=1' })
  await heading('Cart')
  await again.user.click(await screen.findByRole('button', { name: /^Remove.*Mineral water/ }))
  expect(stored('shop-removed-item-shop-id')).toBe(1)
})
