import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSignedIn } from './harness.tsx'
import { openShop, shopList } from './shop/openShop.ts'

type App = Awaited<ReturnType<typeof openSignedIn>>

/** The slices in the store. A domain's saga and slices are in one chunk, so no slice means no saga. */
const slices = ({ store }: App) => Object.keys(store.getState())
const lazySlices = ['concierge', 'sleepTimer', 'streaming', 'wakeUp']

it('adds the slice of a lazy domain with the first of its screens', async () => {
  const app = await openSignedIn()
  expect(slices(app)).toEqual(expect.arrayContaining(['session', 'menu', 'weather', 'shopInfos']))
  for (const slice of lazySlices) expect(slices(app)).not.toContain(slice)

  app.services.history.go('/wakeUp')
  await screen.findByRole('heading', { level: 1, name: 'Wake-up' })
  expect(slices(app)).toContain('wakeUp')
  expect(slices(app)).not.toContain('sleepTimer')

  app.services.history.go('/sleeptimer')
  await screen.findByRole('heading', { level: 1, name: 'Sleep timer' })
  expect(slices(app)).toEqual(expect.arrayContaining(['wakeUp', 'sleepTimer']))
})

it('does not load the wake-up saga for a guest who opens the shop', async () => {
  const app = await openShop('/shop/flow/1')
  await shopList('Room service')
  for (const slice of lazySlices) expect(slices(app)).not.toContain(slice)
})

it('starts the shop at home where the device keeps what was ordered before', async () => {
  localStorage.setItem('shop-past-orders', '{}')
  const app = await openSignedIn()
  await waitFor(() => expect(slices(app)).toContain('cart'))
})

it('starts the shop as soon as another tab keeps a cart', async () => {
  const app = await openSignedIn()
  expect(slices(app)).not.toContain('cart')
  localStorage.setItem('shop-cart-titles', '{}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'shop-cart-titles' }))
  await waitFor(() => expect(slices(app)).toContain('cart'))
})
